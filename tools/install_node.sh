#!/bin/sh
# Makes sure that the app without a server can be built: Node runs its Python at build time, npm fetches it.
# Quiet and harmless when it is there already.
set -eu

command -v node >/dev/null && command -v npm >/dev/null && exit 0

give_up() {
    echo "The app without a server needs Node 18 or newer and npm on PATH to be built. $1 (Debian's packages: nodejs npm)." >&2
    echo "Until then its tests are skipped by name; with CI=true nothing is." >&2
    [ "${CI:-}" != true ] || exit 1
    exit 0
}

command -v apt-get >/dev/null || give_up "Please install them with your package manager"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    { command -v sudo && sudo -n true; } >/dev/null 2>&1 || give_up "Please install them as root"
    as_root="sudo"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing Node and npm ..."
if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y \
        --no-install-recommends -o DPkg::Lock::Timeout=300 nodejs npm; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

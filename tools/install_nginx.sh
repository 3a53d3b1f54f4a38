#!/bin/sh
# Makes sure that the test behind a real reverse proxy finds one.
# Quiet and harmless when it is there already.
set -eu

command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] && exit 0

give_up() {
    echo "The test behind a reverse proxy needs nginx on PATH. $1 (Debian's package: nginx-light)." >&2
    echo "Until then its tests are skipped by name; with CI=true nothing is." >&2
    [ "${CI:-}" != true ] || exit 1
    exit 0
}

command -v apt-get >/dev/null || give_up "Please install it with your package manager"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    { command -v sudo && sudo -n true; } >/dev/null 2>&1 || give_up "Please install it as root"
    as_root="sudo"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing nginx ..."
# RUNLEVEL=1: only the program is wanted, not a server that starts by itself.
if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y \
        --no-install-recommends -o DPkg::Lock::Timeout=300 nginx-light; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

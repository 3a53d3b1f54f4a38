#!/bin/sh
# Makes sure that the browser tests and the screenshots find what they need of the system.
# Quiet and harmless when it is there already.
set -eu

has_browser() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

# Playwright's driver is linked to it, and a bare Debian lacks it.
has_libatomic() {
    [ "$(uname)" != Linux ] || /sbin/ldconfig -p | grep -F libatomic.so.1
}

give_up() {
    # Playwright's own browser needs no root; whether it starts depends on the system's libraries.
    if [ -x .venv/bin/playwright ] && .venv/bin/playwright install chromium >/dev/null 2>&1; then
        echo "No Chromium on PATH: Playwright's own is used." >&2
        exit 0
    fi
    echo "The browser tests need Chromium or Google Chrome on PATH, and on Linux libatomic." >&2
    echo "$1 (Debian's packages:$missing)." >&2
    echo "Until then its tests are skipped by name; with CI=true nothing is." >&2
    [ "${CI:-}" != true ] || exit 1
    exit 0
}

missing=""
# The app ships its own typeface; DejaVu is the fallback for a sign that it lacks.
has_browser >/dev/null || missing="$missing chromium fonts-dejavu-core"
has_libatomic >/dev/null || missing="$missing libatomic1"
[ -n "$missing" ] || exit 0

command -v apt-get >/dev/null || give_up "Please install them with your package manager"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    { command -v sudo && sudo -n true; } >/dev/null 2>&1 || give_up "Please install them as root"
    as_root="sudo"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing$missing ..."
if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 $missing; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

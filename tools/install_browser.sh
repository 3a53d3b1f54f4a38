#!/bin/sh
# Makes sure that a Chromium is on PATH for the browser tests and the screenshots.
# Quiet and harmless when it is there already.
set -eu

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done

# The app ships its own typeface; DejaVu is the fallback for a sign it lacks.
packages="chromium fonts-dejavu-core"

if ! command -v apt-get >/dev/null 2>&1; then
    echo "The browser tests need Chromium or Google Chrome on PATH." >&2
    echo "Please install it with your package manager (Debian's packages: $packages)." >&2
    exit 1
fi

if [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif command -v sudo >/dev/null 2>&1; then
    as_root="sudo"
else
    echo "The browser tests need these packages: $packages" >&2
    echo "Please run as root: apt-get install $packages" >&2
    exit 1
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing $packages ..."
if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 $packages; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

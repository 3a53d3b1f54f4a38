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

missing=""
# The app ships its own typeface; DejaVu is the fallback for a sign that it lacks.
has_browser >/dev/null || missing="chromium fonts-dejavu-core"
has_libatomic >/dev/null || missing="${missing:+$missing }libatomic1"

needs="The browser tests need Chromium or Google Chrome on PATH, and on Linux libatomic."
. "$(dirname "$0")/install.sh"

# Playwright's own browser needs no root; whether it starts depends on the system's libraries.
give_up_unless_bundled() {
    if [ -x .venv/bin/playwright ] && .venv/bin/playwright install chromium >/dev/null 2>&1; then
        echo "No Chromium on PATH: Playwright's own is used." >&2
        exit 0
    fi
}
if [ -n "$missing" ]; then
    can_install || give_up_unless_bundled
    check_can_install
    install $missing
fi

# Debian also has Chromium without what nobody sees in a test: 40 % less work. All goes without it.
missing="chromium-headless-shell"
if [ "$(. /etc/os-release 2>/dev/null && echo "$ID")" = debian ] && can_install \
    && ! command -v "$missing" >/dev/null; then
    (check_can_install && install "$missing") || echo "The tests do without $missing." >&2
fi

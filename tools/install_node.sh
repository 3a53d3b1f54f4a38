#!/bin/sh
# Makes sure that the app without a server can be built: Node runs its Python at build time, npm fetches it.
# Quiet and harmless when it is there already.
set -eu

command -v node >/dev/null && command -v npm >/dev/null && exit 0

missing="nodejs npm"
needs="The app without a server needs Node 18 or newer and npm on PATH to be built."
. "$(dirname "$0")/install.sh"
check_can_install
install nodejs npm

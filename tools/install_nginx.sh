#!/bin/sh
# Makes sure that the test behind a real reverse proxy finds one.
# Quiet and harmless when it is there already.
set -eu

command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] && exit 0

missing="nginx-light"
needs="The test behind a reverse proxy needs nginx on PATH."
. "$(dirname "$0")/install.sh"
check_can_install
install nginx-light

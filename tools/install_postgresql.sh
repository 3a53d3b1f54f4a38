#!/bin/sh
# Makes sure that the tests of the store in PostgreSQL find a server to start.
# Quiet and harmless when it is there already.
set -eu

found() {
    command -v initdb || ls /usr/lib/postgresql/*/bin/initdb
}

found >/dev/null 2>&1 && exit 0

give_up() {
    echo "The tests of tables in PostgreSQL need its server (initdb, postgres). $1 (Debian's package: postgresql)." >&2
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
echo "Installing PostgreSQL ..."
# The tests start a server of their own; none is wanted that starts by itself.
if ! { $as_root apt-get update &&
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y \
        --no-install-recommends -o DPkg::Lock::Timeout=300 postgresql-common &&
    $as_root sed -i 's/^#* *create_main_cluster.*/create_main_cluster = false/' \
        /etc/postgresql-common/createcluster.conf &&
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y \
        --no-install-recommends -o DPkg::Lock::Timeout=300 postgresql; } >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi

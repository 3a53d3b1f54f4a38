#!/bin/sh
# Makes sure that the tests of the store in PostgreSQL find a server to start.
# Quiet and harmless when it is there already.
set -eu

found() {
    command -v initdb || ls /usr/lib/postgresql/*/bin/initdb
}

found >/dev/null 2>&1 && exit 0

missing="postgresql"
needs="The tests of tables in PostgreSQL need its server (initdb, postgres)."
. "$(dirname "$0")/install.sh"
check_can_install
install postgresql-common
# The tests start a server of their own; none is wanted that starts by itself.
quietly $as_root sed -i 's/^#* *create_main_cluster.*/create_main_cluster = false/' \
    /etc/postgresql-common/createcluster.conf
install postgresql

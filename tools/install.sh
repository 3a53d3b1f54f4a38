# Shared by the scripts that make sure of one program: sourced, not run.
#   missing="what Debian calls the packages"; needs="The tests of X need Y on PATH."
#   check_can_install   ends the script, with a line that says what to do, if nobody may install
#   install PACKAGE...  quietly; what went wrong is shown

give_up() {
    echo "$needs $1 (Debian's packages: $missing)." >&2
    echo "Until then its tests are skipped by name; with CI=true nothing is." >&2
    [ "${CI:-}" != true ] || exit 1
    exit 0
}

as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo -n"

can_install() {
    command -v apt-get && { [ -z "$as_root" ] || $as_root true; }
} >/dev/null 2>&1

check_can_install() {
    can_install || give_up "Please install it as root, or with your package manager"
    echo "Installing $missing ..."
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    quietly $as_root apt-get update
}

# RUNLEVEL=1: only the programs are wanted, no server that starts by itself.
install() {
    quietly $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y \
        --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
}

quietly() {
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
}

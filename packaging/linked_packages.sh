# shellcheck shell=bash disable=SC2154  # variables of setup.sh
# Functions of setup.sh: the newest versions of what is linked into the executable, and no version with known faults.
# They use these variables and functions of setup.sh: lock, logs, stamps, system, say, fail.

# What is linked in is asked for once a day.
asked_today() { [[ -n $(find "$stamps/asked" -mmin -1440 2>/dev/null) ]]; }

# minimum_of PACKAGE: this system's minimum version in dependencies.lock; empty if every version will do.
minimum_of() {
    awk -v name="deb:$1" -v prefix="${system// /-}:" \
        '$1 == name { for (i = 2; i <= NF; i++) if (index($i, prefix) == 1) print substr($i, length(prefix) + 1) }' "$lock"
}

# require_minimums PACKAGE...: stops if an installed package is older than its minimum.
require_minimums() {
    local package minimum version
    for package in "$@"; do
        minimum=$(minimum_of "$package")
        [[ -n $minimum ]] || continue
        version=$(dpkg-query -W -f='${Version}' "$package" 2>/dev/null) || version=
        # shellcheck disable=SC2310  # one command
        dpkg --compare-versions "${version:-0}" ge "$minimum" ||
            fail "$package ${version:-is missing; it} has faults that $minimum fixes. Run: sudo apt-get update && sudo apt-get install $package"
    done
}

# upgrade_packages PACKAGE...: installs newer versions if there are any. Without the archive or without rights it says so
# and leaves the installed ones, which require_minimums checks.
upgrade_packages() {
    local as_root=() reached=yes
    # shellcheck disable=SC2310  # one command
    ! asked_today || return 0
    if [[ $(id -u) != 0 ]]; then
        if ! sudo -n true 2>/dev/null; then
            say "warning: newer packages are not installed without root. Run now and then: sudo apt-get update && sudo apt-get install --only-upgrade $*"
            touch "$stamps/asked"
            return 0
        fi
        as_root=(sudo -n)
    fi
    # One archive of several can fail: what the others offer is installed nevertheless.
    {
        "${as_root[@]}" apt-get update -q -o APT::Update::Error-Mode=any || reached=no
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --only-upgrade --no-install-recommends \
            -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@" || reached=no
    } >"$logs/upgrade.log" 2>&1 9>&-
    if [[ $reached == yes ]]; then
        touch "$stamps/asked"
    else
        say "warning: not all of the newest packages could be installed (build/logs/upgrade.log)"
        # Asks again in an hour.
        touch -d '23 hours ago' "$stamps/asked"
    fi
}

# date_of_package PACKAGE: the day of its version. Debian gives no file of a package a later time.
date_of_package() {
    local seconds
    # Small images leave out the documentation.
    seconds=$({ dpkg-query -L "$1" | tr '\n' '\0' | xargs -0 stat -c '%Y %F' 2>/dev/null || true; } |
        awk '/regular file$/ { print $1 }' | sort -n | tail -n 1)
    date -u -d "@$seconds" +%F
}

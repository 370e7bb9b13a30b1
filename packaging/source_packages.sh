# shellcheck shell=bash disable=SC2154  # variables of setup.sh
# Functions of setup.sh for Debian source packages, with apt lists of their own.
# They use these variables of setup.sh: build, keyring, lock, logs, stamps, system.

lock_field() { awk -v name="$1" -v field="$2" '$1 == name { print $field }' "$lock"; }
lock_suites() { awk -v name="$1" '$1 == name { for (i = 4; i <= NF; i++) print $i }' "$lock"; }

# The URL of a suite's archive: on Debian the one that this machine's apt uses, else the public one that python-apt-common
# names. Without a security archive of its own, a machine uses the one beside its main archive.
archive_of() {
    local main address='' codename
    if [[ $system == debian* ]]; then
        codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
        main=$(archive_in_use "$codename")
        [[ $1 != *-security ]] || address=$(archive_in_use "$codename-security")
    else
        # http, because apt verifies the signatures of the lists.
        main=$(awk '/^BaseURI:/ { sub("^https", "http", $2); print $2; exit }' /usr/share/python-apt/templates/Debian.info)
    fi
    [[ -n $main ]] || { echo "no archive of Debian is known for $1" >&2; return 1; }
    [[ $1 == *-security ]] || address=$main
    echo "${address:-${main%/}-security}"
}
archive_in_use() {
    # shellcheck disable=SC2016  # apt fills in these names
    apt-get indextargets --format '$(CODENAME) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
        awk -v codename="$1" '$1 == codename && $2 == "main" && !found++ { print $3 }'
}

# apt_for SUITES COMMAND...: runs apt with separate sources, lists and cache, never the machine's. SUITES is one suite,
# or several joined by '+'.
apt_for() {
    local suite=$1 command=$2 folder=$build/apt/$1
    shift 2
    "$command" -q -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=- \
        -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root \
        -o Acquire::Languages=none -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false "$@"
}
prepare_suite() {
    local suite folder=$build/apt/$1
    # Older lists may name files that no longer exist.
    [[ -z $(find "$folder/ready" -mmin -60 2>/dev/null) ]] || return 0
    mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
    : >"$folder/sources.list"
    for suite in ${1//+/ }; do
        echo "deb-src [signed-by=$keyring] $(archive_of "$suite") $suite main" >>"$folder/sources.list"
    done
    # shellcheck disable=SC2310  # one command
    apt_for "$1" apt-get update -o APT::Update::Error-Mode=any || return 1
    touch "$folder/ready"
}

offered_version() {
    # apt_for SUITE apt-cache showsrc may list several versions and packages.
    apt_for "$1" apt-cache showsrc "$2" 2>/dev/null |
        awk '/^Package:/ { name = $2 } /^Version:/ && name == "'"$2"'" { print $2 }' | sort -V | tail -n 1
}
# newest_source PACKAGE: the version that would be fetched now. Asks once a day. Without the archive, the version of the last
# day on which it answered.
newest_source() {
    local suite version answer=$stamps/offered-$1
    if [[ -z $(find "$answer" -mmin -1440 2>/dev/null) ]]; then
        for suite in $(lock_suites "$1"); do
            # shellcheck disable=SC2310  # the next suite may answer
            (flock 8 && prepare_suite "$suite") 8>"$build/.sources.lock" >>"$logs/sources.log" 2>&1 9>&- || continue
            version=$(offered_version "$suite" "$1")
            # shellcheck disable=SC2310  # one command
            if [[ -n $version ]] && dpkg --compare-versions "${version#*:}" ge "$(lock_field "$1" 2)"; then
                printf '%s' "$version" >"$answer"
                break
            fi
        done
    fi
    cat "$answer" 2>/dev/null || true
}

# Source packages of one suite share apt's folder: one download at a time.
fetch_source() {
    (flock 8 && fetch_source_alone "$1") 8>"$build/.sources.lock"
}
# fetch_source_alone PACKAGE: puts the patched source into build/sources/PACKAGE, upstream's version into a file
# PACKAGE.version beside it, and Debian's version with its day into PACKAGE.package.
fetch_source_alone() {
    local package=$1 minimum suite version folder=$build/sources
    minimum=$(lock_field "$package" 2)
    mkdir -p "$folder/download"
    for suite in $(lock_suites "$package"); do
        # shellcheck disable=SC2310  # a partly prepared suite cannot be read either
        if ! prepare_suite "$suite"; then
            echo "suite $suite cannot be read"
            continue
        fi
        version=$(offered_version "$suite" "$package")
        echo "$suite offers $package ${version:-not at all}"
        [[ -n $version ]] || continue
        dpkg --compare-versions "${version#*:}" ge "$minimum" || continue
        # An index can name files that were removed from its archive. Then the next suite is tried.
        # shellcheck disable=SC2310  # one command
        if ! (cd "$folder/download" && apt_for "$suite" apt-get source --download-only "$package=$version"); then
            continue
        fi
        rm -rf "${folder:?}/$package"
        # Needs no further verification: apt has compared every file with the signed index.
        dpkg-source --no-check -x "$folder/download/${package}_${version#*:}.dsc" "$folder/$package"
        printf '%s %s\n' "$version" "$(date -u -d "@$(dpkg-parsechangelog -l "$folder/$package/debian/changelog" -S Timestamp)" +%F)" \
            >"$folder/$package.package"
        # Upstream's part of the version: without epoch, Debian revision and repacking marks.
        version=${version#*:}
        version=${version%-*}
        printf '%s' "${version%%[+~]*}" >"$folder/$package.version"
        return 0
    done
    echo "no suite offers $package $minimum or later"
    return 1
}

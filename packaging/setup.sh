#!/usr/bin/env bash
# Installs and builds what this project needs on Debian 12, Debian 13 and Ubuntu 24.04.
# Usage: packaging/setup.sh [build|test|check|bench|fuzz]...   (build is always included; default: build)
# Everything except apt packages is installed into build/. Each part has a stamp file with a hash of its inputs, so a
# second run does nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
build=$root/build
deps=$build/deps
tools=$build/tools
stamps=$build/stamps
logs=$build/logs
lock=packaging/dependencies.lock

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }
# shellcheck source=packaging/linked_packages.sh
. packaging/linked_packages.sh
# shellcheck source=packaging/source_packages.sh
. packaging/source_packages.sh

groups=(build)
for group in "$@"; do
    case $group in
        build) ;;
        test | check | bench | fuzz | train) groups+=("$group") ;;
        *) fail "unknown group '$group'; use build, test, check, bench, fuzz or train." ;;
    esac
done

# Packages of all supported systems. The section "Debian packages" adds those of one system.
build_packages=(g++ lld cmake ninja-build ccache make patch xz-utils zopfli dpkg-dev python3 ca-certificates tzdata
    libsqlitecpp-dev libargon2-dev libssl-dev zlib1g-dev liblzma-dev nlohmann-json3-dev libcli11-dev libtomlplusplus-dev
    libspdlog-dev libabsl-dev doctest-dev)
# shellcheck disable=SC2034  # read by name below
# The fonts contain characters that the interface's font lacks; aiosmtpd receives the emails of the tests; systemd-analyze
# examines the service.
test_packages=(chromium-headless-shell fonts-dejavu-core fonts-noto-color-emoji python3-aiosmtpd systemd wrk)
# shellcheck disable=SC2034
check_packages=(clang-format-16 clang-tidy-16 git shellcheck)
# shellcheck disable=SC2034
bench_packages=(wrk hey)
# shellcheck disable=SC2034
fuzz_packages=(clang-16 libclang-rt-16-dev libfuzzer-16-dev)
# shellcheck disable=SC2034
train_packages=(liblinear-dev)

mkdir -p "$stamps" "$logs"
system=$(. /etc/os-release 2>/dev/null && echo "${ID:-unknown} ${VERSION_ID:-}" || echo unknown)

# ---- Exit early if no input has changed ----
hash_files() { cat -- "$@" 2>/dev/null | sha256sum | cut -c1-32; }
lock_files=(ui/package-lock.json)
[[ " ${groups[*]} " != *' test '* ]] || lock_files+=(tests/e2e/package-lock.json)
state() {
    printf '%s ' "$system" "${groups[@]}"
    # shellcheck disable=SC2310  # a file may be missing
    hash_files packaging/setup.sh packaging/linked_packages.sh packaging/source_packages.sh "$lock" packaging/httplib-definitions.txt "${lock_files[@]}" || true
    stat -c %Y /var/lib/dpkg/status 2>/dev/null || true
}
everything_in_place() {
    [[ -f $deps/lib/libhttplib.a && -f $deps/lib/libsqlite3.a && -f $deps/lib/libcurl.a ]] &&
        [[ -x $tools/node && -f $deps/include/dependency_versions.h && -f $deps/include/build_date.h ]] || return 1
    local file
    for file in "${lock_files[@]}"; do
        [[ ! -f $file || -d $(dirname "$file")/node_modules ]] || return 1
    done
}
whole_stamp=$stamps/setup-$(IFS=-; echo "${groups[*]}")
# shellcheck disable=SC2310  # they only check
if asked_today && everything_in_place && [[ -f $whole_stamp && $(<"$whole_stamp") == "$(state)" ]]; then exit 0; fi

# Concurrent set-ups would overwrite each other's files.
exec 9>"$build/.setup.lock"
flock 9

# ---- Debian packages ----
# Name for `fitapp --version`, and the package that determines the version.
linked_packages=(OpenSSL:libssl-dev Argon2:libargon2-dev SQLiteCpp:libsqlitecpp-dev nlohmann-json:nlohmann-json3-dev
    CLI11:libcli11-dev toml++:libtomlplusplus-dev spdlog:libspdlog-dev Abseil:libabsl-dev tzdata:tzdata 'CA certificates:ca-certificates'
    fmt:libfmt-dev zlib:zlib1g-dev liblzma:liblzma-dev 'GNU C Library:libc6-dev')
case $system in
    'debian 12') ;;
    # Legacy zones such as US/Pacific are a separate package there, and the static OpenSSL needs zstd.
    'debian 13')
        build_packages+=(tzdata-legacy libzstd-dev)
        linked_packages+=(zstd:libzstd-dev)
        ;;
    'ubuntu 24.04') build_packages+=(tzdata-legacy debian-archive-keyring python-apt-common) ;;
    *)
        fail "this is ${system% }, but only Debian 12, Debian 13 and Ubuntu 24.04 are supported; elsewhere use the \
container: docker build -t fitapp . && docker run -p 127.0.0.1:8080:8080 -v fitapp:/data fitapp"
        ;;
esac
case "$system ${groups[*]}" in
    ubuntu*' test'*)
        fail "the tests need Debian's chromium-headless-shell, which Ubuntu does not have: run them on Debian 12 or 13. \
./run build and ./run serve work here."
        ;;
    'debian 13'*' check'*)
        fail "the checks need clang-format-16, which Debian 13 does not have: run them on Debian 12 or Ubuntu 24.04. \
./run build, serve and test work here."
        ;;
    'debian 13'*' fuzz'*)
        fail "fuzzing needs clang-16, which Debian 13 does not have: run it on Debian 12 or Ubuntu 24.04. \
./run test works here and runs the seeds."
        ;;
esac

linked=()
for name in "${linked_packages[@]}"; do linked+=("${name#*:}"); done
packages=("${build_packages[@]}")
for group in "${groups[@]}"; do
    list="${group}_packages[@]"
    [[ $group == build ]] || packages+=("${!list}")
done
[[ -x $tools/node ]] || command -v npm >/dev/null || packages+=(nodejs npm)
# Keys of the newer suites. A point release added them to Debian 12.
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[[ $system != 'debian 12' || -f /usr/share/keyrings/debian-archive-trixie-automatic.gpg ]] || refresh_keyring=yes

installed=" $(dpkg-query -W -f='${Package}=${db:Status-Status} ' "${packages[@]}" 2>/dev/null || true)"
missing=()
for package in "${packages[@]}"; do
    [[ $installed == *" $package=installed "* ]] || missing+=("$package")
done
[[ -z ${refresh_keyring:-} ]] || missing+=(debian-archive-keyring)

if ((${#missing[@]})); then
    if [[ $(id -u) == 0 ]]; then
        as_root=()
    elif command -v sudo >/dev/null; then
        as_root=(sudo)
    else
        fail "run this once as root, or install sudo: these packages are missing: ${missing[*]}"
    fi
    say "installing ${#missing[@]} packages"
    # Ignores a failed update, because the failing archive may not be needed. The installation fails if it is.
    {
        "${as_root[@]}" apt-get update -q || true
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
            -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "${missing[@]}"
    } >"$logs/apt.log" 2>&1 9>&- || {
        tail -n 15 "$logs/apt.log" >&2
        fail "apt-get could not install ${missing[*]}: see build/logs/apt.log."
    }
fi
upgrade_packages "${linked[@]}"
require_minimums "${linked[@]}"

# ---- Parts: each has a stamp, a log, and an error message ----
# part NAME STAMP-TEXT RESULT FUNCTION: runs FUNCTION unless RESULT exists and was built from STAMP-TEXT.
part() {
    local name=$1 wanted=$2 result=$3 function=$4
    local stamp=$stamps/$name log=$logs/$name.log
    [[ -e $result && -f $stamp && $(<"$stamp") == "$wanted" ]] && return
    say "preparing $name"
    rm -f "$stamp"
    # In a subshell, because 'set -e' has no effect inside a function that is called in a condition.
    set +e
    (set -e; "$function") >"$log" 2>&1 9>&-
    local code=$?
    set -e
    if ((code != 0)); then
        tail -n 15 "$log" >&2
        fail "$name could not be prepared: see build/logs/$name.log, then run the same command again."
    fi
    printf '%s' "$wanted" >"$stamp"
}

compiler_flags=(-g0 -fPIE -fno-omit-frame-pointer -fstack-protector-strong -fstack-clash-protection
    -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -ffunction-sections -fdata-sections)
# Exceptions must not pass through C code, so it needs no tables to unwind its stack.
c_flags=("${compiler_flags[@]}" -fno-asynchronous-unwind-tables)
definitions_of() { sed -n 's/^\([A-Z].*\)$/-D\1/p' "$1"; }

build_httplib() {
    fetch_source cpp-httplib
    local source=$build/sources/cpp-httplib
    mkdir -p "$deps/include" "$deps/lib" "$deps/src"
    # split.py does not replace newer files, even if they are from another version.
    rm -rf "$build/sources/httplib-split"
    (cd "$source" && python3 split.py -o "$build/sources/httplib-split")
    cp "$build/sources/httplib-split/httplib.h" "$deps/include/httplib.h"
    cp "$build/sources/httplib-split/httplib.cc" "$deps/src/httplib.cc"
    local definitions
    mapfile -t definitions < <(definitions_of packaging/httplib-definitions.txt)
    ((${#definitions[@]}))
    g++ -std=c++20 -Os "${compiler_flags[@]}" "${definitions[@]}" -I"$deps/include" -c "$deps/src/httplib.cc" \
        -o "$build/sources/httplib.o"
    rm -f "$deps/lib/libhttplib.a"
    ar rcs "$deps/lib/libhttplib.a" "$build/sources/httplib.o"
}

# Not OMIT_LOAD_EXTENSION: libSQLiteCpp.a refers to it and to the column metadata.
sqlite_definitions=(-DSQLITE_DQS=0 -DSQLITE_THREADSAFE=2 -DSQLITE_DEFAULT_MEMSTATUS=0
    -DSQLITE_LIKE_DOESNT_MATCH_BLOBS -DSQLITE_OMIT_DEPRECATED -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_FTS5)
build_sqlite() {
    fetch_source sqlite3
    local source=$build/sources/sqlite3
    mkdir -p "$deps/include" "$deps/lib" "$deps/src"
    (cd "$source" && ./configure && make sqlite3.c)
    cp "$source/sqlite3.h" "$deps/include/"
    cp "$source/sqlite3.c" "$deps/src/"
    printf '%s\n' "${sqlite_definitions[@]#-D}" >"$deps/src/sqlite3.definitions"
    # docs/adr/0048-sqlite-for-size.md
    gcc -Os "${c_flags[@]}" "${sqlite_definitions[@]}" -I"$deps/include" -c "$deps/src/sqlite3.c" \
        -o "$build/sources/sqlite3.o"
    rm -f "$deps/lib/libsqlite3.a"
    ar rcs "$deps/lib/libsqlite3.a" "$build/sources/sqlite3.o"
}

build_curl() {
    fetch_source curl
    local feature off=()
    for feature in NETRC DICT FILE FTP GOPHER IMAP LDAP LDAPS MQTT POP3 RTSP SMB TELNET TFTP \
        ALTSVC COOKIES DOH GETOPTIONS HSTS; do
        off+=("-DCURL_DISABLE_$feature=ON")
    done
    rm -rf "$build/sources/curl-build"
    cmake -S "$build/sources/curl" -B "$build/sources/curl-build" -G Ninja -DCMAKE_BUILD_TYPE=MinSizeRel \
        -DCMAKE_C_FLAGS="${c_flags[*]}" -DCMAKE_INSTALL_PREFIX="$deps" -DCMAKE_INSTALL_LIBDIR=lib \
        -DBUILD_SHARED_LIBS=OFF -DBUILD_CURL_EXE=OFF -DBUILD_TESTING=OFF -DCURL_USE_OPENSSL=ON \
        -DCURL_ZLIB=OFF -DCURL_BROTLI=OFF -DCURL_ZSTD=OFF -DUSE_NGHTTP2=OFF -DCURL_USE_LIBSSH2=OFF \
        -DCURL_USE_LIBPSL=OFF -DCURL_USE_LIBSSH=OFF -DUSE_LIBIDN2=OFF -DCURL_USE_GSSAPI=OFF -DUSE_LIBRTMP=OFF \
        -DENABLE_MANUAL=OFF -DCURL_CA_BUNDLE=none -DCURL_CA_PATH=none "${off[@]}"
    cmake --build "$build/sources/curl-build"
    cmake --install "$build/sources/curl-build"
}

build_node() {
    local architecture
    case $(dpkg --print-architecture) in
        amd64) architecture=x64 ;;
        arm64) architecture=arm64 ;;
        *) echo "Node is packaged for amd64 and arm64 only"; return 1 ;;
    esac
    mkdir -p "$tools"
    (cd "$tools" && npm install --no-audit --no-fund --no-update-notifier \
        "node-linux-$architecture@$(lock_field npm:node 2)" "npm@$(lock_field npm:npm 2)")
    ln -sfn "$tools/node_modules/node-linux-$architecture/bin/node" "$tools/node"
    "$tools/node" --version
}

install_modules() {
    PATH=$(dirname "$(readlink -f "$tools/node")"):$tools/node_modules/.bin:$PATH \
        npm ci --prefix "$module_folder" --no-audit --no-fund --no-update-notifier
}

# The library versions that `fitapp --version` prints.
write_versions() {
    local name package version
    package_version() {
        local version
        version=$(dpkg-query -W -f='${Version}' "$1") || return
        version=${version#*:}
        version=${version%-*}
        version=${version#0\~}
        printf '%s' "${version%%[+~]*}"
    }
    entry() { printf '    {"%s", "%s", "%s", "%s"},\n' "$@"; }
    # Each is built from a source package.
    source_entry() {
        local package date
        read -r package date <"$build/sources/$2.package"
        entry "$1" "$(<"$build/sources/$2.version")" "$package" "$date"
    }
    {
        echo '// Generated by packaging/setup.sh: the versions of the libraries that are compiled in.'
        echo '#pragma once'
        echo '#include <string_view>'
        echo 'namespace fitapp {'
        echo 'struct DependencyVersion {'
        echo '    std::string_view name;'
        echo '    std::string_view version;  // upstream'"'"'s'
        echo '    std::string_view package;  // the version of the Debian package'
        echo '    std::string_view date;     // the day of that version'
        echo '};'
        echo 'inline constexpr DependencyVersion dependency_versions[] = {'
        source_entry SQLite sqlite3
        source_entry cpp-httplib cpp-httplib
        source_entry curl curl
        for name in "${linked_packages[@]}"; do
            package=${name#*:}
            version=$(package_version "$package")
            entry "${name%%:*}" "$version" "$(dpkg-query -W -f='${Version}' "$package")" "$(date_of_package "$package")"
        done
        echo '};'
        echo '}  // namespace fitapp'
    } | write_if_changed "$deps/include/dependency_versions.h"
    {
        echo '// Generated by packaging/setup.sh: the day on which it asked for the newest libraries.'
        echo '#pragma once'
        echo '#include <string_view>'
        echo 'namespace fitapp {'
        echo "inline constexpr std::string_view build_date = \"$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%F)\";"
        echo '}  // namespace fitapp'
    } | write_if_changed "$deps/include/build_date.h"
}
# An unchanged file keeps its time, because the build depends on it.
write_if_changed() {
    cat >"$1.new"
    if cmp -s "$1.new" "$1"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

recipe() { echo "$system"; declare -f "$1" fetch_source_alone; grep "^$2 " "$lock"; newest_source "$2"; printf '%s\n' "${c_flags[@]}"; }
short() { sha256sum | cut -c1-32; }

prepare_interface() {
    local file
    part node "$({ declare -f build_node; grep '^npm:' "$lock"; } | short)" "$tools/node" build_node
    for file in "${lock_files[@]}"; do
        [[ -f $file ]] || continue
        module_folder=$(dirname "$file")
        part "modules-${module_folder//\//-}" "$(hash_files "$file" "$stamps/node")" "$module_folder/node_modules" install_modules
    done
}

# At the same time, because each of them waits for one core or for the network.
prepared=()
part httplib "$({ recipe build_httplib cpp-httplib; cat packaging/httplib-definitions.txt; } | short)" \
    "$deps/lib/libhttplib.a" build_httplib & prepared+=($!)
part sqlite "$({ recipe build_sqlite sqlite3; echo "${sqlite_definitions[@]}"; } | short)" \
    "$deps/lib/libsqlite3.a" build_sqlite & prepared+=($!)
part curl "$(recipe build_curl curl | short)" "$deps/lib/libcurl.a" build_curl & prepared+=($!)
prepare_interface & prepared+=($!)
for process in "${prepared[@]}"; do
    wait "$process" || failed=yes
done
[[ -z ${failed:-} ]] || exit 1
write_versions

for package in cpp-httplib sqlite3 curl; do
    version=$(<"$build/sources/$package.version")
    tried=$(lock_field "$package" 3)
    [[ $version == "$tried" ]] || say "$package $version is built in; this product was tried with $tried"
done

state >"$whole_stamp"

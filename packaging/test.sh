#!/usr/bin/env bash
# Runs all tests. The last line is `N passed, N failed`. Called by ./run test, which has set everything up.
# Usage: packaging/test.sh [--all]
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
root=$PWD
PATH=$(dirname "$(readlink -f build/tools/node)"):$root/build/tools/node_modules/.bin:$PATH
export PATH
all=no
case ${1:-} in
    '') ;;
    --all) all=yes ;;
    *)
        echo "test: unknown option '$1'; the only option is --all." >&2
        exit 2
        ;;
esac

passed=0
failed=0
logs=build/logs/tests
rm -rf "$logs"
mkdir -p "$logs"
started=$SECONDS

# The tests write thousands of small databases. In memory they do not wait for the disk.
shared=$(df --output=avail --block-size=1M /dev/shm 2>/dev/null | tail -n 1)
if ((${shared:-0} > 2000)) && [[ -w /dev/shm ]]; then
    TMPDIR=$(mktemp -d /dev/shm/fitapp-tests.XXXXXX)
    # Some tests drop their rights.
    chmod 1777 "$TMPDIR"
    export TMPDIR
    trap 'rm -rf "$TMPDIR"' EXIT
fi

# report NAME PASSED FAILED LOG: adds to the totals and prints failures.
report() {
    local name=$1 good=$2 bad=$3 log=$4
    passed=$((passed + good))
    failed=$((failed + bad))
    printf '%-24s %5d passed %4d failed   %4d s\n' "$name" "$good" "$bad" "$((SECONDS - started))"
    ((bad == 0)) || { printf -- '---- %s (full log: %s)\n' "$name" "$log"; grep -v '^passed: ' "$log" | tail -n 80 | sed "s,^,  ,"; printf -- '----\n'; }
}

# count NAME EXIT-CODE LOG PATTERN: PATTERN is a sed expression that turns the last matching line into "PASSED FAILED".
# A suite without such a line, without tests, or with an error after the last test counts as one failure.
count() {
    local name=$1 code=$2 log=$3 pattern=$4 good=0 bad=0 line
    line=$(sed -n "s/\x1b\[[0-9;]*m//g; $pattern" "$log" | tail -n 1)
    [[ -n $line ]] && read -r good bad <<<"$line"
    if [[ -z $line ]] || ((good + bad == 0)) || ((code != 0 && bad == 0)); then
        echo "test: $name ended with code $code after $good passed tests" >>"$log"
        bad=$((bad + 1))
    fi
    report "$name" "$good" "$bad" "$log"
}
doctest_line='s/^\[doctest\] test cases: *[0-9]* *| *\([0-9]*\) passed *| *\([0-9]*\) failed.*/\1 \2/p'
plain_line='s/^ *\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed$/\1 \2/p'

log_of() { printf '%s\n' "$logs/${1//[ \/]/-}.log"; }

# begin NAME COMMAND...: runs a suite in the background. Use `end NAME PATTERN` afterwards.
declare -A processes
begin() {
    local name=$1
    shift
    "$@" >"$(log_of "$name")" 2>&1 </dev/null &
    processes[$name]=$!
}
end() {
    local name=$1 pattern=$2 code
    wait "${processes[$name]}"
    code=$?
    count "$name" "$code" "$(log_of "$name")" "$pattern"
}

# suite NAME PATTERN COMMAND...
suite() {
    local name=$1 pattern=$2
    shift 2
    begin "$name" "$@"
    end "$name" "$pattern"
}

# build NAME PRESET TARGET: a failed build counts as one failure; the other suites still run.
build() {
    local name=$1 preset=$2 target=$3 log=$logs/build-$2-$3.log
    [[ -f build/$preset/build.ninja ]] || cmake --preset "$preset" >"$log" 2>&1
    if ! cmake --build "build/$preset" --target "$target" -- -k 0 >>"$log" 2>&1; then
        grep -E 'error|FAILED|undefined' "$log" | head -n 40
        report "$name" 0 1 "$log"
        return 1
    fi
    printf '%-24s built                       %4d s\n' "$name" "$((SECONDS - started))"
}

# native PRESET OPTION...: runs the test executable of each folder of tests/, two at a time.
native() {
    local preset=$1 folder module modules=()
    shift
    for folder in tests/*/; do
        module=$(basename "$folder")
        compgen -G "${folder}*.cpp" >/dev/null || continue
        [[ $module =~ ^(support)$ ]] || modules+=("$module")
    done
    printf '%s\0' "${modules[@]}" | xargs -0 -P 2 -I{} bash -c \
        'log=$1-$2.log; program=$3/$2_tests; shift 3; "$program" "$@" >"$log" 2>&1 </dev/null; echo $? >"$log.code"' \
        native "$logs/$preset" {} "build/$preset/tests" "$@"
    for module in "${modules[@]}"; do
        count "$preset $module" "$(cat "$logs/$preset-$module.log.code" || echo 1)" "$logs/$preset-$module.log" "$doctest_line"
    done
}

# The test suite "slow" runs only with --all.
filter=(--dt-test-suite-exclude=slow)
[[ $all == no ]] || filter=()

suite 'run' "$plain_line" node packaging/run_test.mjs
suite 'service' "$plain_line" node packaging/service_test.mjs
suite 'linked packages' "$plain_line" node packaging/linked_packages_test.mjs
suite 'compiler cache' "$plain_line" node packaging/ccache_test.mjs

build 'C++ tests' release fitapp_tests
# Suites that leave a core free share the machine.
begin 'interface types' bash -c 'cd ui && node node_modules/typescript/bin/tsc --noEmit && echo "1 passed, 0 failed"'
native release "${filter[@]}"
end 'interface types' "$plain_line"

suite 'interface' "$plain_line" bash -c 'cd ui && node node_modules/vitest/vitest.mjs run'

if build 'executable' release fitapp; then
    suite 'executable' "$plain_line" node packaging/executable_test.mjs build/release/fitapp
    suite 'components' "$plain_line" node packaging/components_test.mjs build/release/fitapp build/release/fitapp.cdx.json
    export FITAPP_EXECUTABLE=$root/build/release/fitapp
    begin 'random workouts 1/2' env FITAPP_SEED=1 FITAPP_WORKOUTS=1000 node tests/tracker/workouts.mjs
    begin 'random workouts 2/2' env FITAPP_SEED=1001 FITAPP_WORKOUTS=1000 node tests/tracker/workouts.mjs
    for script in tests/faults/*.mjs; do
        suite "faults $(basename "$script" .mjs)" "$plain_line" node "$script"
    done
    end 'random workouts 1/2' "$plain_line"
    end 'random workouts 2/2' "$plain_line"
    options=()
    [[ $all == no ]] || options=(--all)
    suite 'browser journeys' "$plain_line" node tests/e2e/run.mjs "${options[@]}"
fi

# Last, because it checks which tests ran.
suite 'coverage of the docs' "$plain_line" bash -c 'node packaging/coverage.mjs && echo "1 passed, 0 failed"'

if [[ $all == yes ]]; then
    for preset in asan tsan; do
        build "C++ tests, $preset" "$preset" fitapp_tests && native "$preset" --dt-test-suite-exclude=slow
    done
    shopt -s nullglob
    # Measures the disk too.
    for script in tests/load/*.mjs; do
        suite "$script" "$plain_line" env -u TMPDIR node "$script"
    done
fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0 && passed > 0))

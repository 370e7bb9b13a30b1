#!/usr/bin/env bash
# Runs fuzz targets, which ./run fuzz has built. Exits with 1 when one of them crashes.
# Usage: packaging/fuzz.sh [TARGET] [-- LIBFUZZER-OPTION...]
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
fuzz=build/fuzz

known=()
for source in tests/fuzz/*_fuzz.cpp; do
    known+=("$(basename "$source" _fuzz.cpp)")
done

targets=("${known[@]}")
if (($#)) && [[ $1 != -- ]]; then
    if [[ " ${known[*]} " != *" $1 "* ]]; then
        echo "fuzz: unknown target '$1'; the targets are ${known[*]}." >&2
        exit 2
    fi
    targets=("$1")
    shift
fi
if (($#)) && [[ $1 != -- ]]; then
    echo "fuzz: unknown argument '$1'; write options of libFuzzer after --." >&2
    exit 2
fi
options=("${@:2}")

mkdir -p "$fuzz/artifacts" "$fuzz/logs"
crashed=()
for target in "${targets[@]}"; do
    # New inputs are stored in the first folder; the seeds are only read.
    corpus=$fuzz/corpus/$target
    mkdir -p "$corpus"
    log=$fuzz/logs/$target.log
    started=$SECONDS
    # libFuzzer uses the last value of an option that is given twice.
    if "$fuzz/targets/$target" -runs=200000 -max_len=4096 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$fuzz/artifacts/$target-" "${options[@]}" "$corpus" "tests/fuzz/seeds/$target" \
        >"$log" 2>&1 </dev/null; then
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        printf '%-10s %10s runs %5d s   ok\n' "$target" "${runs:-0}" "$((SECONDS - started))"
    else
        printf '%-10s crashed after %d s; the whole log is in %s\n' "$target" "$((SECONDS - started))" "$log"
        grep -E 'ERROR|what\(\)|SUMMARY|runtime error|Test unit written' "$log" | head -n 10
        crashed+=("$target")
    fi
done

if ((${#crashed[@]})); then
    echo "fuzz: crashed: ${crashed[*]}. The inputs are in $fuzz/artifacts; run build/fuzz/targets/TARGET FILE to repeat one." >&2
    exit 1
fi

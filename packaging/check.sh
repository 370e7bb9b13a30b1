#!/usr/bin/env bash
# Checks project rules, formatting, lint, types and generated files. Called by ./run check.
# Usage: packaging/check.sh [--all]   (--all: clang-tidy checks every source, not only those that changed last)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
PATH=$PWD/build/tools/node_modules/.bin:$(dirname "$(readlink -f build/tools/node)"):$PATH
export PATH
logs=build/logs/check
mkdir -p "$logs"
failures=()

# check NAME COMMAND...
check() {
    local name=$1 log=$logs/${1// /-}.log
    shift
    if "$@" >"$log" 2>&1; then
        printf 'ok      %s\n' "$name"
    else
        printf 'FAILED  %s\n' "$name"
        tail -n 40 "$log"
        failures+=("$name")
    fi
}

native_files() { find src tests embed -name '*.cpp' -o -name '*.h' 2>/dev/null | sort; }

tidy() {
    # A separate build tree, because clang cannot read GCC's precompiled headers.
    cmake --preset release -B build/tidy -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DFITAPP_UNITY_BUILD=OFF &&
        cmake --build build/tidy --target fitapp_embed_migrations fitapp_embed_exercises &&
        node packaging/tidy.mjs clang-tidy-16 build/tidy "$@"
}

# Runs the generator and compares the files with those before. Files that it changed were outdated.
generated_files() {
    local before after
    listed() { git ls-files --cached --others --exclude-standard -z | xargs -0 sha256sum -- 2>/dev/null; }
    before=$(listed)
    ./run gen || return 1
    after=$(listed)
    diff <(echo "$before") <(echo "$after") && return 0
    echo 'The generated files above were outdated and have been updated. Review and commit them.'
    return 1
}

check 'project rules' node packaging/check_rules.mjs
# check-set-e-suppressed: a function that is called in a condition continues after a command that failed.
check 'shell scripts' shellcheck --external-sources --enable=check-set-e-suppressed --exclude=SC2015,SC2016 run .ci/run packaging/*.sh
check 'C++ format' bash -c "$(declare -f native_files); native_files | xargs clang-format-16 --dry-run -Werror"
check 'clang-tidy' tidy "$@"
check 'generated files' generated_files
if [[ -f ui/package.json ]]; then
    check 'interface types' bash -c 'cd ui && node node_modules/typescript/bin/tsc --noEmit'
    check 'Prettier' node ui/node_modules/prettier/bin/prettier.cjs --check --log-level warn .
    check 'interface lint' bash -c 'cd ui && node node_modules/eslint/bin/eslint.js --max-warnings 0 .'
    check 'script lint' node ui/node_modules/eslint/bin/eslint.js --config ui/eslint.scripts.config.js --max-warnings 0 tests packaging embed ui/scripts
fi

if ((${#failures[@]})); then
    echo "check: ${#failures[@]} checks failed; the logs are in $logs." >&2
    exit 1
fi

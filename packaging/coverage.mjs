// Compares docs/coverage.md with the specification or with the tests.
//
//   node packaging/coverage.mjs [SPECIFICATION-FOLDER]
//
// With the folder: lists the lines of part-1.md and part-2.md without a row, except headings, empty lines and table
// heads. Without: checks that every test in a row ran in the last ./run test, and that every file in a row exists.
// A row: | part-1:148 | implementation | `name of a test`, `another` |
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const row = /^\| *(part-[12]):(\d+)(?:[-–](\d+))? *\|(.*)\|(.*)\|\s*$/;

const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .map((line) => line.match(row))
  .filter(Boolean)
  .map(([, part, first, last, what, tests]) => ({
    part,
    first: Number(first),
    last: Number(last ?? first),
    what: what.trim(),
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));

function reportMissingLines(folder) {
  let missing = 0;
  for (const part of ['part-1', 'part-2']) {
    const covered = new Set();
    for (const each of rows.filter((one) => one.part === part)) {
      for (let line = each.first; line <= each.last; line += 1) covered.add(line);
    }
    const lines = readFileSync(join(folder, `${part}.md`), 'utf8').split('\n');
    lines.forEach((text, at) => {
      const nothing = text.trim() === '' || /^#/.test(text) || /^\|[-| :]+\|$/.test(text) || /^\|[-| :]+\|$/.test(lines[at + 1] ?? '');
      if (nothing || covered.has(at + 1)) return;
      missing += 1;
      console.log(`${part}:${at + 1}  ${text.slice(0, 110)}`);
    });
  }
  console.log(`${missing} lines have no row`);
  return missing === 0;
}

// C++ test executables list their test cases. Other tests are listed in their logs.
function testsThatRan() {
  const names = new Set();
  const executables = join(root, 'build/release/tests');
  for (const file of existsSync(executables) ? readdirSync(executables) : []) {
    const list = execFileSync(join(executables, file), ['--list-test-cases'], { encoding: 'utf8' });
    list.split('\n').forEach((line) => names.add(line.trim()));
  }
  const logs = join(root, 'build/logs/tests');
  for (const file of existsSync(logs) ? readdirSync(logs) : []) {
    for (const [, name] of readFileSync(join(logs, file), 'utf8').matchAll(/^passed: (.+)$/gm)) {
      names.add(name.replace(/ \(\d+ ms\)$/, '').replace(/, (phone|desktop|390|1440)$/, ''));
    }
  }
  return names;
}

// The files in a row that do not exist. A name may omit leading folders.
function missingFiles(what) {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const isThere = (name) => {
    const pattern = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return files.some((file) => new RegExp(`(^|/)${pattern}(/|$)`).test(file));
  };
  const named = [...what.matchAll(/`([\w./*-]+(?:\.\w+|\/))`/g)].map(([, name]) => name.replace(/\/$/, ''));
  return named.filter((name) => !isThere(name));
}

function reportUnknownTests() {
  const ran = testsThatRan();
  let unknown = 0;
  for (const { part, first, what, tests } of rows) {
    if (tests.length === 0 || what === '') {
      unknown += 1;
      console.log(`${part}:${first} has no test or no implementation`);
    }
    for (const name of missingFiles(what)) {
      unknown += 1;
      console.log(`${part}:${first} names a file that does not exist: ${name}`);
    }
    for (const name of tests.filter((each) => !ran.has(each))) {
      unknown += 1;
      console.log(`${part}:${first} names a test that did not run: ${name}`);
    }
  }
  console.log(`${rows.length} rows, ${unknown} problems`);
  return unknown === 0 && rows.length > 0;
}

const [folder] = process.argv.slice(2);
process.exit((folder ? reportMissingLines(folder) : reportUnknownTests()) ? 0 : 1);

// Compares docs/coverage.md with the specification and with the tests; it knows no feature.
//
//   node packaging/coverage.mjs [SPECIFICATION-FOLDER]
//
// With the folder: prints which lines of part-1.md and part-2.md have no row (headings, empty lines and table heads
// apart). Without: checks that every test a row names exists and ran in the last ./run test, and that its files exist.
// A row: | part-1:148 | what delivers it | `the test's own sentence`, `another` |
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

// What ran: native test cases are listed by their executables, the others said so in their logs.
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

// The files that a row says deliver its line, which are not there (any more). A name may leave out the folders before it.
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
      console.log(`${part}:${first} names no test or does not say what delivers it`);
    }
    for (const name of missingFiles(what)) {
      unknown += 1;
      console.log(`${part}:${first} names a file that is not there: ${name}`);
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

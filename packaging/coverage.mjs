// Checks docs/coverage.md and docs/security.md: every test that a row names ran in the last ./run test, and every file it
// names exists.
//
//   node packaging/coverage.mjs
//
// A row is | feature | files that implement it | `name of a test`, `name of another` |. Feature names are unique.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
// Skips the heading of each table and the line below it.
const row = /^\| (?!Feature \|)([^|]+?) *\|([^|]*)\|([^|]*)\|\s*$/;

const rows = readFileSync(join(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .map((line) => line.match(row))
  .filter(Boolean)
  .map(([, feature, files, tests]) => ({
    feature,
    files,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));

// | number | requirement | how it is met | `name of a test` or `path of a file` |
const requirements = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|'))
  .map((cells) => ({
    number: cells[1].trim(),
    names: [...cells.at(-2).matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }));

// Native test cases are listed by their executables; all other tests print their names into their logs.
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

// Files named in a row that are not in the repository. A name may omit its leading folders.
function missingFiles(text) {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const exists = (name) => {
    const pattern = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return files.some((file) => new RegExp(`(^|/)${pattern}(/|$)`).test(file));
  };
  const named = [...text.matchAll(/`([\w./*-]+(?:\.\w+|\/))`/g)].map(([, name]) => name.replace(/\/$/, ''));
  return named.filter((name) => !exists(name));
}

function problemsOfRequirements(ran) {
  const isKnown = (name) => ran.has(name) || existsSync(join(root, name));
  return requirements.flatMap(({ number, names }) =>
    names.filter((name) => !isKnown(name)).map((name) => `ASVS ${number}: names a test that did not run: ${name}`),
  );
}

function problems() {
  const ran = testsThatRan();
  const seen = new Set();
  const ofRows = rows.flatMap(({ feature, files, tests }) => {
    const found = [];
    if (seen.has(feature)) found.push('has a second row');
    seen.add(feature);
    if (tests.length === 0 || files.trim() === '') found.push('names no test or no file');
    found.push(...missingFiles(files).map((name) => `names a file that does not exist: ${name}`));
    found.push(...tests.filter((name) => !ran.has(name)).map((name) => `names a test that did not run: ${name}`));
    return found.map((problem) => `${feature}: ${problem}`);
  });
  return [...ofRows, ...problemsOfRequirements(ran)];
}

const found = problems();
found.forEach((problem) => console.log(problem));
console.log(`${rows.length} rows, ${requirements.length} requirements, ${found.length} problems`);
process.exit(found.length === 0 && rows.length > 0 && requirements.length > 0 ? 0 : 1);

// Runs clang-tidy over the most recently changed sources, or over all of them. Skips a source that passed before with
// the same preprocessed text, options and clang-tidy; ~/.cache/fitapp-tidy has a file for each such source.
//
//   node packaging/tidy.mjs CLANG-TIDY BUILD-FOLDER [--all]
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join, relative } from 'node:path';

const MOST_BYTES = 256 * 1024 * 1024;
const FORGET_AFTER_DAYS = 30;
// The number of sources checked without --all: about six minutes on two cores when none of them passed before.
const NEWEST = 30;
const [program, build, scope] = process.argv.slice(2);
const root = process.cwd();
const results = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fitapp-tidy');

function run(command, words) {
  return new Promise((resolve) => {
    execFile(command, words, { maxBuffer: MOST_BYTES }, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });
}

// Keeps comments (-C) because of NOLINT. Removes the path of this checkout.
async function preprocess({ command }) {
  const words = command.split(' ').filter((word) => word !== '');
  const compiler = words.findIndex((word) => /(^|\/)(c|g)\+\+$/.test(word));
  const options = words.slice(compiler + 1);
  options.splice(options.indexOf('-o'), 2);
  const { error, stdout, stderr } = await run(words[compiler], [
    ...options.filter((word) => word !== '-c'),
    '-E',
    '-C',
  ]);
  if (error) throw new Error(stderr);
  return options.join(' ').replaceAll(root, '') + stdout.replaceAll(root, '');
}

// Every changed path, newest first: uncommitted changes, then commits. A header counts as the source file next to it.
function changedPaths() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: MOST_BYTES }).split('\n');
  const paths = [
    ...git('diff', '--name-only', 'HEAD', '--', 'src'),
    ...git('ls-files', '--others', '--exclude-standard', '--', 'src'),
    ...git('log', '--format=', '--name-only', '--', 'src'),
  ];
  return new Set(paths.map((path) => path.replace(/\.h$/, '.cpp')));
}

function newest(entries) {
  const bySource = new Map(entries.map((entry) => [relative(root, entry.file), entry]));
  return [...changedPaths()].flatMap((path) => bySource.get(path) ?? []).slice(0, NEWEST);
}

async function check(entry, settings) {
  const key = createHash('sha256')
    .update(settings)
    .update(await preprocess(entry))
    .digest('hex');
  const result = join(results, key);
  if (statSync(result, { throwIfNoEntry: false })) {
    const now = new Date();
    utimesSync(result, now, now);
    return 'known';
  }
  // Ignores clang's compiler warnings (-Wno-error), because GCC checks for warnings.
  const words = ['--quiet', '-p', build, '--warnings-as-errors=*', '--extra-arg=-Wno-error', entry.file];
  const { error, stdout, stderr } = await run(program, words);
  if (!error) writeFileSync(result, '');
  else console.log(stdout + stderr);
  return error ? 'failed' : 'passed';
}

function forgetOldResults() {
  const oldest = Date.now() - FORGET_AFTER_DAYS * 24 * 3600 * 1000;
  for (const name of readdirSync(results)) {
    if (statSync(join(results, name)).mtimeMs < oldest) rmSync(join(results, name));
  }
}

mkdirSync(results, { recursive: true });
const version = await run(program, ['--version']);
const settings = version.stdout + readFileSync('.clang-tidy', 'utf8');
const sources = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8')).filter(({ file }) =>
  file.startsWith(join(root, 'src/')),
);
const queue = scope === '--all' ? sources : newest(sources);
const files = queue.length;
const all = sources.length;
const count = { known: 0, passed: 0, failed: 0 };
async function work() {
  for (let entry = queue.pop(); entry; entry = queue.pop()) count[await check(entry, settings)] += 1;
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
forgetOldResults();
console.log(`${files} of ${all} sources: ${count.known} unchanged, ${count.passed} passed, ${count.failed} failed`);
process.exit(files > 0 && count.failed === 0 ? 0 : 1);

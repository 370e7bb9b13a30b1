// Runs clang-tidy over src/. Skips a file that passed before with the same preprocessed text, options and clang-tidy.
//
//   node packaging/tidy.mjs CLANG-TIDY BUILD-FOLDER      results are in ~/.cache/fitapp-tidy
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';

const MOST_BYTES = 256 * 1024 * 1024;
const FORGET_AFTER_DAYS = 30;
const [program, build] = process.argv.slice(2);
const root = process.cwd();
const results = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'fitapp-tidy');

function run(command, words) {
  return new Promise((resolve) => {
    execFile(command, words, { maxBuffer: MOST_BYTES }, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });
}

// Comments stay (-C): NOLINT is one. The folder of this checkout does not count.
async function preprocess({ command }) {
  const words = command.split(' ').filter((word) => word !== '');
  const compiler = words.findIndex((word) => /(^|\/)(c|g)\+\+$/.test(word));
  const options = words.slice(compiler + 1);
  options.splice(options.indexOf('-o'), 2);
  const { error, stdout, stderr } = await run(words[compiler], [...options.filter((word) => word !== '-c'), '-E', '-C']);
  if (error) throw new Error(stderr);
  return options.join(' ').replaceAll(root, '') + stdout.replaceAll(root, '');
}

async function check(entry, settings) {
  const key = createHash('sha256').update(settings).update(await preprocess(entry)).digest('hex');
  const result = join(results, key);
  if (statSync(result, { throwIfNoEntry: false })) {
    const now = new Date();
    utimesSync(result, now, now);
    return 'known';
  }
  const { error, stdout, stderr } = await run(program, ['--quiet', '-p', build, '--warnings-as-errors=*', entry.file]);
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
const queue = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'))
  .filter(({ file }) => file.startsWith(join(root, 'src/')));
const files = queue.length;
const count = { known: 0, passed: 0, failed: 0 };
async function work() {
  for (let entry = queue.pop(); entry; entry = queue.pop()) count[await check(entry, settings)] += 1;
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
forgetOldResults();
console.log(`${files} files: ${count.known} unchanged, ${count.passed} passed, ${count.failed} failed`);
process.exit(files > 0 && count.failed === 0 ? 0 : 1);

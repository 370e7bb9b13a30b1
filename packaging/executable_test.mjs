// Tests what the executable promises about itself: static, small, and able to run with no other file around it.
//
//   node packaging/executable_test.mjs <executable>      ends with one line `N passed, N failed`
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MOST_BYTES = 14_000_000;
const executable = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'fitapp-executable-'));
const tests = [];
const test = (name, body) => tests.push([name, body]);

function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

// A command that sees `folder` as its root and nothing else; a user namespace makes that possible without being root.
function inEmptyRoot(...words) {
  const chroot = ['chroot', folder, '/fitapp', ...words];
  return process.getuid() === 0 ? chroot : ['unshare', '--user', '--map-root-user', ...chroot];
}

function run(words) {
  return spawnSync(words[0], words.slice(1), { encoding: 'utf8', timeout: 20_000, env: { PATH: process.env.PATH, LC_ALL: 'C' } });
}

// Starts the server in the empty root; answers with its process, its address and what it printed.
async function serve(...options) {
  const [program, ...words] = inEmptyRoot('serve', '--port', '0', ...options);
  const server = spawn(program, words, { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] });
  const state = { server, text: '', ended: new Promise((resolve) => server.once('close', resolve)) };
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (state.text += bytes));
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && server.exitCode === null) {
    state.address = /https?:\/\/[\w.:[\]]+/.exec(state.text)?.[0];
    if (state.address) return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  server.kill('SIGKILL');
  throw new Error(`no address was printed: ${state.text}`);
}

test('the executable needs no shared library', () => {
  const { stdout, stderr } = run(['ldd', executable]);
  expect(/not a dynamic executable/.test(stdout + stderr), stdout + stderr);
});

test('the executable is stripped and at most 14 MB', () => {
  const bytes = statSync(executable).size;
  expect(bytes <= MOST_BYTES, `${bytes} bytes`);
  expect(!run(['readelf', '--sections', '--wide', executable]).stdout.includes('.symtab'), 'it has a symbol table');
});

test('the version names what is compiled in', () => {
  const { status, stdout } = run(inEmptyRoot('--version'));
  expect(status === 0, `exit code ${status}`);
  for (const name of ['SQLite', 'cpp-httplib', 'curl', 'OpenSSL', 'Argon2']) expect(stdout.includes(name), `${name}: ${stdout}`);
});

test('in an empty root it creates its database where told, serves its page and stops with code 0', async () => {
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  const state = await serve('--db', '/data/own.db');
  try {
    const health = await fetch(`${state.address}/healthz`);
    expect(health.status === 200, `healthz: ${health.status}`);
    const page = await fetch(`${state.address}/`, { headers: { accept: 'text/html' } });
    expect(page.status === 200 && (await page.text()).includes('<div id="root">'), `page: ${page.status}`);
    expect(existsSync(join(folder, 'data/own.db')), 'there is no database file');
    expect((statSync(join(folder, 'data/own.db')).mode & 0o777) === 0o600, 'the database is readable by others');
  } finally {
    state.server.kill('SIGTERM');
  }
  const code = await state.ended;
  expect(code === 0, `exit code ${code}: ${state.text}`);
});

copyFileSync(executable, join(folder, 'fitapp'));
let failed = 0;
for (const [name, body] of tests) {
  try {
    await body();
    console.log(`passed: ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${name}: ${error.message}`);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

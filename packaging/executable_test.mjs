// Tests that the executable is static, small, and runs without any other files.
//
//   node packaging/executable_test.mjs <executable>      the last line is `N passed, N failed`
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const MAX_BYTES = 16_000_000;
// OpenSSL 3.5 of Debian 13 is larger, because it contains the post-quantum algorithms.
const MAX_BYTES_WITH_OPENSSL_3_5 = 18_000_000;
// All files that the dashboard loads until it is usable, compressed. With its data and all headers about 18 kB more: the
// limit of `./run quality wire` is 230 kB.
const MAX_FIRST_SCREEN_BYTES = 210_000;
const executable = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'fitapp-executable-'));
const tests = [];
const test = (name, body) => tests.push([name, body]);

function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

// A command with `folder` as its root directory. A user namespace allows that without being root.
function inEmptyRoot(...words) {
  const chroot = ['chroot', folder, '/fitapp', ...words];
  return process.getuid() === 0 ? chroot : ['unshare', '--user', '--map-root-user', ...chroot];
}

function run(words) {
  return spawnSync(words[0], words.slice(1), {
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 1024 ** 3,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
}

// Starts the server in the empty root. Returns its process, address and output.
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
  expect(/not a dynamic executable|statically linked/.test(stdout + stderr), stdout + stderr);
});

test('the executable is stripped and at most 16 MB', () => {
  const bytes = statSync(executable).size;
  const isLarger = /OpenSSL 3\.5/.test(run(inEmptyRoot('--version')).stdout);
  expect(bytes <= (isLarger ? MAX_BYTES_WITH_OPENSSL_3_5 : MAX_BYTES), `${bytes} bytes`);
  expect(!run(['readelf', '--sections', '--wide', executable]).stdout.includes('.symtab'), 'it has a symbol table');
});

// What the linker wrote into the executable.
const elf = (...options) => run(['readelf', '--wide', ...options, executable]).stdout;

test('the executable can be loaded at any address', () => {
  expect(/Type:\s+DYN \(Position-Independent/.test(elf('--file-header')), elf('--file-header'));
  expect(!elf('--segments').includes('INTERP'), 'it needs a program loader');
});

test('no memory is both writable and executable, and addresses are read-only after the start', () => {
  const segments = elf('--segments').split('\n');
  const flags = (type) => segments.filter((line) => line.trim().startsWith(type)).map((line) => line.slice(-20, -7));
  expect(flags('LOAD').length > 1 && flags('LOAD').every((each) => !/W.*E/.test(each)), segments.join('\n'));
  expect(flags('GNU_STACK').length === 1 && !flags('GNU_STACK')[0].includes('E'), 'its stack is executable');
  expect(flags('GNU_RELRO').length === 1, 'there is no GNU_RELRO segment');
  expect(/FLAGS_1.*NOW/.test(elf('--dynamic')), elf('--dynamic'));
});

// The archives that are compiled here, of which the executable is linked.
const archives = [
  ...['http', 'api', 'app', 'base', 'store'].map((name) => join(dirname(executable), `libfitapp_${name}.a`)),
  ...['sqlite3', 'httplib', 'curl'].map((name) => join(dirname(executable), `../deps/lib/lib${name}.a`)),
];

test('modules and libraries check stack and buffers, and touch every page of a large stack frame', () => {
  for (const archive of archives) {
    const { status, stdout, stderr } = run(['nm', '--undefined-only', archive]);
    expect(status === 0, stderr);
    const used = new Set(stdout.match(/\b__\w+_chk(_fail)?\b/g));
    expect(used.delete('__stack_chk_fail'), `${archive} is compiled without -fstack-protector-strong`);
    expect(used.size > 0, `${archive} is compiled without _FORTIFY_SOURCE`);
  }
  // Modules have no frame of more than a page. Other processors use other instructions.
  if (process.arch !== 'x64') return;
  for (const archive of archives.filter((each) => each.includes('/deps/'))) {
    const { stdout } = run(['objdump', '--disassemble', '--no-show-raw-insn', archive]);
    expect(/\bor[ql] +\$0x0,\(%rsp\)/.test(stdout), `${archive} is compiled without -fstack-clash-protection`);
  }
});

test('the version names what is compiled in', () => {
  const { status, stdout } = run(inEmptyRoot('--version'));
  expect(status === 0, `exit code ${status}`);
  for (const name of ['SQLite', 'cpp-httplib', 'curl', 'OpenSSL', 'Argon2', 'Abseil'])
    expect(stdout.includes(name), `${name}: ${stdout}`);
});

// The names of the files in the empty root.
const inRoot = () => readdirSync(folder).sort().join(' ');

async function stop(state) {
  state.server.kill('SIGTERM');
  const code = await state.ended;
  expect(code === 0, `exit code ${code}: ${state.text}`);
}

async function call(address, method, path, body, headers = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, text: await answer.text() };
}

// Unlike fetch, sends no Accept-Encoding, and returns the bytes as they are sent.
function bytesOf(address, headers = {}) {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ etag: answer.headers.etag, bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test('in an empty root it creates its database where told, serves its page and stops with code 0', async () => {
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  expect(inRoot() === 'data fitapp', `the root holds ${inRoot()}`);
  const state = await serve('--db', '/data/own.db');
  try {
    const health = await call(state.address, 'GET', '/healthz');
    expect(health.status === 200, `healthz: ${health.status}`);
    const page = await call(state.address, 'GET', '/', undefined, { accept: 'text/html' });
    expect(page.status === 200 && page.text.includes('<div id="root">'), `page: ${page.status}`);
    let length = 0;
    for (const [, path] of page.text.matchAll(/src="(\/assets\/[^"]+\.js)"/g)) {
      const script = await call(state.address, 'GET', path);
      expect(script.status === 200, `${path}: ${script.status}`);
      length += script.text.length;
    }
    expect(length > 10_000, `the scripts of the page hold ${length} characters`);
    const plain = await bytesOf(state.address + '/');
    expect(
      plain.etag === `"${createHash('sha256').update(plain.bytes).digest('hex').slice(0, 32)}"`,
      `without compression: ${plain.etag}`,
    );
    expect(existsSync(join(folder, 'data/own.db')), 'there is no database file');
    expect((statSync(join(folder, 'data/own.db')).mode & 0o777) === 0o600, 'the database is readable by others');
  } finally {
    await stop(state);
  }
  expect(inRoot() === 'data fitapp', `it left something in the root: ${inRoot()}`);
});

test('the files of the first screen are at most 210 kB', async () => {
  const state = await serve('--db', '/data/own.db');
  try {
    const read = async (path) => (await call(state.address, 'GET', path, undefined, { accept: '*/*' })).text;
    const page = await read('/');
    const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    const styles = await Promise.all(named.filter((path) => path.endsWith('.css')).map(read));
    const fonts = styles.join('').match(/\/assets\/[^")]+\.woff2/g) ?? [];
    expect(named.length >= 3 && fonts.length > 0, `the page names ${named.join(' ')} ${fonts.join(' ')}`);
    const paths = ['/', ...named, ...new Set(fonts)];
    const sizes = await Promise.all(
      paths.map(async (path) => (await bytesOf(state.address + path, { 'accept-encoding': 'br' })).bytes.length),
    );
    const sum = sizes.reduce((total, size) => total + size, 0);
    const list = paths.map((path, index) => `${sizes[index]} ${path}`).join(', ');
    expect(sum <= MAX_FIRST_SCREEN_BYTES, `${sum} bytes: ${list}. docs/adr/0027 says what to do`);
    expect(sum > MAX_FIRST_SCREEN_BYTES / 2, `only ${sum} bytes: ${list}`);
  } finally {
    await stop(state);
  }
});

test('in an empty root a person signs up, gets a plan, trains, and knows their time zone', async () => {
  const state = await serve('--db', '/data/own.db');
  try {
    const person = { name: 'Ada', email: 'ada@example.org', password: 'correct horse 7' };
    const made = await call(state.address, 'POST', '/api/auth/signup', person, { 'X-Timezone': 'Pacific/Kiritimati' });
    expect(made.status === 201, `sign-up: ${made.text}`);
    const headers = { Authorization: `Bearer ${JSON.parse(made.text).token}` };
    const plan = await call(state.address, 'POST', '/api/auto-generate-plan', undefined, headers);
    expect(plan.status === 200, `plan: ${plan.text}`);
    const workout = await call(state.address, 'POST', '/api/workouts', { type: 'yoga', duration: 30 }, headers);
    expect(workout.status === 201 && JSON.parse(workout.text).utcOffset === 14 * 60, `workout: ${workout.text}`);
  } finally {
    await stop(state);
  }
  const list = run(inEmptyRoot('user-list', '--db', '/data/own.db'));
  expect(list.status === 0 && list.stdout.includes('ada@example.org'), list.stdout + list.stderr);
});

// An https server with a self-signed certificate.
async function listenWithOwnCertificate(host) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, 'data', name));
  const made = run([
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${host}`,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  expect(made.status === 0, made.stderr);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, answer) =>
    answer.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: '{"ok": true}' } }] })),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

// Runs `fitapp check`, which sends a request to the configured coach over https. Must not block, because the server
// runs in this process.
async function check(port, host, ...lines) {
  writeFileSync(
    join(folder, 'data/fitapp.toml'),
    `[coach]\nbase_url = "https://${host}:${port}/v1"\nmodel = "any"\n${lines.join('\n')}\n`,
  );
  const [program, ...words] = inEmptyRoot('check', '--config', '/data/fitapp.toml', '--db', '/data/own.db');
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (text += bytes));
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, text };
}

test('in an empty root names are resolved, and https is verified by the embedded bundle or the given authority', async () => {
  const host = 'coach.example.org';
  const server = await listenWithOwnCertificate(host);
  try {
    const { port } = server.address();
    const nameless = await check(port, host);
    expect(nameless.code === 1 && /name|resolve/i.test(nameless.text), `an unknown name: ${nameless.text}`);
    // Name resolution needs only this file.
    mkdirSync(join(folder, 'etc'));
    writeFileSync(join(folder, 'etc/hosts'), `127.0.0.1 ${host} wrong.example.org\n`);
    const foreign = await check(port, host);
    expect(foreign.code === 1 && /certificate/i.test(foreign.text), `an unknown authority: ${foreign.text}`);
    const trusted = await check(port, host, '[tls]', 'ca_file = "/data/certificate.pem"');
    expect(
      trusted.code === 0 && trusted.text.includes('JSON schema, no streaming'),
      `the given authority: ${trusted.text}`,
    );
    const wrongName = await check(port, 'wrong.example.org', '[tls]', 'ca_file = "/data/certificate.pem"');
    expect(
      wrongName.code === 1 && /certificate/i.test(wrongName.text),
      `another host's certificate: ${wrongName.text}`,
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
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

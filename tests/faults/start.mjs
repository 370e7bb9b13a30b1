// Tests failing starts: one clear sentence, the right exit code, and no changed files.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { call, command, endAll, executable, launch, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, freshFolder, test, within } from '../e2e/lib/suite.mjs';

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const isRoot = process.getuid() === 0;
// Root can write everywhere, so these tests run as another user.
const NOBODY = 65534;

// Expects exactly one sentence that contains all words.
function expectSentence({ code, out, err }, wantedCode, words) {
  expectEqual(code, wantedCode, `exit code (${out}${err})`);
  const lines = err.trim().split('\n');
  expectEqual(lines.length, 1, `lines on standard error (${err})`);
  expect(/^fitapp: ([A-Z]|--).*[.?]$/.test(lines[0]), `not a sentence: ${lines[0]}`);
  expect(!/SQLITE_|SQL error|errno|exception|terminate|std::/.test(lines[0]), `not for people: ${lines[0]}`);
  for (const word of words) expect(lines[0].includes(word), `"${word}" is not in: ${lines[0]}`);
}

const serve = (db, options) => command(['serve', '--port', '0', ...(db ? ['--db', db] : [])], options);

test('a port in use is reported with its number', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address();
  const db = join(freshFolder(), 'fitapp.db');
  expectSentence(await command(['serve', '--port', String(port), '--db', db]), 1, [String(port)]);
  other.close();
});

test('a second server on the same file is refused, and the first keeps running', async () => {
  const first = await startServer();
  expectSentence(await serve(first.db), 1, [first.db]);
  expectEqual((await call(first.address, 'GET', '/readyz')).status, 200, 'the first server');
  await first.stop();
  const next = await startServer({ db: first.db });
  await next.stop();
});

test('a second server on the same port is refused, and the first keeps running', async () => {
  const first = await startServer();
  const db = join(freshFolder(), 'other.db');
  expectSentence(await command(['serve', '--port', String(first.port), '--db', db]), 1, [String(first.port)]);
  expectEqual((await call(first.address, 'GET', '/healthz')).status, 200, 'the first server');
  await first.stop();
});

for (const [what, text, words] of [
  ['key', '[server]\nport = 8080\nprot = 8081\n', ['line 3', 'prot']],
  ['section', '[server]\nport = 8080\n\n[servre]\nport = 1\n', ['line 4', 'servre']],
  ['value', '[server]\nport = "many"\n', ['line 2', 'server.port']],
  ['range', '[server]\n\nport = 70000\n', ['line 3', 'server.port']],
  ['choice', '[database]\ndurability = "perhaps"\n', ['line 2', 'database.durability']],
  ['syntax', '[server]\nport = = 3\n', ['line 2']],
]) {
  test(`an invalid ${what} in the configuration is reported with file, line and key before any file is changed`, async () => {
    const folder = freshFolder();
    const file = join(folder, 'wrong.toml');
    writeFileSync(file, text);
    const db = join(folder, 'fitapp.db');
    expectSentence(await command(['serve', '--port', '0', '--config', file, '--db', db]), 2, [file, ...words]);
    expect(!existsSync(db), 'a database was made');
  });
}

test('an invalid variable, an invalid flag and a missing file are reported', async () => {
  const db = join(freshFolder(), 'fitapp.db');
  expectSentence(
    await serve(db, { env: { FITAPP_SERVER_TLS_CERT: '/nowhere', FITAPP_AUTH_SESSION_HOURS: 'long' } }),
    2,
    ['FITAPP_AUTH_SESSION_HOURS'],
  );
  expectSentence(await command(['serve', '--port', 'http', '--db', db]), 2, ['--port']);
  expectSentence(await command(['serve', '--config', '/nowhere/fitapp.toml', '--db', db]), 2, ['/nowhere/fitapp.toml']);
  const unknown = await command(['serve', '--prot', '1']);
  expectEqual(unknown.code, 2, 'exit code of an unknown flag');
  expect(unknown.err.includes('--prot'), unknown.err);
  expect(!existsSync(db), 'a database was made');
});

test('an unreadable certificate or authority is reported before a database is created', async () => {
  const folder = freshFolder();
  const db = join(folder, 'fitapp.db');
  const nowhere = join(folder, 'nowhere.pem');
  const empty = join(folder, 'empty.pem');
  writeFileSync(empty, '');
  for (const file of [nowhere, empty]) {
    const env = { FITAPP_SERVER_TLS_CERT: file, FITAPP_SERVER_TLS_KEY: file };
    expectSentence(await serve(db, { env }), 1, [file]);
  }
  const config = join(folder, 'fitapp.toml');
  writeFileSync(config, `[tls]\nca_file = "${nowhere}"\n`);
  expectSentence(await command(['serve', '--port', '0', '--config', config, '--db', db]), 2, [
    config,
    'line 2',
    'tls.ca_file',
  ]);
  expect(!existsSync(db), 'a database was made');
});

test('a folder instead of the database file is refused', async () => {
  const folder = freshFolder();
  expectSentence(await serve(folder), 1, [folder]);
});

test('a database in a folder that does not exist is refused', async () => {
  const db = join(freshFolder(), 'nowhere', 'fitapp.db');
  expectSentence(await serve(db), 1, ['nowhere']);
});

test('a database path without write permission is refused', async () => {
  const folder = freshFolder();
  const made = await startServer({ db: join(folder, 'fitapp.db') });
  await made.stop();
  const before = digest(made.db);
  if (isRoot) {
    for (const path of [folder, made.db]) chownSync(path, NOBODY, NOBODY);
  }
  chmodSync(made.db, 0o400);
  const prefix = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  expectSentence(await serve(made.db, { prefix }), 1, [made.db]);
  chmodSync(made.db, 0o600);
  chmodSync(folder, 0o500);
  expectSentence(await serve(made.db, { prefix }), 1, [folder]);
  expectSentence(await serve(join(folder, 'new.db'), { prefix }), 1, [folder]);
  chmodSync(folder, 0o700);
  expectEqual(digest(made.db), before, 'the file');
});

test('a file of another program is refused and unchanged', async () => {
  const folder = freshFolder();
  const foreign = join(folder, 'photos.sqlite');
  const database = new DatabaseSync(foreign);
  database.exec("CREATE TABLE photos(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO photos(name) VALUES ('cat')");
  database.close();
  const marked = join(folder, 'marked.sqlite');
  const other = new DatabaseSync(marked);
  other.exec('PRAGMA application_id = 12345; PRAGMA user_version = 1; CREATE TABLE t(x)');
  other.close();
  const noise = join(folder, 'notes.txt');
  writeFileSync(noise, 'Not a database at all, but a shopping list.\n'.repeat(400));
  for (const file of [foreign, marked, noise]) {
    const before = digest(file);
    expectSentence(await serve(file), 1, [file]);
    expectSentence(await command(['migrate', '--db', file]), 1, [file]);
    expectSentence(await command(['user-list', '--db', file]), 1, [file]);
    expectEqual(digest(file), before, `the content of ${file}`);
    for (const beside of ['-wal', '-shm', '.lock', '.opening']) {
      expect(!existsSync(file + beside), `${file}${beside} was left behind`);
    }
  }
});

test('a database of a newer version is refused and unchanged', async () => {
  const made = await startServer();
  await made.stop();
  const database = new DatabaseSync(made.db);
  const { user_version: version } = database.prepare('PRAGMA user_version').get();
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA user_version = ${version + 1}`);
  database.close();
  const before = digest(made.db);
  expectSentence(await serve(made.db), 1, [made.db, 'newer']);
  expectSentence(await command(['migrate', '--db', made.db]), 1, [made.db, 'newer']);
  expectEqual(digest(made.db), before, 'the file');
});

test('a command on a missing database reports that and does not create it', async () => {
  const db = join(freshFolder(), 'fitapp.db');
  for (const words of [
    ['user-list'],
    ['user-reset', 'a@example.org', '--link'],
    ['user-delete', 'a@example.org', '--yes'],
  ]) {
    expectSentence(await command([...words, '--db', db]), 1, [db]);
  }
  expect(!existsSync(db), 'a database was made');
});

test('database, write-ahead log and log file are readable only by their owner, whatever the umask', async () => {
  const folder = freshFolder();
  const log = join(folder, 'fitapp.log');
  const db = join(folder, 'fitapp.db');
  const server = await startServer({
    db,
    env: { FITAPP_LOG_FILE: log },
    prefix: ['sh', '-c', 'umask 000; exec "$@"', 'sh'],
  });
  await call(server.address, 'POST', '/api/auth/signup', {
    body: { name: 'Ada', email: 'ada@example.org', password: 'correct horse 7' },
  });
  const backup = join(folder, 'copy.db');
  const copied = await command(['backup', backup, '--db', db], { prefix: ['sh', '-c', 'umask 000; exec "$@"', 'sh'] });
  expectEqual(copied.code, 0, `backup (${copied.err})`);
  for (const file of [db, `${db}-wal`, `${db}-shm`, log, backup]) {
    expectEqual((statSync(file).mode & 0o777).toString(8), '600', `mode of ${file}`);
  }
  await server.stop();
});

test('the server warns at the start about a readable secret and about an open address without https', async () => {
  const folder = freshFolder();
  chmodSync(folder, 0o755);
  const config = join(folder, 'fitapp.toml');
  writeFileSync(config, '[metrics]\ntoken = "t0ken-of-the-monitoring"\n');
  chmodSync(config, 0o644);
  const open = await startServer({ words: ['--config', config, '--host', '0.0.0.0'] });
  await open.stop();
  const warnings = open.program.out.split('\n').filter((line) => line.startsWith('Warning: '));
  expectEqual(warnings.length, isRoot ? 3 : 2, `warnings in ${open.program.out}`);
  for (const words of [`chmod 600 ${config}`, 'tls_cert'])
    expect(
      warnings.some((line) => line.includes(words)),
      `no warning names ${words}: ${open.program.out}`,
    );
  expect(!open.program.out.includes('t0ken'), 'a warning contains the secret');
  chmodSync(config, 0o600);
  const closed = await startServer({ words: ['--config', config] });
  await closed.stop();
  const left = closed.program.out.split('\n').filter((line) => line.startsWith('Warning: '));
  expectEqual(left.length, isRoot ? 1 : 0, `warnings in ${closed.program.out}`);
  expect(!isRoot || left[0].includes('root'), `${left}`);
});

test('the server writes no core dump, and its memory belongs to root', async () => {
  const folder = freshFolder();
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const drop = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  const prefix = [...drop, 'sh', '-c', 'ulimit -c unlimited; exec "$@"', 'sh'];
  const server = await startServer({ db: join(folder, 'fitapp.db'), prefix });
  const limits = readFileSync(`/proc/${server.pid}/limits`, 'utf8');
  expect(/^Max core file size +0 +0 /m.test(limits), limits);
  // The kernel gives the files of a process that is not dumpable to root.
  expectEqual(statSync(`/proc/${server.pid}/environ`).uid, 0, "owner of the process's files");
  await server.stop();
});

test('SIGTERM at any moment of the start ends the server with exit code 0', async () => {
  for (let afterMs = 0; afterMs <= 60; afterMs += 6) {
    const db = join(freshFolder(), 'fitapp.db');
    const program = launch([executable, 'serve', '--port', '0', '--db', db]);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    program.child.kill('SIGTERM');
    const { code, signal } = await within(5000, program.ended, `a server that got SIGTERM after ${afterMs} ms to end`);
    // Before main() starts, the signal has its default effect.
    const early = signal === 'SIGTERM' && program.out === '';
    expect(code === 0 || early, `after ${afterMs} ms: code ${code}, signal ${signal}: ${program.err}`);
  }
});

test('SIGTERM right after the address was printed ends the server with exit code 0', async () => {
  for (let round = 0; round < 15; round += 1) {
    const server = await startServer();
    const { code, signal } = await server.stop(round % 2 === 0 ? 'SIGTERM' : 'SIGINT');
    expectEqual([code, signal], [0, null], `end of round ${round}`);
    expect(!existsSync(`${server.db}-wal`), 'the write-ahead log was left behind');
  }
});

await finish(endAll);

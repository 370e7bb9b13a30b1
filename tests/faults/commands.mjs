// Tests the commands while a server is running: effects, output and exit codes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { call, command, endAll, person, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, freshFolder, test } from '../e2e/lib/suite.mjs';

const logIn = (address, email, password) => call(address, 'POST', '/api/auth/login', { body: { email, password } });

async function expectRefused(words, options, wanted) {
  const { code, err } = await command(words, options);
  expectEqual(code, 1, `exit code of ${words[0]} (${err})`);
  expect(wanted.test(err) && err.trim().split('\n').length === 1, `${words[0]} says: ${err}`);
}

test('user-add creates an account that can log in immediately on a running server', async () => {
  const server = await startServer();
  const words = [
    'user-add',
    '  New.Person@Example.org ',
    '--name',
    'New Person',
    '--password-stdin',
    '--db',
    server.db,
  ];
  const { code, out, err } = await command(words, { input: 'correct horse 7\n' });
  expectEqual(code, 0, `exit code (${err})`);
  expect(out.includes('new.person@example.org'), out);
  const answer = await logIn(server.address, 'NEW.person@example.org', 'correct horse 7');
  expectEqual([answer.status, answer.body.user.name], [200, 'New Person'], 'login');
  await expectRefused(words, { input: 'another word 8\n' }, /already exists/);
  await expectRefused(
    ['user-add', 'short@example.org', '--password-stdin', '--db', server.db],
    { input: '12345\n' },
    /[Pp]assword must be at least 6 characters/,
  );
  await expectRefused(
    ['user-add', 'nobody', '--password-stdin', '--db', server.db],
    { input: 'correct horse 7\n' },
    /valid email/,
  );
  await server.stop();
});

test('user-add creates a missing database, which serve then uses', async () => {
  const db = join(freshFolder(), 'fitapp.db');
  const { code, err } = await command(['user-add', 'first@example.org', '--password-stdin', '--db', db], {
    input: 'correct horse 7\n',
  });
  expectEqual(code, 0, `exit code (${err})`);
  const server = await startServer({ db });
  expect(server.program.out.includes('existing'), server.program.out);
  expectEqual((await logIn(server.address, 'first@example.org', 'correct horse 7')).status, 200, 'login');
  await server.stop();
});

test('user-list lists all accounts of a running server', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  const alan = await person(server.address, 'Alan');
  await ada.post('/api/workouts', { type: 'yoga', duration: 30 });
  const { code, out } = await command(['user-list', '--db', server.db]);
  expectEqual(code, 0, 'exit code');
  const lines = out.trim().split('\n');
  expectEqual(lines.length, 2, `lines (${out})`);
  expect(
    lines.some((line) => line.includes(ada.email) && line.includes('1 workout')),
    out,
  );
  expect(
    lines.some((line) => line.includes(alan.email) && line.includes('0 workouts')),
    out,
  );
  await server.stop();
});

test('user-reset sets a password and ends only the sessions of that account', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  const alan = await person(server.address, 'Alan');
  const { code, err } = await command(['user-reset', ada.email, '--password-stdin', '--db', server.db], {
    input: 'a new password 8\n',
  });
  expectEqual(code, 0, `exit code (${err})`);
  expectEqual((await call(server.address, 'GET', '/api/user', { token: ada.token })).status, 401, 'her old session');
  expectEqual((await logIn(server.address, ada.email, ada.password)).status, 401, 'her old password');
  expectEqual((await logIn(server.address, ada.email, 'a new password 8')).status, 200, 'her new password');
  await alan.get('/api/user');
  await server.stop();
});

test('user-reset --link prints a link that works once and ends all sessions', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  const printed = await command(['user-reset', ada.email, '--link', '--db', server.db], {
    env: { FITAPP_SERVER_PUBLIC_URL: 'https://fit.example.org' },
  });
  expectEqual(printed.code, 0, `exit code (${printed.err})`);
  const token = /^https:\/\/fit\.example\.org\/reset-password#token=([\w-]{43})\n$/.exec(printed.out)?.[1];
  expect(token, printed.out);
  const reset = (password) =>
    call(server.address, 'POST', '/api/auth/reset-password', { body: { token, password, newPassword: password } });
  expectEqual((await reset('12345')).status, 400, 'a password that is too short');
  const first = await reset('a new password 8');
  expectEqual(first.status, 200, `reset (${first.text})`);
  const second = await reset('another password 9');
  expectEqual([second.status, second.body.message], [400, 'Invalid or expired reset token'], 'the link a second time');
  expectEqual((await call(server.address, 'GET', '/api/user', { token: ada.token })).status, 401, 'her old session');
  expectEqual((await logIn(server.address, ada.email, 'a new password 8')).status, 200, 'her new password');
  await server.stop();
});

test('user-reset without a valid password changes nothing', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  for (const input of ['', '\n', '12345\n', `${'x'.repeat(129)}\n`]) {
    await expectRefused(
      ['user-reset', ada.email, '--password-stdin', '--db', server.db],
      { input },
      /[Pp]assword|[Ss]tandard input/,
    );
  }
  await ada.get('/api/user');
  await server.stop();
});

test('user-delete --yes deletes all data of the account, and nothing of others', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  const alan = await person(server.address, 'Alan');
  for (const each of [ada, alan]) {
    await each.post('/api/auto-generate-plan');
    await each.post('/api/workouts', { type: 'yoga', duration: 30 });
  }
  const { code, err } = await command(['user-delete', ada.email, '--yes', '--db', server.db]);
  expectEqual(code, 0, `exit code (${err})`);
  expectEqual((await call(server.address, 'GET', '/api/user', { token: ada.token })).status, 401, 'her session');
  expectEqual((await logIn(server.address, ada.email, ada.password)).status, 401, 'her login');
  expectEqual((await alan.get('/api/workouts')).length, 1, 'his workouts');
  await server.stop();
});

test('user-delete without --yes and without a terminal deletes nothing', async () => {
  const server = await startServer();
  const ada = await person(server.address, 'Ada');
  await command(['user-delete', ada.email, '--db', server.db], { input: '' });
  await command(['user-delete', ada.email, '--db', server.db], { input: 'n\n' });
  await ada.get('/api/user');
  await server.stop();
});

test('every command refuses an unknown email address with exit code 1', async () => {
  const server = await startServer();
  await person(server.address);
  const options = { input: 'correct horse 7\n' };
  for (const words of [
    ['user-reset', 'who@example.org', '--password-stdin'],
    ['user-reset', 'who@example.org', '--link'],
    ['user-delete', 'who@example.org', '--yes'],
  ]) {
    await expectRefused([...words, '--db', server.db], options, /No account has this email address/);
  }
  await server.stop();
});

test('healthcheck exits with 0 if a server is running, otherwise with 1', async () => {
  const server = await startServer();
  const words = ['healthcheck', '--port', String(server.port)];
  const alive = await command(words);
  expectEqual([alive.code, alive.out], [0, 'ok\n'], `healthcheck (${alive.err})`);
  await server.stop();
  await expectRefused(words, {}, new RegExp(`No FitApp server answers at 127\\.0\\.0\\.1:${server.port}`));
});

test('migrate --check reports a current file as up to date, and does not create a missing one', async () => {
  const server = await startServer();
  await server.stop();
  const { code, out } = await command(['migrate', '--check', '--db', server.db]);
  expectEqual(code, 0, `exit code (${out})`);
  const missing = join(freshFolder(), 'fitapp.db');
  await command(['migrate', '--check', '--db', missing]);
  expect(!existsSync(missing), 'migrate --check made a database');
});

test('check accepts an intact database, also with a running server, and reports a missing one', async () => {
  const server = await startServer();
  await person(server.address);
  const { code, out, err } = await command(['check', '--db', server.db]);
  expectEqual(code, 0, `check (${err})`);
  expect(
    /^database {3}ok\nbuild {6}ok \(built on [\d-]+, .+, with libraries from [\d-]+ to [\d-]+\)\n$/.test(out),
    out,
  );
  await server.stop();
  const missing = join(freshFolder(), 'fitapp.db');
  const nothing = await command(['check', '--db', missing]);
  expect(nothing.code === 1 && nothing.out.includes(`There is no database at ${missing}.`), nothing.out);
  expect(!existsSync(missing), 'check made a database');
});

test('check finds damage in the middle of the file', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  for (let at = 0; at < 40; at += 1)
    await ada.post('/api/workouts', { type: 'yoga', duration: 30, notes: 'n'.repeat(2000) });
  await server.stop();
  const bytes = readFileSync(server.db);
  bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 16_384);
  writeFileSync(server.db, bytes);
  const { code, out } = await command(['check', '--db', server.db]);
  expectEqual(code, 1, `exit code (${out})`);
  expect(/^database {3}.*damaged/.test(out) && out.trim().split('\n').length === 2, out);
});

test('check leaves an outdated or empty file unchanged and says what to do', async () => {
  const folder = freshFolder();
  const old = join(folder, 'old.db');
  const database = new DatabaseSync(old);
  database.exec(readFileSync(new URL('../../src/store/migrations/0001_initial.sql', import.meta.url), 'utf8'));
  database.exec(`PRAGMA application_id = ${0x46697441}; PRAGMA user_version = 1`);
  database.close();
  const empty = join(folder, 'empty.db');
  writeFileSync(empty, '');
  for (const file of [old, empty]) {
    const before = readFileSync(file);
    const { code, out } = await command(['check', '--db', file]);
    expectEqual(code, 1, `exit code (${out})`);
    expect(out.includes('update it with `fitapp migrate`'), out);
    expect(readFileSync(file).equals(before), `check changed ${file}`);
  }
  expectEqual(readdirSync(folder).sort(), ['empty.db', 'old.db'], 'files in the folder');
});

test('a backup of a running server contains all confirmed data and can be served', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  await ada.post('/api/workouts', { type: 'yoga', name: 'Kept', duration: 30 });
  const copy = join(freshFolder(), 'copy.db');
  const { code, err } = await command(['backup', copy, '--db', server.db]);
  expectEqual(code, 0, `exit code (${err})`);
  const other = await startServer({ db: copy });
  const [workout] = await session(other.address, ada.token).get('/api/workouts');
  expectEqual(workout.name, 'Kept', 'the workout in the copy');
  await other.stop();
  await server.stop();
});

test('restore replaces the database, keeps the old one, and refuses while the server runs', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  await ada.post('/api/workouts', { type: 'yoga', name: 'Kept', duration: 30 });
  const copy = join(freshFolder(), 'copy.db');
  await command(['backup', copy, '--db', server.db]);
  await ada.post('/api/workouts', { type: 'yoga', name: 'Later', duration: 30 });
  await expectRefused(['restore', copy, '--db', server.db], {}, /Another server is already running/);
  await server.stop();

  const { code, out, err } = await command(['restore', copy, '--db', server.db]);
  expectEqual(code, 0, `exit code (${err})`);
  expect(out.includes('.before-restore.backup'), out);
  const again = await startServer({ db: server.db });
  expectEqual((await call(again.address, 'GET', '/api/user', { token: ada.token })).status, 401, 'her old session');
  const { body } = await logIn(again.address, ada.email, ada.password);
  const names = (await session(again.address, body.token).get('/api/workouts')).map(({ name }) => name);
  expectEqual(names, ['Kept'], 'workouts');
  await again.stop();
  await expectRefused(['restore', join(freshFolder(), 'none.db'), '--db', server.db], {}, /no backup/);
});

test('licenses lists every part with its licence, without a database or settings', async () => {
  const { code, out } = await command(['licenses']);
  expectEqual(code, 0, 'exit code');
  for (const part of ['SQLite', 'OpenSSL', 'curl', 'GNU C Library', 'react-dom', 'GNU LESSER GENERAL PUBLIC LICENSE']) {
    expect(out.includes(part), `${part} is missing`);
  }
});

await finish(endAll);

// Tests that the log contains events and routes, but no addresses, tokens, passwords, names or values.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, command, endAll, person, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, freshFolder, test } from '../e2e/lib/suite.mjs';

const SECRETS = {
  name: 'Zenobia',
  mail: 'zenobia.quux@example.org',
  unknownMail: 'stranger.quux@example.org',
  password: 'correct zebra 77',
  wrongPassword: 'wrong zebra 78',
  newPassword: 'fresh zebra 79',
  query: 'zquery',
  path: 'zpath',
  note: 'znote',
  agent: 'zagent',
  origin: 'zorigin',
};

// Makes valid, invalid and malformed requests with data that must not be logged.
async function useEverything(address, db) {
  const { name, mail: email, password } = SECRETS;
  const headers = { 'User-Agent': SECRETS.agent, Referer: `https://${SECRETS.origin}.example/` };
  const ask = (method, path, options = {}) =>
    call(address, method, path, { ...options, headers: { ...headers, ...options.headers } });
  const ada = await person(address, name, { email, password });
  const { token } = ada;
  await ask('POST', '/api/auth/signup', { body: { name, email, password } });
  await ask('POST', '/api/auth/signup', {
    body: { name, email, password },
    headers: { Origin: `https://${SECRETS.origin}.example` },
  });
  await ask('POST', '/api/auth/login', { body: { email, password: SECRETS.wrongPassword } });
  await ask('POST', '/api/auth/login', { body: { email: SECRETS.unknownMail, password } });
  await ask('POST', '/api/auth/login', { body: `{"email":"${email}","password":"${password}` });
  const again = await ask('POST', '/api/auth/login', { body: { email, password, rememberMe: true } });
  for (const address of [email, SECRETS.unknownMail])
    await ask('POST', '/api/auth/forgot-password', { body: { email: address } });
  const link = await command(['user-reset', email, '--link', '--db', db]);
  const reset = /token=(\S+)/.exec(link.out)[1];
  await ask('POST', '/api/auth/reset-password', {
    body: { token: `${reset.slice(0, -1)}x`, newPassword: SECRETS.newPassword },
  });
  await ask('GET', `/reset-password?token=${reset}`, { headers: { Accept: 'text/html' } });
  await ask('GET', `/api/exercises?q=${SECRETS.query}`, { token });
  await ask('GET', `/api/workouts?limit=${SECRETS.query}`, { token });
  await ask('GET', `/api/${SECRETS.path}?${SECRETS.query}=1`, { token });
  await ask('GET', `/${SECRETS.path}/${SECRETS.path}`, { headers: { Accept: 'text/html' } });
  await ask('PATCH', `/api/workouts?${SECRETS.query}`, { token });
  await ask('POST', '/api/workouts', {
    token,
    body: { type: 'yoga', name: SECRETS.note, notes: SECRETS.note, duration: 3 },
  });
  await ask('POST', '/api/workouts', { token, body: { type: SECRETS.note, notes: { no: SECRETS.note } } });
  await ask('POST', '/api/workouts', { token, body: `{"type":"${SECRETS.note}` });
  await ask('GET', '/api/user', { token: `${token.slice(0, -2)}xx` });
  await ask('PUT', '/api/user', {
    token,
    body: { email: SECRETS.unknownMail, currentPassword: SECRETS.wrongPassword },
  });
  await ask('POST', '/api/user/password', {
    token,
    body: { currentPassword: password, newPassword: SECRETS.newPassword },
  });
  await ask('POST', '/api/auth/logout', { token });
  return [token, again.body.token, reset];
}

for (const [format, level] of [
  ['text', 'debug'],
  ['json', 'debug'],
  ['text', 'info'],
]) {
  test(`the ${format} log at level ${level} contains no personal data and no secrets`, async () => {
    const file = join(freshFolder(), 'fitapp.log');
    const server = await startServer({
      env: { FITAPP_LOG_FILE: file, FITAPP_LOG_FORMAT: format, FITAPP_LOG_LEVEL: level },
    });
    const tokens = await useEverything(server.address, server.db);
    await server.stop();
    const lines = [server.program.out, server.program.err, existsSync(file) ? readFileSync(file, 'utf8') : ''].join(
      '\n',
    );
    expect(lines.includes('/api/workouts'), `there is no access log:\n${lines}`);
    expect(/status["=:]+ ?201/.test(lines), `there is no status:\n${lines}`);
    for (const secret of [...Object.values(SECRETS), ...tokens]) {
      for (const form of [secret, encodeURIComponent(secret)]) {
        const line = lines.split('\n').find((each) => each.toLowerCase().includes(form.toLowerCase()));
        expect(!line, `"${form}" is in the log: ${line}`);
      }
    }
    if (format === 'json') {
      for (const line of readFileSync(file, 'utf8').trim().split('\n')) JSON.parse(line);
    }
  });
}

for (const [level, polls] of [
  ['info', 0],
  ['debug', 2],
]) {
  test(`at level ${level} the log has ${polls === 0 ? 'no' : 'each'} successful poll of monitoring`, async () => {
    const server = await startServer({
      env: { FITAPP_LOG_LEVEL: level, FITAPP_LOG_FORMAT: 'json', FITAPP_METRICS_ENABLED: 'true' },
    });
    await person(server.address);
    for (let poll = 0; poll < 2; poll += 1) await call(server.address, 'GET', '/metrics');
    await server.stop();
    const routes = server.program.err
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? (JSON.parse(line).route ?? []) : []));
    expect(routes.includes('/api/auth/signup'), `there is no access log:\n${server.program.err}`);
    expectEqual(routes.filter((route) => route === '/metrics').length, polls, 'polls in the log');
  });
}

test('without a mail server the log names the command for a requested reset, and contains no link', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const { status } = await call(server.address, 'POST', '/api/auth/forgot-password', { body: { email: ada.email } });
  expectEqual(status, 200, 'forgot-password');
  await session(server.address, ada.token).get('/api/user');
  await server.stop();
  expect(/fitapp user-reset/.test(server.program.err), server.program.err);
  expect(!/token=/.test(server.program.err), 'the log holds a link');
});

await finish(endAll);

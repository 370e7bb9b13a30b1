// Tests password resets with a real mail server, and failures of the mail server.
import { createServer } from 'node:net';
import { makeCertificate, startMailServer } from '../e2e/lib/mail.mjs';
import { call, command, endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test, until } from '../e2e/lib/suite.mjs';

const account = { user: 'postmaster', password: 'mail secret 5' };
const SENTENCE = 'If an account with that email exists, a password reset link has been sent.';

const ask = (server, email) => call(server.address, 'POST', '/api/auth/forgot-password', { body: { email } });
const reset = (server, token, newPassword) =>
  call(server.address, 'POST', '/api/auth/reset-password', { body: { token, newPassword } });
const logIn = (server, email, password) =>
  call(server.address, 'POST', '/api/auth/login', { body: { email, password } });
const check = (server, env) => command(['check', '--db', server.db], { env });

async function expectAnswer(server, email) {
  const answer = await ask(server, email);
  expectEqual([answer.status, answer.body], [200, { message: SENTENCE }], `the answer for ${email}`);
}

function tokenIn(email) {
  const links = [...email.text.matchAll(/https:\/\/fit\.example\.com\/reset-password#token=([\w-]{43})$/gm)];
  expectEqual(links.length, 1, `links in the email:\n${email.text}`);
  const inHtml = new Set([...email.html.matchAll(/href="([^"]+)"/g)].map((found) => found[1]));
  expectEqual([...inHtml], [links[0][0]], 'links in the HTML part');
  return links[0][1];
}

// Stops the server. The log must contain neither the content of an email nor its recipient.
async function stopAndReadLog(server, secrets) {
  await server.stop();
  const log = server.program.out + server.program.err;
  for (const secret of [...secrets, account.password, 'token='])
    expect(!log.includes(secret), `"${secret}" is in the log:\n${log}`);
  return log;
}

for (const mode of ['starttls', 'tls', 'none']) {
  test(`a forgotten password can be reset by email (${mode})`, async () => {
    const mail = await startMailServer({ mode, ...account });
    const server = await startServer({ env: mail.env });
    expectEqual((await call(server.address, 'GET', '/api/server')).body.mail, true, 'whether the server sends mail');
    const ada = await person(server.address, 'Ada');
    await expectAnswer(server, `  ${ada.email.toUpperCase()} `);
    const email = await mail.email();
    const { headers } = email;
    expectEqual(headers.to, `<${ada.email}>`, 'To');
    expectEqual(headers.from, 'FitApp <fitapp@example.com>', 'From');
    expectEqual(headers.subject, 'Choose a new password for FitApp', 'Subject');
    expectEqual([headers['x-envelope-from'], headers['x-envelope-to']], ['fitapp@example.com', ada.email], 'envelope');
    expectEqual(
      [headers['x-logged-in'], headers['x-encrypted']],
      ['yes', mode === 'none' ? 'no' : 'yes'],
      'login and TLS',
    );
    expect(Math.abs(Date.parse(headers.date) - Date.now()) < 60_000, `Date: ${headers.date}`);
    expect(/^<[\w-]+@example\.com>$/.test(headers['message-id']), headers['message-id']);
    expect(email.text.includes('one hour'), email.text);
    const token = tokenIn(email);
    expect(!headers['message-id'].includes(token.slice(0, 8)), 'the token stands in a header');
    const done = await reset(server, token, 'a new password 8');
    expectEqual(done.status, 200, `reset (${done.text})`);
    expectEqual((await reset(server, token, 'another password 9')).status, 400, 'the link a second time');
    expectEqual((await call(server.address, 'GET', '/api/user', { token: ada.token })).status, 401, 'the old session');
    expectEqual((await logIn(server, ada.email, ada.password)).status, 401, 'the old password');
    expectEqual((await logIn(server, ada.email, 'a new password 8')).status, 200, 'the new password');
    const checked = await check(server, mail.env);
    expect(checked.code === 0 && /^mail +ok$/m.test(checked.out), checked.out + checked.err);
    const log = await stopAndReadLog(server, [ada.email, token, 'a new password 8']);
    expect(/reset email sent/.test(log), log);
    expectEqual(mail.emails().length, 1, 'emails');
  });
}

test('an unknown address gets the same response and no email', async () => {
  const mail = await startMailServer();
  const server = await startServer({ env: mail.env });
  const ada = await person(server.address, 'Ada');
  await expectAnswer(server, 'nobody@example.org');
  await expectAnswer(server, ada.email);
  await mail.email();
  await stopAndReadLog(server, ['nobody@example.org', ada.email]);
  expectEqual(
    mail.emails().map(({ headers }) => headers.to),
    [`<${ada.email}>`],
    'who got a email',
  );
});

test('a second request invalidates the link of the first email', async () => {
  const mail = await startMailServer();
  const server = await startServer({ env: mail.env });
  const ada = await person(server.address, 'Ada');
  await expectAnswer(server, ada.email);
  const first = tokenIn(await mail.email(1));
  await expectAnswer(server, ada.email);
  const second = tokenIn(await mail.email(2));
  expectEqual((await reset(server, first, 'a new password 8')).status, 400, 'the first link');
  expectEqual((await reset(server, second, 'a new password 8')).status, 200, 'the second link');
  await server.stop();
});

test('a user with German settings gets a German email', async () => {
  const mail = await startMailServer();
  const server = await startServer({ env: { ...mail.env, FITAPP_AUTH_RESET_MINUTES: '45' } });
  const ada = await person(server.address, 'Jürgen', { email: 'juergen@example.org' });
  await ada.put('/api/user', { locale: 'de-AT' });
  await expectAnswer(server, ada.email);
  const email = await mail.email();
  expectEqual(email.headers.subject, 'Neues Passwort für FitApp wählen', 'Subject');
  expect(email.text.includes('innerhalb von 45 Minuten') && email.html.includes('<html lang="de">'), email.text);
  expect(!email.text.includes('Jürgen') && !email.html.includes('Jürgen'), 'the name is in the email');
  tokenIn(email);
  await server.stop();
});

async function unusedPort() {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return String(port);
}

// The failure, the changed settings, and the message in the log and in the output of check.
const FAILURES = [
  ['nobody listens', async () => ({ FITAPP_SMTP_PORT: await unusedPort() }), /nothing listens at that address/],
  [
    'the login is refused',
    () => ({ FITAPP_SMTP_PASSWORD: 'wrong secret 6' }),
    /refuses the login of \[smtp\] user \(535\)/,
  ],
  [
    'the certificate is from another authority',
    () => ({ FITAPP_TLS_CA_FILE: makeCertificate().certificate }),
    /certificate is not trusted/,
  ],
  ['the certificate is from an unknown authority', () => ({ FITAPP_TLS_CA_FILE: '' }), /certificate is not trusted/],
  ['the server starts TLS later than configured', () => ({ FITAPP_SMTP_SECURITY: 'tls' }), /the TLS handshake failed/],
];
for (const [what, change, sentence] of FAILURES) {
  test(`when ${what}, the response is the same, the log and fitapp check report it, and no email is sent`, async () => {
    const mail = await startMailServer({ mode: 'starttls', ...account });
    const env = { ...mail.env, ...(await change()) };
    const server = await startServer({ env });
    const ada = await person(server.address, 'Ada');
    await expectAnswer(server, ada.email);
    await expectAnswer(server, 'nobody@example.org');
    await until(() => /reset email (failed|delayed)/.test(server.program.err), 'the line in the log');
    const checked = await check(server, env);
    expectEqual(checked.code, 1, `exit code of check (${checked.out})`);
    const line = checked.out.split('\n').find((each) => each.startsWith('mail '));
    expect(sentence.test(line), checked.out + checked.err);
    expect(!/secret|postmaster|fitapp@/.test(checked.out + checked.err), checked.out);
    const log = await stopAndReadLog(server, [ada.email, 'nobody@example.org', 'wrong secret 6']);
    expect(sentence.test(log), log);
    expectEqual(mail.emails().length, 0, 'emails');
  });
}

test('a mail server without TLS gets no email if STARTTLS is configured', async () => {
  const mail = await startMailServer({ mode: 'none', ...account });
  const env = { ...mail.env, FITAPP_SMTP_SECURITY: 'starttls' };
  const server = await startServer({ env });
  const ada = await person(server.address, 'Ada');
  await expectAnswer(server, ada.email);
  await until(() => /does not offer STARTTLS/.test(server.program.err), 'the line in the log');
  expect(/^mail .*does not offer STARTTLS/m.test((await check(server, env)).out), 'check');
  await stopAndReadLog(server, [ada.email]);
  expectEqual(mail.emails().length, 0, 'emails');
});

test('a hanging mail server delays neither the response nor the shutdown', async () => {
  const sockets = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const mail = await startMailServer();
  const server = await startServer({ env: { ...mail.env, FITAPP_SMTP_PORT: String(silent.address().port) } });
  const ada = await person(server.address, 'Ada');
  await expectAnswer(server, ada.email);
  await until(() => sockets.length === 1, 'the connection to the mail server');
  for (const email of [ada.email, 'nobody@example.org']) await expectAnswer(server, email);
  expect(!sockets[0].closed, 'the mail server was no longer waited for when the answers came');
  const { code, signal } = await server.stop();
  expectEqual([code, signal], [0, null], 'the end');
  sockets.forEach((socket) => socket.destroy());
  silent.close();
});

await finish(endAll);

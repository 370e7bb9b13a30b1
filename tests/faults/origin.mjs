// Tests that other sites cannot use the server through the browser of somebody at home.
import { request } from 'node:http';
import { endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test } from '../e2e/lib/suite.mjs';

const JSON_TYPE = { 'Content-Type': 'application/json' };

// fetch() does not send Host and Origin as given.
function send(server, method, path, headers, body = '') {
  return new Promise((resolve, reject) => {
    const length = body ? { 'Content-Length': Buffer.byteLength(body) } : {};
    const sent = request(
      { host: '127.0.0.1', port: server.port, method, path, headers: { ...length, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const account = (name) => JSON.stringify({ name, email: `${name}@example.org`, password: 'correct horse 7' });

test('a page of another site creates no account and asks for no reset', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const attempts = [
    ['without a content type', {}, 415],
    ['as text', { 'Content-Type': 'text/plain' }, 415],
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['with its origin', { ...JSON_TYPE, Origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { ...JSON_TYPE, Origin: 'null' }, 403],
    ['cross-site', { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from another port', { ...JSON_TYPE, Origin: 'http://127.0.0.1:1' }, 403],
    ['after DNS rebinding', { ...JSON_TYPE, Host: 'evil.example', Origin: 'http://evil.example' }, 421],
  ];
  for (const [what, headers, status] of attempts) {
    const signup = await send(server, 'POST', '/api/auth/signup', headers, account('mallory'));
    expectEqual(signup.status, status, `sign-up ${what}`);
    for (let turn = 0; turn < 6; turn += 1) {
      const forgot = await send(
        server,
        'POST',
        '/api/auth/forgot-password',
        headers,
        JSON.stringify({ email: ada.email }),
      );
      expectEqual(forgot.status, status, `forgotten password ${what}`);
    }
  }
  const rebound = await send(server, 'GET', '/', { Host: 'evil.example', Accept: 'text/html' });
  expectEqual(rebound.status, 421, 'the page under a foreign name');
  expect(rebound.text.includes('allowed_hosts'), `the message names the setting: ${rebound.text}`);
  // None of these counted as an attempt of the victim.
  const own = await send(server, 'POST', '/api/auth/forgot-password', JSON_TYPE, JSON.stringify({ email: ada.email }));
  expectEqual(own.status, 200, 'the own request');
  const login = JSON.stringify({ email: 'mallory@example.org', password: 'correct horse 7' });
  expectEqual((await send(server, 'POST', '/api/auth/login', JSON_TYPE, login)).status, 401, 'log-in of the account');
});

test('the own page passes, directly and under the names of the configuration', async () => {
  const server = await startServer({
    env: {
      FITAPP_SERVER_PUBLIC_URL: 'https://fit.example.org',
      FITAPP_SERVER_ALLOWED_HOSTS: 'gym.example.org',
    },
  });
  const own = `127.0.0.1:${server.port}`;
  const pages = [
    ['direct', { Host: own, Origin: `http://${own}`, 'Sec-Fetch-Site': 'same-origin' }],
    ['proxy', { Host: 'fit.example.org', Origin: 'https://fit.example.org', 'Sec-Fetch-Site': 'same-origin' }],
    ['rewritten', { Host: own, Origin: 'https://fit.example.org', 'Sec-Fetch-Site': 'same-origin' }],
    ['second', { Host: 'gym.example.org', Origin: 'http://gym.example.org' }],
    ['lan', { Host: 'nas.home.arpa:8080', Origin: 'http://nas.home.arpa:8080' }],
    ['program', {}],
  ];
  for (const [name, headers] of pages) {
    const { status, text } = await send(
      server,
      'POST',
      '/api/auth/signup',
      { ...JSON_TYPE, ...headers },
      account(name),
    );
    expectEqual(status, 201, `${name}: ${text}`);
  }
});

await finish(endAll);

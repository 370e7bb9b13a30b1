// Serves the first screen of the demo account over TLS, and measures its bytes.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { settled } from './browser.mjs';
import { makeDemo } from './demo.mjs';
import { logIn } from './people.mjs';
import { startServer } from './server.mjs';
import { prepare } from './states.mjs';
import { expect, freshFolder } from './suite.mjs';

function makeCertificate() {
  const folder = freshFolder();
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=FitApp',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  return { key, cert };
}

// The storage of a page that is signed in as the demo account.
async function signInDemo(browser, demo) {
  const server = await startServer({ db: demo.db });
  const page = await browser.newPage();
  await page.goto(`${server.address}/auth`);
  await logIn(page, demo);
  await prepare(page, server.address);
  const storage = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }));
  expect(storage.token && storage.user, 'the page keeps no session');
  await page.close();
  await server.stop();
  return storage;
}

// Returns {server, storage}: a server with TLS, and the storage of a signed-in page.
export async function serveFirstScreen(browser) {
  const demo = await makeDemo();
  const storage = await signInDemo(browser, demo);
  const { key, cert } = makeCertificate();
  const server = await startServer({ db: demo.db, env: { FITAPP_SERVER_TLS_CERT: cert, FITAPP_SERVER_TLS_KEY: key } });
  return { server, storage };
}

export function restoreSession(storage) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

// Records when the dashboard is usable: today's workout is visible, and there are no placeholders.
export function noteUsable() {
  const look = () => {
    const main = document.querySelector('main');
    if (main?.querySelector('#todays-workout') && !main.querySelector('.mantine-Skeleton-root'))
      window.usableAt = Date.now();
    else requestAnimationFrame(look);
  };
  look();
}

// All responses until the dashboard is usable, with their transferred bytes including headers, with an empty cache.
export async function weighFirstScreen(context, address, storage) {
  await context.addInitScript(restoreSession, storage);
  await context.addInitScript(noteUsable);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const answers = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, wallTime }) =>
    answers.set(requestId, { askedAt: wallTime * 1000, bytes: 0 }),
  );
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname, search } = new URL(response.url);
    const [, encoding = ''] =
      Object.entries(response.headers).find(([head]) => head.toLowerCase() === 'content-encoding') ?? [];
    Object.assign(answers.get(requestId), { path: pathname + search, type, encoding });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(answers.get(requestId), { bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  await page.goto(`${address}/`);
  await page.waitForFunction(() => window.usableAt);
  await settled(page);
  const usableAt = await page.evaluate(() => window.usableAt);
  await page.close();
  return [...answers.values()].filter(({ askedAt }) => askedAt <= usableAt).sort((a, b) => b.bytes - a.bytes);
}

// Tests Background Sync: what waits on a page that was put away is sent by the service worker, and the next page knows.
import { untilInstalled, untilPrefetched } from '../lib/installed.mjs';
import { callsOf, heading, signInAs } from '../lib/people.mjs';
import { startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';

export const name = 'what waits on a closed page is sent by the service worker when the connection returns';

// Requests that the page has handed over.
function handedOver(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('mirror').objectStore('mirror').get('mirror');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result?.requests.length ?? 0);
          };
        };
      }),
  );
}

// As the browser sees a page in the background. Headless pages are always visible.
async function putAway(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function logGlasses(page, count) {
  const button = page.getByRole('button', { name: /^Add .* of water$/ });
  for (let glass = 0; glass < count; glass += 1) await button.click();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`\\b${count}\\s(entries wait for a connection|waiting)`) })
    .waitFor();
}

// The browser sends the event when it has a connection. `page` shows another site, so no page of the app is in use.
async function dispatchSync(page, address) {
  const session = await page.context().newCDPSession(page);
  const registrations = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await session.send('ServiceWorker.enable');
  const found = await until(
    () => registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${address}/` && !isDeleted),
    'the registration of the worker',
  );
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: address,
    registrationId: found.registrationId,
    tag: 'outbox',
    lastChance: false,
  });
}

export async function run(stage) {
  stage.allow(/net::ERR_/);
  const context = await stage.openBrowserOf({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInAs(page, stage.address, 'Ida');
  const calls = await callsOf(page, stage.address);
  await untilInstalled(page);
  await untilPrefetched(page);
  await page.goto(`${stage.address}/nutrition`);
  await page.getByRole('button', { name: /^Add .* of water$/ }).waitFor();
  const { db, port } = stage.server;
  await stage.server.kill();

  await logGlasses(page, 3);
  await putAway(page);
  await expectSoon(() => handedOver(page), 3, 'the requests that were handed over');
  await page.goto('about:blank');
  stage.server = await startServer({ db, port });
  const glasses = async () => (await calls.get('/api/water')).entries.length;
  expectEqual(await glasses(), 0, 'glasses before the event');
  await dispatchSync(page, stage.address);
  await expectSoon(glasses, 3, 'glasses that the worker has sent');

  // The next page repeats them, and the server knows the keys.
  await page.goto(`${stage.address}/nutrition`);
  await heading(page, 'Nutrition').waitFor();
  await until(async () => (await handedOver(page)) === 0, 'the page to take back what it handed over');
  await until(
    () =>
      page.evaluate(() =>
        Object.entries(localStorage).every(
          ([key, text]) => !key.startsWith('outbox:') || JSON.parse(text).state === 'sent',
        ),
      ),
    'the list to be empty',
  );
  expectEqual(await glasses(), 3, 'glasses after the page has opened');
}

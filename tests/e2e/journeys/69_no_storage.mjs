// Tests browsers that store nothing, or nothing more: they say so, and everything works with a connection.
import { createAccount, expectToast, logIn } from '../lib/people.mjs';
import { expectEqual, expectSoon } from '../lib/suite.mjs';

export const name = 'a browser that stores nothing says so, and the app goes on with a connection';

// As with blocked cookies: each access throws.
function blockStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, area, { get: refuse, configurable: true });
}

// As in private windows of older browsers: there is an area, but with room for nothing.
function allowNoByte() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
}

// The disk is full: what is there can be read.
function refuseMore() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function set(key, text) {
    if (!/^(draft|outbox|setting)/.test(key)) return setItem.call(this, key, text);
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const REFUSED = 'This browser does not store anything';
const FULL = 'Browser storage is full';

const browsers = [
  ['blocks its storage', blockStorage, 'Not available without a connection', REFUSED],
  ['has room for nothing', allowNoByte, 'Not available without a connection', REFUSED],
  ['is full', refuseMore, 'No room for use without a connection', FULL],
];

async function logWeight(page) {
  await page.getByRole('button', { name: 'Log something' }).filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Log', exact: true }).getByRole('button', { name: 'Weight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add measurement' });
  await dialog.getByLabel('Weight').fill('171');
  return dialog;
}

async function tryOut(stage, [kind, stub, atFirst, later]) {
  const owner = await createAccount(stage.address, 'Ida');
  const context = await stage.openBrowserOf();
  await context.addInitScript(stub);
  const page = await context.newPage();
  await page.goto(`${stage.address}/auth`);
  await logIn(page, owner);
  // Before anything is typed: nothing can be kept for times without a connection.
  await page.getByText(atFirst).waitFor();
  const dialog = await logWeight(page);
  await page.getByText(later).first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expectEqual(await page.getByText(atFirst).count(), 0, `the first notice of a browser that ${kind}`);
  await expectSoon(
    async () => (await owner.get('/api/body-measurements')).length,
    1,
    `what a browser that ${kind} sends`,
  );

  // Without a connection nothing can be kept: the form says so and keeps its values.
  await context.setOffline(true);
  const offline = await logWeight(page);
  await offline.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Error');
  expectEqual(await offline.getByLabel('Weight').inputValue(), '171', `the form of a browser that ${kind}`);
  await context.setOffline(false);
  await context.close();
}

export async function run(stage) {
  stage.allow(/net::ERR_|Access is denied|quota/i);
  for (const browser of browsers) await tryOut(stage, browser);
}

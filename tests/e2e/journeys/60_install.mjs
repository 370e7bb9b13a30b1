// Tests that browsers offer to install the app: the manifest, the service worker, and the entry in the settings.
import { keptKeys, untilInstalled } from '../lib/installed.mjs';
import { heading, signInAs } from '../lib/people.mjs';
import { expect, expectEqual, until } from '../lib/suite.mjs';

export const name = 'the app can be installed, and its worker stores the whole interface';

export async function run(stage) {
  const page = await stage.openPage({ serviceWorkers: 'allow' });
  await signInAs(page, stage.address, 'Ada');
  await untilInstalled(page);

  const client = await page.context().newCDPSession(page);
  const manifest = await client.send('Page.getAppManifest');
  expectEqual(manifest.errors, [], 'errors in the manifest');
  const { icons, shortcuts, ...about } = JSON.parse(manifest.data);
  expectEqual([about.id, about.scope, about.start_url, about.display], ['/', '/', '/', 'standalone'], 'the manifest');
  const kinds = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  for (const kind of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
    expect(kinds.includes(kind), `no icon for ${kind}`);
  expectEqual(
    shortcuts.map((each) => each.name),
    ['Log food', 'Start workout'],
    'the shortcuts',
  );
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // The test's browser has no profile on the disk.
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expectEqual(real, [], 'reasons why the app cannot be installed');

  // Every file of the interface is stored: the page, all code, texts, fonts and icons.
  const missing = await page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
    const stored = await Promise.all(urls.map((url) => caches.match(`/${url}`, { ignoreSearch: true })));
    return { count: urls.length, missing: urls.filter((_, index) => !stored[index]) };
  });
  expect(missing.count > 100, `the worker names ${missing.count} files`);
  expectEqual(missing.missing, [], 'files that are not stored');
  // The worker stores nothing from the API.
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(!urls.some((url) => url.startsWith('/api')), 'the worker has stored an answer of the API');

  await page.goto(`${stage.address}/profile?section=device`);
  await heading(page, 'Profile Settings').waitFor();
  await page.getByText('Yes. It shows what was last loaded').waitFor();
  await page.goto(stage.address);
  await until(async () => (await keptKeys(page)).length > 0, 'answers to be kept');
}

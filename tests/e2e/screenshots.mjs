// Draws docs/screenshots: every screen and state, at both sizes, light and dark, from the data of `fitapp demo`.
//
//   node tests/e2e/screenshots.mjs [--only=word] [folder]      names: {state}-{width}-{light|dark}.png
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openContext, sizes } from './lib/browser.mjs';
import { command, endAll, startServer } from './lib/server.mjs';
import { expect, freshFolder, removeFolders } from './lib/suite.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from './lib/states.mjs';
import { enterAs, logIn, logOut } from './lib/people.mjs';

const words = process.argv.slice(2);
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const target = words.find((word) => !word.startsWith('--')) ?? fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

async function makeDemo() {
  const db = join(freshFolder(), 'demo.db');
  const { code, out, err } = await command(['demo', '--db', db]);
  expect(code === 0, err);
  const [, email] = /^Address: +(\S+)$/m.exec(out);
  const [, password] = /^Password: +(\S+)$/m.exec(out);
  return { db, email, password };
}

async function drawAll(browser, demo, size, colorScheme) {
  // A database of its own: what is ticked in one pass must not stand ticked in the next.
  const db = join(freshFolder(), 'demo.db');
  copyFileSync(demo.db, db);
  const server = await startServer({ db });
  const { context } = await openContext(browser, size, { colorScheme });
  const page = await context.newPage();
  const draw = async (states) => {
    for (const state of states) {
      const [name] = state;
      await enter(state, page, server.address);
      const shown = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      expect(shown === colorScheme, `${name} is drawn ${shown} instead of ${colorScheme}`);
      if (!name.includes(only)) continue;
      // The caret blinks, and pictures of the same state should be the same.
      await page.screenshot({ path: join(target, `${name}-${sizes[size].width}-${colorScheme}.png`), caret: 'hide' });
    }
  };
  await draw(signedOut);
  await arrive(page, server.address, 'Kim');
  await draw(newcomer);
  await leave(page, server.address);
  await enterAs(page, server.address, 'Kim');
  await draw(fresh);
  await logOut(page);
  await logIn(page, demo);
  await prepare(page, server.address);
  await draw(signedIn);
  await draw(afterwards);
  await context.close();
  await server.stop();
}

mkdirSync(target, { recursive: true });
let code = 0;
let browser;
try {
  const demo = await makeDemo();
  browser = await openBrowser();
  for (const size of Object.keys(sizes)) {
    for (const colorScheme of ['light', 'dark']) await drawAll(browser, demo, size, colorScheme);
  }
} catch (error) {
  console.error(error.stack);
  code = 1;
} finally {
  await browser?.close();
  await endAll();
  removeFolders();
}
process.exit(code);

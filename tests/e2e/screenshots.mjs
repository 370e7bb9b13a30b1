// Draws screens and states, at both sizes, light and dark, from the data of `fitapp demo`.
//
//   node tests/e2e/screenshots.mjs                   the pictures that README.md and docs/ show, into docs/screenshots
//   node tests/e2e/screenshots.mjs FOLDER [WORD]     every state whose name holds the word
//
// Names: {state}-{width}-{light|dark}.png
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openContext, sizes } from './lib/browser.mjs';
import { makeDemo } from './lib/demo.mjs';
import { endAll, startServer } from './lib/server.mjs';
import { expect, freshFolder, removeFolders } from './lib/suite.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from './lib/states.mjs';
import { enterAs, logIn, logOut } from './lib/people.mjs';

const [folder, word = ''] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const target = folder ?? join(root, 'docs/screenshots');

function shownInDocuments() {
  const pages = ['README.md', ...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
  const names = pages.flatMap((page) => readFileSync(join(root, page), 'utf8').match(/[a-z0-9-]+-(390|1440)-(light|dark)\.png/g) ?? []);
  return new Set(names);
}
const shown = shownInDocuments();
const drawn = new Set();
const isWanted = (name, picture) => (folder ? name.includes(word) : shown.has(picture));

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
      const scheme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      expect(scheme === colorScheme, `${name} is drawn ${scheme} instead of ${colorScheme}`);
      const picture = `${name}-${sizes[size].width}-${colorScheme}.png`;
      if (!isWanted(name, picture)) continue;
      drawn.add(picture);
      // The caret blinks, and pictures of the same state should be the same.
      await page.screenshot({ path: join(target, picture), caret: 'hide' });
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
  const missing = folder ? [] : [...shown].filter((picture) => !drawn.has(picture));
  expect(missing.length === 0, `no state draws ${missing.join(', ')}`);
} catch (error) {
  console.error(error.stack);
  code = 1;
} finally {
  await browser?.close();
  await endAll();
  removeFolders();
}
process.exit(code);

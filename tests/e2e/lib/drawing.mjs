// Visits every state in both sizes, light and dark, with demo data, and calls a function for each. Fails if a page logs an
// error or violates the policy.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedComplaints } from './accessible.mjs';
import { openBrowser, openContext, sizes, unexpected } from './browser.mjs';
import { makeDemo } from './demo.mjs';
import { signInAs, logIn } from './people.mjs';
import { endAll, startServer } from './server.mjs';
import { afterwards, arrive, enter, fresh, leave, newcomer, prepare, signedIn, signedOut } from './states.mjs';
import { expect, freshFolder, removeFolders } from './suite.mjs';

const ACTION_TIMEOUT_MS = 60_000;

async function pass(browser, demo, size, colorScheme, take) {
  // A separate database, so that ticks of one pass do not affect the next.
  const db = join(freshFolder(), 'demo.db');
  copyFileSync(demo.db, db);
  const server = await startServer({ db });
  const { context, complaints } = await openContext(browser, size, { colorScheme });
  // Screenshots may be slow on a busy machine.
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const draw = async (states) => {
    for (const state of states) {
      const [name] = state;
      await enter(state, page, server.address);
      const scheme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      expect(scheme === colorScheme, `${name} is drawn ${scheme} instead of ${colorScheme}`);
      await take(page, { name, width: sizes[size].width, scheme });
    }
  };
  await draw(signedOut);
  await arrive(page, server.address, 'Kim');
  await draw(newcomer);
  await leave(page, server.address);
  await signInAs(page, server.address, 'Kim');
  await draw(fresh);
  await leave(page, server.address);
  await logIn(page, demo);
  await prepare(page, server.address);
  await draw(signedIn);
  await draw(afterwards);
  const found = unexpected(complaints, [expectedComplaints]);
  expect(found.length === 0, `the pages complained:\n${found.join('\n')}`);
  await context.close();
  await server.stop();
}

// Calls take(page, {name, width, scheme}) in every state, then finish(browser). Returns the exit code.
export async function drawStates(take, finish = () => {}) {
  let browser;
  try {
    const demo = await makeDemo();
    browser = await openBrowser();
    for (const size of Object.keys(sizes)) {
      for (const scheme of ['light', 'dark']) await pass(browser, demo, size, scheme, take);
    }
    await finish(browser);
    return 0;
  } catch (error) {
    console.error(error.stack);
    return 1;
  } finally {
    await browser?.close();
    await endAll();
    removeFolders();
  }
}

// Runs all journeys in Chromium against the real executable, with the screen sizes of a phone and a desktop.
//
//   node tests/e2e/run.mjs [--only=word] [--all]      the last line is `N passed, N failed`
//
// A journey is a file in journeys/ with `name`, `run(stage)` and optionally `timeoutMs` and `onlyInAll`. It has its own
// server and database. Screenshots and console output of failed journeys are in build/logs/e2e. FITAPP_EXECUTABLE selects
// another executable.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openContext, sizes, unexpected } from './lib/browser.mjs';
import { endAll, startServer } from './lib/server.mjs';
import { expect, timeoutFactor, removeFolders, within } from './lib/suite.mjs';

const JOURNEY_MS = 60_000;
const CONCURRENCY = 3;
const here = fileURLToPath(new URL('.', import.meta.url));
const logs = join(here, '../../build/logs/e2e');

async function loadJourneys(only) {
  const files = readdirSync(join(here, 'journeys'))
    .filter((file) => file.endsWith('.mjs'))
    .sort();
  const chosen = files.filter((file) => !only || file.includes(only));
  return Promise.all(chosen.map(async (file) => ({ file, ...(await import(`./journeys/${file}`)) })));
}

// What a journey can use: its screen size, its server, and any number of browser contexts.
function makeStage(browser, size, server) {
  const contexts = [];
  const allowed = [];
  return {
    size,
    isPhone: sizes[size].touch,
    browser,
    server,
    address: server.address,
    contexts,
    // Expected error messages of pages.
    allow: (...patterns) => allowed.push(...patterns),
    async openBrowserOf(options) {
      const opened = await openContext(browser, size, options);
      contexts.push(opened);
      return opened.context;
    },
    async openPage(options) {
      return (await this.openBrowserOf(options)).newPage();
    },
    complaints: () => contexts.flatMap(({ complaints }) => unexpected(complaints, allowed)),
  };
}

async function saveEvidence(label, stage, error) {
  mkdirSync(logs, { recursive: true });
  const lines = [error.stack, '', stage?.server.program.err ?? ''];
  for (const [at, { context, console: said }] of (stage?.contexts ?? []).entries()) {
    for (const [number, page] of context.pages().entries()) {
      const file = join(logs, `${label}-${at}-${number}.png`);
      await page.screenshot({ path: file, timeout: 5000 }).catch(() => {});
      lines.push(`page ${page.url()}`);
    }
    lines.push(...said, '');
  }
  writeFileSync(join(logs, `${label}.txt`), lines.join('\n'));
}

async function runOne(browser, { file, name, run, timeoutMs = JOURNEY_MS }, size) {
  const label = `${file.replace('.mjs', '')}-${size}`;
  const began = Date.now();
  let stage;
  try {
    stage = makeStage(browser, size, await startServer());
    await within(timeoutMs * timeoutFactor, run(stage), 'the journey to end');
    const complaints = stage.complaints();
    expect(complaints.length === 0, `the pages complained:\n${complaints.join('\n')}`);
    console.log(`passed: ${name}, ${size} (${Date.now() - began} ms)`);
    return true;
  } catch (error) {
    // Playwright's messages contain colour codes.
    error.stack = error.stack.replace(/\x1b\[\d+m/g, '');
    await saveEvidence(label, stage, error);
    console.log(`FAILED: ${name}, ${size}: ${error.stack}\n  see build/logs/e2e/${label}.txt and .png`);
    return false;
  } finally {
    await Promise.all((stage?.contexts ?? []).map(({ context }) => context.close().catch(() => {})));
    await stage?.server.kill();
  }
}

async function main() {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  rmSync(logs, { recursive: true, force: true });
  const journeys = await loadJourneys(only);
  const all = process.argv.includes('--all') || only !== undefined;
  // Long journeys list sizes in `onlyInAll` that run only with --all.
  const waiting = journeys.flatMap((journey) =>
    Object.keys(sizes)
      .filter((size) => all || !journey.onlyInAll?.includes(size))
      .map((size) => [journey, size]),
  );
  const total = waiting.length;
  let passed = 0;
  const browser = await openBrowser();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await runOne(browser, ...next)) passed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await browser.close();
  await endAll();
  removeFolders();
  console.log(`${passed} passed, ${total - passed} failed`);
  process.exit(passed === total && total > 0 ? 0 : 1);
}

await main();

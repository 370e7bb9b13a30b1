// Runs Lighthouse for the first screen with its phone profile, in the system's Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browser.mjs';
import { restoreSession } from './first_screen.mjs';
import { expect, freshFolder, until } from './suite.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const TIMES = { 'largest-contentful-paint': 'LCP', 'total-blocking-time': 'TBT', 'cumulative-layout-shift': 'CLS' };

// Chromium may access only this machine, and accepts the self-signed certificate.
const ONLY_HERE = ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', '--ignore-certificate-errors'];

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function openProfile(address, storage) {
  const folder = freshFolder();
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions([...ONLY_HERE, '--remote-debugging-port=0']),
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.goto(`${address}/auth`);
  await page.evaluate(restoreSession, storage);
  await page.goto('about:blank');
  const port = await until(() => {
    try {
      return Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  }, 'the browser to say its port');
  return { context, port };
}

function readResult({ lhr }) {
  expect(!lhr.runtimeError, `Lighthouse: ${lhr.runtimeError?.message}`);
  const asked = lhr.audits['network-requests'].details.items.map(({ url }) => new URL(url));
  const elsewhere = asked.filter(({ protocol, hostname }) => protocol.startsWith('http') && hostname !== '127.0.0.1');
  expect(elsewhere.length === 0, `the page asked another host: ${elsewhere.map(String).join(', ')}`);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]));
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([audit, name]) => [name, lhr.audits[audit].numericValue]),
  );
  const short = CATEGORIES.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${lhr.audits[id].title} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  );
  return { ...scores, ...times, short };
}

// One result per run: scores from 0 to 100, LCP and TBT in ms, CLS, and the audits that cost points.
export async function runLighthouse(address, storage, runs) {
  const { context, port } = await openProfile(address, storage);
  const results = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${address}/`, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
      results.push(readResult(result));
    }
  } finally {
    await context.close();
  }
  return results;
}

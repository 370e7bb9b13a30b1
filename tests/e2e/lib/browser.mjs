// Opens Chromium and pages as people have them, and writes down what goes wrong in a page; it knows no screen.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { patience, until } from './suite.mjs';

export const sizes = {
  phone: { width: 390, height: 844, touch: true },
  desk: { width: 1440, height: 900, touch: false },
};

// FITAPP_SLOW=1 shows what a test takes for granted: a processor that is four times slower and a network that takes
// 300 ms for each call.
const SLOW = process.env.FITAPP_SLOW === '1';
const LONGEST_WAIT_MS = 10_000 * patience;
const onTheirWay = new WeakMap();

// How every Chromium of these tests is started: Debian's own without its windows, which takes half the time, talking to
// nobody.
export function chromiumOptions(more = []) {
  return {
    executablePath: execFileSync('sh', ['-c', 'command -v chromium-headless-shell'], { encoding: 'utf8' }).trim(),
    headless: true,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...more,
    ],
  };
}

// Playwright gives each launch a new profile folder and each context its own storage.
export function openBrowser() {
  return chromium.launch(chromiumOptions());
}

// A zone in which it is about noon now, so that no test crosses midnight. The signs of Etc/GMT zones are reversed.
export function noonZone(now = new Date()) {
  const east = 12 - now.getUTCHours();
  if (east === 0) return 'Etc/GMT';
  return east > 0 ? `Etc/GMT-${east}` : `Etc/GMT+${-east}`;
}

async function slowDown(context) {
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page).catch(() => null);
    await session?.send('Emulation.setCPUThrottlingRate', { rate: 4 }).catch(() => {});
  });
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => {});
  });
}

// A person's browser: context with its own storage, and a list of what its pages complained about.
export async function openContext(browser, size, { colorScheme = 'light', locale = 'en-US', reducedMotion = 'reduce', ignoreHTTPSErrors = false } = {}) {
  const { width, height, touch } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme,
    locale,
    reducedMotion,
    ignoreHTTPSErrors,
    timezoneId: noonZone(),
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const complaints = [];
  const console_ = [];
  const requests = new Set();
  onTheirWay.set(context, requests);
  context.on('request', (request) => {
    requests.add(request);
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`asked another host: ${request.url()}`);
  });
  for (const end of ['requestfinished', 'requestfailed']) context.on(end, (request) => requests.delete(request));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    console_.push(line);
    if (message.type() === 'error') complaints.push(line);
  });
  if (SLOW) await slowDown(context);
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return { context, complaints, console: console_ };
}

// Nothing is on its way, nothing moves, and what arrived is drawn.
export async function settled(page) {
  const requests = onTheirWay.get(page.context());
  await until(async () => {
    if (requests.size > 0) return false;
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    return requests.size === 0;
  }, 'the page to settle');
}

// What of the complaints a journey did not announce. The browser itself writes one for each answer above 399.
export function unexpected(complaints, allowed) {
  return complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)));
}

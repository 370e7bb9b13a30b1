// Opens Chromium and browser contexts, and collects errors of pages.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { timeoutFactor, until } from './suite.mjs';

export const sizes = {
  phone: { width: 390, height: 844, touch: true },
  desktop: { width: 1440, height: 900, touch: false },
};

// FITAPP_SLOW=1 reveals tests with wrong assumptions about timing: the processor is four times slower, and each request
// takes 300 ms longer.
const SLOW = process.env.FITAPP_SLOW === '1';
const ACTION_TIMEOUT_MS = 10_000 * timeoutFactor;
const pendingRequests = new WeakMap();

// Options for Debian's headless Chromium, which starts in half the time, without background network access.
export function chromiumOptions(more = []) {
  return {
    executablePath: execFileSync('sh', ['-c', 'command -v chromium-headless-shell'], { encoding: 'utf8' }).trim(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
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

// A browser context with its own storage, and a list of the errors of its pages.
export async function openContext(
  browser,
  size,
  {
    colorScheme = 'light',
    locale = 'en-US',
    reducedMotion = 'reduce',
    ignoreHTTPSErrors = false,
    // Storing the whole interface costs a second of each journey.
    serviceWorkers = 'block',
  } = {},
) {
  const { width, height, touch } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme,
    locale,
    reducedMotion,
    ignoreHTTPSErrors,
    serviceWorkers,
    timezoneId: noonZone(),
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const complaints = [];
  const console_ = [];
  const requests = new Set();
  pendingRequests.set(context, requests);
  context.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // The stream of events stays open.
    if (pathname !== '/api/events') requests.add(request);
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      complaints.push(`asked another host: ${request.url()}`);
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

// Waits until no requests are pending, animations have ended and the page is drawn.
export async function settled(page) {
  const requests = pendingRequests.get(page.context());
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

// What the app fetches ahead for the gym can be gone when it asks: the plan was replaced meanwhile.
const GONE_MEANWHILE = /404.*\/api\/(planned-workouts|workout-plans)\/\d+\//;

// The errors that a journey did not expect. The browser logs one for each response with status 400 or higher.
export function unexpected(complaints, allowed) {
  return complaints.filter((line) => ![GONE_MEANWHILE, ...allowed].some((pattern) => pattern.test(line)));
}

// Opens Chromium and pages as people have them, and writes down what goes wrong in a page; it knows no screen.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

export const sizes = {
  phone: { width: 390, height: 844, touch: true },
  desk: { width: 1440, height: 900, touch: false },
};

const LONGEST_WAIT_MS = 10_000;

export function openBrowser() {
  const executablePath = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
  // Playwright gives each launch a new profile folder and each context its own storage.
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync',
    ],
  });
}

// A zone in which it is about noon now, so that no test crosses midnight. The signs of Etc/GMT zones are reversed.
export function noonZone(now = new Date()) {
  const east = 12 - now.getUTCHours();
  if (east === 0) return 'Etc/GMT';
  return east > 0 ? `Etc/GMT-${east}` : `Etc/GMT+${-east}`;
}

// A person's browser: context with its own storage, and a list of what its pages complained about.
export async function openContext(browser, size, { colorScheme = 'light', locale = 'en-US', reducedMotion = 'reduce' } = {}) {
  const { width, height, touch } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme,
    locale,
    reducedMotion,
    timezoneId: noonZone(),
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  const complaints = [];
  const console_ = [];
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
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return { context, complaints, console: console_ };
}

// What of the complaints a journey did not announce. The browser itself writes one for each answer above 399.
export function unexpected(complaints, allowed) {
  return complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)));
}

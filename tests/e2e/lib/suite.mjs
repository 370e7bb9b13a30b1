// A minimal test runner, and helpers that wait for conditions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIMEOUT_MS = 30_000;
// Factor for all timeouts; see lib/browser.mjs.
export const timeoutFactor = process.env.FITAPP_SLOW === '1' ? 5 : 1;
const WAIT_MS = 10_000 * timeoutFactor;
const tests = [];
const folders = [];

export function test(name, body, { timeout = TIMEOUT_MS } = {}) {
  tests.push([name, body, timeout]);
}

export function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

export function expectEqual(actual, wanted, what) {
  const [a, w] = [JSON.stringify(actual), JSON.stringify(wanted)];
  expect(a === w, `${what}: ${a} instead of ${w}`);
}

// Creates a temporary folder, which is deleted at the end.
export function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fitapp-test-'));
  folders.push(folder);
  return folder;
}

export function removeFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// Rejects if `promise` takes longer. `what` completes the message 'Waited N s for …'.
export async function within(milliseconds, promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${milliseconds / 1000} s for ${what}`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

// Polls until the result is truthy, and returns it.
export async function until(ask, what, milliseconds = WAIT_MS) {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${milliseconds / 1000} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Polls until the result has the expected value, because pages and stored data change a moment after an action.
export async function expectSoon(ask, wanted, what) {
  const deadline = Date.now() + WAIT_MS;
  let actual = await ask();
  while (JSON.stringify(actual) !== JSON.stringify(wanted) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    actual = await ask();
  }
  expectEqual(actual, wanted, what);
}

// Runs all tests. `afterEach` stops what a test left running.
export async function finish(afterEach = () => {}) {
  let failed = 0;
  for (const [name, body, timeout] of tests) {
    const began = Date.now();
    try {
      await within(timeout, body(), 'the test to end');
      console.log(`passed: ${name} (${Date.now() - began} ms)`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED: ${name}: ${error.stack}`);
    } finally {
      await afterEach();
    }
  }
  removeFolders();
  console.log(`${tests.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 && tests.length > 0 ? 0 : 1);
}

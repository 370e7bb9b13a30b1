// Tests the Content Security Policy: all screens work, and forbidden content is blocked.
import { call } from '../lib/server.mjs';
import { expect, expectEqual } from '../lib/suite.mjs';
import { signInAs } from '../lib/people.mjs';

export const name = 'every page works with the strict policy, and no foreign content is loaded';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'none'",
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'service-worker',
};

async function headersOf(stage) {
  const { headers, text } = await call(stage.address, 'GET', '/log-workout', { headers: { Accept: 'text/html' } });
  const policy = Object.fromEntries(
    headers
      .get('content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/ (.*)/s).slice(0, 2)),
  );
  expectEqual(policy, POLICY, 'the policy');
  for (const [header, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-cache'],
    ['cross-origin-opener-policy', 'same-origin'],
  ]) {
    expectEqual(headers.get(header), value, header);
  }
  expect(!/<script(?![^>]*\bsrc=)[^>]*>\s*\S/.test(text), 'the page holds an inline script');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)[1];
  const asset = await call(stage.address, 'GET', script);
  expect(/max-age=31536000.*immutable/.test(asset.headers.get('cache-control')), asset.headers.get('cache-control'));
}

// What an injected script could try. Each returns the directive that the browser reports.
async function attack(directive) {
  const add = (tag, change) => {
    const element = document.createElement(tag);
    change(element);
    document.body.append(element);
    return element;
  };
  const ways = {
    'require-trusted-types-for': () => add('div', (box) => (box.innerHTML = '<img src="/x" onerror="window.ran = 1">')),
    'trusted-types': () => window.trustedTypes.createPolicy('own', { createHTML: (text) => text }),
    'script-src-elem': () => add('script', (script) => script.append('window.ran = 2')),
    'script-src-attr': () => add('p', (text) => text.setAttribute('onclick', 'window.ran = 3')).click(),
    'style-src-elem': () => add('style', (style) => style.append('body { outline: 7px solid }')),
    'style-src-attr': () => document.body.setAttribute('style', 'outline: 7px solid'),
    'img-src': () => add('img', (image) => (image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=')),
    'frame-src': () => add('iframe', (frame) => (frame.src = '/healthz')),
    'object-src': () => add('object', (object) => (object.data = '/icon.svg')),
    'media-src': () => add('audio', (audio) => (audio.src = '/icon.svg')),
    'connect-src': () => void fetch('http://127.0.0.1:9/').catch(() => {}),
    'base-uri': () => add('base', (base) => (base.href = 'http://127.0.0.1:9/')),
    'form-action': () => add('form', (form) => (form.action = '/auth')).submit(),
  };
  const reported = new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Trusted types stop some of these before the policy's other directives are asked.
      if ([directive, 'require-trusted-types-for'].includes(event.effectiveDirective)) resolve();
    });
  });
  try {
    ways[directive]();
  } catch {
    // Trusted types throw, and the violation is reported too.
  }
  await reported;
  return [window.ran ?? null, getComputedStyle(document.body).outlineWidth === '7px'];
}

const ATTACKED = [
  'require-trusted-types-for',
  'trusted-types',
  'script-src-elem',
  'script-src-attr',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'frame-src',
  'object-src',
  'media-src',
  'connect-src',
  'base-uri',
  'form-action',
];

async function injected(stage, page) {
  stage.allow(/Content Security Policy/, /Policy violation/, /Trusted/i);
  for (const directive of ATTACKED) {
    expectEqual(await page.evaluate(attack, directive), [null, false], `what ran and was styled despite ${directive}`);
    expectEqual(page.url(), `${stage.address}/`, `the address after ${directive}`);
  }
}

// The runner checks in every journey that no screen violates the policy or contacts another host.
export async function run(stage) {
  await headersOf(stage);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  expectEqual(await page.context().cookies(), [], 'cookies');
  expectEqual(stage.complaints(), [], 'what the page complained about');
  expectEqual(await page.evaluate(() => document.querySelectorAll('style').length), 0, 'style elements of the page');
  await injected(stage, page);
}

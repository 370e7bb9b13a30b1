// Tests the Content Security Policy: all screens work, and forbidden content is blocked.
import { call } from '../lib/server.mjs';
import { expect, expectEqual, until } from '../lib/suite.mjs';
import { signInAs } from '../lib/people.mjs';

export const name = 'every page works with the strict policy, and no foreign content is loaded';

async function headersOf(stage) {
  const { headers, text } = await call(stage.address, 'GET', '/log-workout', { headers: { Accept: 'text/html' } });
  const policy = Object.fromEntries(
    headers
      .get('content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/ (.*)/s).slice(0, 2)),
  );
  expectEqual([policy['default-src'], policy['script-src']], ["'self'", "'self'"], 'the policy of scripts');
  expectEqual(
    [policy['object-src'], policy['base-uri'], policy['frame-ancestors']],
    ["'none'", "'none'", "'none'"],
    'the policy of frames',
  );
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

async function injected(stage, page) {
  stage.allow(/Content Security Policy/, /Policy violation/);
  const before = stage.contexts.at(-1).complaints.length;
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML =
      '<img src="data:," onerror="window.ran = 1"><iframe srcdoc="<script>parent.ran = 2</script>"></iframe>';
    document.body.append(box);
    const script = document.createElement('script');
    script.textContent = 'window.ran = 3';
    document.body.append(script);
  });
  await until(() => stage.contexts.at(-1).complaints.length > before, 'the policy to object');
  expectEqual(await page.evaluate(() => window.ran ?? null), null, 'an injected script ran');
}

// The runner checks in every journey that no screen violates the policy or contacts another host.
export async function run(stage) {
  await headersOf(stage);
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  expectEqual(await page.context().cookies(), [], 'cookies');
  expectEqual(stage.complaints(), [], 'what the page complained about');
  await injected(stage, page);
}

// Takes screenshots of all states with demo data, in both sizes, light and dark.
//
//   node tests/e2e/screenshots.mjs                   those used in README.md and docs/, into docs/screenshots
//   node tests/e2e/screenshots.mjs FOLDER [WORD]     all states whose name contains the word
//
// File names: {state}-{width}-{light|dark}.png
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawStates } from './lib/drawing.mjs';
import { expect } from './lib/suite.mjs';

const [folder, word = ''] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const target = folder ?? join(root, 'docs/screenshots');

function shownInDocuments() {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const names = pages.flatMap(
    (page) => readFileSync(join(root, page), 'utf8').match(/[a-z0-9-]+-(390|1440)-(light|dark)\.png/g) ?? [],
  );
  return new Set(names);
}
const shown = shownInDocuments();
const drawn = new Set();

async function take(page, { name, width, scheme }) {
  const picture = `${name}-${width}-${scheme}.png`;
  if (!(folder ? name.includes(word) : shown.has(picture))) return;
  drawn.add(picture);
  // The blinking caret would make screenshots of the same state differ.
  await page.screenshot({ path: join(target, picture), caret: 'hide' });
}

mkdirSync(target, { recursive: true });
const code = await drawStates(take, () => {
  const missing = folder ? [] : [...shown].filter((picture) => !drawn.has(picture));
  expect(missing.length === 0, `no state draws ${missing.join(', ')}`);
});
process.exit(code);

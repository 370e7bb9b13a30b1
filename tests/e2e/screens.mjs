// Creates the images for docs/screens.md in docs/screens: one per state, with both sizes, light and dark.
//
//   node tests/e2e/screens.mjs [WORD]      only those whose name contains the word
//
// To add an image, reference it in docs/screens.md as screens/{state}.webp.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawStates } from './lib/drawing.mjs';
import { expect } from './lib/suite.mjs';

const MOST_BYTES = 3_000_000;
const QUALITY = 0.62;
// Size of a screenshot in an image, in pixels.
const HEIGHT = 480;
const GAP = 8;

const [word = ''] = process.argv.slice(2);
const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const target = join(docs, 'screens');
const shown = new Set(
  [...readFileSync(join(docs, 'screens.md'), 'utf8').matchAll(/screens\/([a-z0-9-]+)\.webp/g)].map(([, name]) => name),
);
const wanted = new Set([...shown].filter((name) => name.includes(word)));
const pictures = new Map();

async function take(page, { name, width, scheme }) {
  if (!wanted.has(name)) return;
  const picture = await page.screenshot({ caret: 'hide' });
  pictures.set(name, [
    ...(pictures.get(name) ?? []),
    { width, scheme, source: `data:image/png;base64,${picture.toString('base64')}` },
  ]);
}

// Desktop and phone in light, then in dark mode, side by side.
async function pack(page, four) {
  const order = ({ width, scheme }) => (scheme === 'dark' ? 2 : 0) + (width < 1000 ? 1 : 0);
  const sources = four.toSorted((a, b) => order(a) - order(b)).map(({ source }) => source);
  const packed = await page.evaluate(
    async ({ sources, height, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const widths = images.map(({ width, height: whole }) => Math.round((width * height) / whole));
      const canvas = document.createElement('canvas');
      canvas.width = widths.reduce((sum, width) => sum + width + gap, -gap);
      canvas.height = height;
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      let x = 0;
      images.forEach((image, index) => {
        pen.drawImage(image, x, 0, widths[index], height);
        x += widths[index] + gap;
      });
      return canvas.toDataURL('image/webp', quality);
    },
    { sources, height: HEIGHT, gap: GAP, quality: QUALITY },
  );
  return Buffer.from(packed.split(',')[1], 'base64');
}

mkdirSync(target, { recursive: true });
const code = await drawStates(take, async (browser) => {
  const missing = [...wanted].filter((name) => !pictures.has(name));
  expect(missing.length === 0, `no state draws ${missing.join(', ')}`);
  const page = await browser.newPage();
  for (const [name, four] of pictures) writeFileSync(join(target, `${name}.webp`), await pack(page, four));
  for (const file of readdirSync(target)) if (!shown.has(file.replace('.webp', ''))) rmSync(join(target, file));
  const bytes = readdirSync(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
  console.log(`${pictures.size} sheets drawn; docs/screens holds ${bytes} bytes`);
  expect(bytes <= MOST_BYTES, `docs/screens may hold ${MOST_BYTES} bytes`);
});
process.exit(code);

// Renders the PNG icons for phones and desktops from ui/public/icon.svg:
//
//   node tests/e2e/icons.mjs
//
// Maskable and Apple icons have no rounded corners, because the system adds its own. The symbol stays in the safe area.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './lib/browser.mjs';

const folder = fileURLToPath(new URL('../../ui/public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
const full = drawing.replace(/ rx="\d+"/, '');
const ground = /<rect[^>]* fill="(#[0-9a-f]+)"/.exec(drawing)[1];

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing, share: 1 },
  { file: 'icon-512.png', size: 512, svg: drawing, share: 1 },
  { file: 'icon-maskable-192.png', size: 192, svg: full, share: 0.8, ground },
  { file: 'icon-maskable-512.png', size: 512, svg: full, share: 0.8, ground },
  { file: 'apple-touch-icon.png', size: 180, svg: full, share: 0.9, ground },
];

const browser = await openBrowser();
for (const { file, size, svg, share, ground: background = 'transparent' } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const side = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}"><img src="${source}" width="${side}" height="${side}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  writeFileSync(folder + file, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();

// Measures what the interface promises, holds it against its limits and writes the figures into docs/quality.md:
//
//   node tests/e2e/quality.mjs [axe] [wire] [lighthouse]      all three, and the figures, unless some are named
//
// A limit that is broken ends it with 1.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectedComplaints, judgeStates } from './lib/accessible.mjs';
import { openBrowser, openContext, sizes, unexpected } from './lib/browser.mjs';
import { serveFirstScreen, weighFirstScreen } from './lib/first_screen.mjs';
import { median, runLighthouse } from './lib/phone.mjs';
import { endAll, startServer } from './lib/server.mjs';
import { expect, removeFolders } from './lib/suite.mjs';

const MOST_BYTES = 230_000;
const LEAST = { performance: 90, accessibility: 95, 'best-practices': 95 };
const RUNS = 5;
const PARTS = ['axe', 'wire', 'lighthouse'];
const DOCUMENT = fileURLToPath(new URL('../../docs/quality.md', import.meta.url));
const MARKED = /(<!-- figures -->\n)[^]*(<!-- end of figures -->)/;

const thousands = (number) => Math.round(number).toLocaleString('en-US');

// Each part answers with rows: what was measured, the figure, its limit, whether it holds.
async function axe(browser) {
  const rows = [];
  for (const [size, { width }] of Object.entries(sizes)) {
    const server = await startServer();
    const { context, complaints } = await openContext(browser, size);
    const { findings, judged } = await judgeStates(await context.newPage(), server.address, size);
    findings.push(...unexpected(complaints, [expectedComplaints]));
    for (const finding of findings) console.error(finding);
    rows.push([`axe, serious or critical, ${judged} states at ${width} px, light and dark`, findings.length, '0', findings.length === 0]);
    await context.close();
    await server.stop();
  }
  return rows;
}

async function wire(browser, { server, kept }) {
  const { context } = await openContext(browser, 'phone', { ignoreHTTPSErrors: true });
  const answers = await weighFirstScreen(context, server.address, kept);
  await context.close();
  for (const { path, encoding, bytes } of answers) console.log(`${thousands(bytes).padStart(9)}  ${encoding.padEnd(2)}  ${path}`);
  const plain = answers.filter(({ type, encoding }) => ['Document', 'Script', 'Stylesheet'].includes(type) && encoding !== 'br');
  expect(plain.length === 0, `sent without brotli: ${plain.map(({ path }) => path).join(', ')}`);
  const sum = (chosen) => chosen.reduce((bytes, answer) => bytes + answer.bytes, 0);
  const total = sum(answers);
  const data = sum(answers.filter(({ path }) => path.startsWith('/api/')));
  return [
    [`bytes on the wire until the dashboard is usable, ${answers.length} answers`, thousands(total), thousands(MOST_BYTES), total <= MOST_BYTES],
    ['of these, its first data', thousands(data), '', true],
  ];
}

async function onPhone(_browser, { server, kept }) {
  const results = await runLighthouse(server.address, kept, RUNS);
  const middle = (name) => median(results.map((result) => result[name]));
  for (const result of results) console.log(JSON.stringify(result));
  const scores = Object.entries(LEAST).map(([name, least]) => [
    `Lighthouse, phone, ${name}`, middle(name), `at least ${least}`, middle(name) >= least,
  ]);
  return [
    ...scores,
    ['largest contentful paint on its slow line and processor, ms', thousands(middle('LCP')), '', true],
    ['total blocking time, ms', thousands(middle('TBT')), '', true],
    ['cumulative layout shift', middle('CLS').toFixed(3), '', true],
  ];
}

function writeFigures(rows) {
  const today = new Date().toISOString().slice(0, 10);
  const table = [
    `Measured on ${today} with \`./run quality\`; Lighthouse is the median of ${RUNS} runs.`, '',
    '| What | Figure | Limit |', '|---|---:|---:|',
    ...rows.map(([what, figure, limit]) => `| ${what} | ${figure} | ${limit} |`), '',
  ].join('\n');
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(MARKED.test(text), 'docs/quality.md has no marks for the figures');
  writeFileSync(DOCUMENT, text.replace(MARKED, (_, begin, end) => `${begin}${table}${end}`));
}

async function main(asked) {
  const unknown = asked.filter((part) => !PARTS.includes(part));
  expect(unknown.length === 0, `quality: there is no part ${unknown.join(', ')}; there are ${PARTS.join(', ')}`);
  const wanted = (part) => asked.length === 0 || asked.includes(part);
  const browser = await openBrowser();
  const rows = [];
  if (wanted('wire') || wanted('lighthouse')) {
    const stage = await serveFirstScreen(browser);
    if (wanted('wire')) rows.push(...(await wire(browser, stage)));
    if (wanted('lighthouse')) rows.push(...(await onPhone(browser, stage)));
    await stage.server.stop();
  }
  if (wanted('axe')) rows.push(...(await axe(browser)));
  await browser.close();
  for (const [what, figure, limit, holds] of rows) console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${figure}${limit && ` (${limit})`}`);
  if (asked.length === 0) writeFigures(rows);
  return rows.every(([, , , holds]) => holds) ? 0 : 1;
}

let code = 1;
try {
  code = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.stack);
} finally {
  await endAll();
  removeFolders();
}
process.exit(code);

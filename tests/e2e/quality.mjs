// Measures the quality of the interface, checks it against limits and writes the results to docs/quality.md:
//
//   node tests/e2e/quality.mjs [wire] [start] [lighthouse] [axe]      default: all
//
// The exit code is 1 if a limit is exceeded.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectedComplaints, checkStates, parts as partsOfStates } from './lib/accessible.mjs';
import { openBrowser, openContext, sizes, unexpected } from './lib/browser.mjs';
import { serveFirstScreen, weighFirstScreen } from './lib/first_screen.mjs';
import { median, runLighthouse } from './lib/phone.mjs';
import { timeSecondStarts } from './lib/second_start.mjs';
import { endAll, startServer } from './lib/server.mjs';
import { expect, removeFolders } from './lib/suite.mjs';

const MOST_BYTES = 230_000;
const MOST_START_MS = 500;
// Smaller responses consist mostly of headers, and compression may make their bodies longer.
const SMALL_BYTES = 1500;
const TEXTS = ['Document', 'Script', 'Stylesheet'];
const LEAST = { performance: 90, accessibility: 95, 'best-practices': 95 };
const RUNS = 5;
const DOCUMENT = fileURLToPath(new URL('../../docs/quality.md', import.meta.url));

const thousands = (number) => Math.round(number).toLocaleString('en-US');

// Each part returns rows: name, result, limit, whether the limit is met.
async function axe(browser) {
  const rows = [];
  for (const [size, { width }] of Object.entries(sizes)) {
    const found = [];
    let states = 0;
    for (const part of Object.values(partsOfStates)) {
      const server = await startServer();
      const { context, complaints } = await openContext(browser, size);
      const { findings, judged } = await checkStates(await context.newPage(), server.address, size, part);
      found.push(...findings, ...unexpected(complaints, [expectedComplaints]));
      states += judged;
      await context.close();
      await server.stop();
    }
    for (const finding of found) console.error(finding);
    rows.push([
      `axe, serious or critical, ${states} states at ${width} px, light and dark`,
      found.length,
      '0',
      found.length === 0,
    ]);
  }
  return rows;
}

async function wire(browser) {
  const { server, storage } = await serveFirstScreen(browser);
  const { context } = await openContext(browser, 'phone', { ignoreHTTPSErrors: true });
  const answers = await weighFirstScreen(context, server.address, storage);
  await context.close();
  await server.stop();
  for (const { path, encoding, bytes } of answers)
    console.log(`${thousands(bytes).padStart(9)}  ${encoding.padEnd(2)}  ${path}`);
  const plain = answers.filter(
    ({ type, encoding, bytes }) => TEXTS.includes(type) && bytes > SMALL_BYTES && encoding !== 'br',
  );
  expect(plain.length === 0, `sent without brotli: ${plain.map(({ path }) => path).join(', ')}`);
  const sum = (chosen) => chosen.reduce((bytes, answer) => bytes + answer.bytes, 0);
  const total = sum(answers);
  const data = sum(answers.filter(({ path }) => path.startsWith('/api/')));
  return [
    [
      `bytes on the wire until the dashboard is usable, ${answers.length} answers`,
      thousands(total),
      thousands(MOST_BYTES),
      total <= MOST_BYTES,
    ],
    ['of these, its first data', thousands(data), '', true],
  ];
}

async function start(browser) {
  const times = await timeSecondStarts(browser, RUNS);
  return Object.entries(times).map(([what, all]) => {
    console.log(`${what}: ${all.map(thousands).join(', ')}`);
    return [
      `ms from the second start of the installed app to the usable dashboard, ${what}, median of ${RUNS} runs`,
      thousands(median(all)),
      thousands(MOST_START_MS),
      median(all) <= MOST_START_MS,
    ];
  });
}

async function onPhone(browser) {
  const { server, storage } = await serveFirstScreen(browser);
  const results = await runLighthouse(server.address, storage, RUNS);
  await server.stop();
  const middle = (name) => median(results.map((result) => result[name]));
  for (const result of results) console.log(JSON.stringify(result));
  const scores = Object.entries(LEAST).map(([name, least]) => [
    `Lighthouse, phone, ${name}, median of ${RUNS} runs`,
    middle(name),
    `at least ${least}`,
    middle(name) >= least,
  ]);
  return [
    ...scores,
    ['largest contentful paint on its slow line and processor, ms', thousands(middle('LCP')), '', true],
    ['total blocking time, ms', thousands(middle('TBT')), '', true],
    ['cumulative layout shift', middle('CLS').toFixed(3), '', true],
  ];
}

// Replaces the text between the part's markers. The results of other parts keep their date.
function writeFigures(part, rows) {
  const today = new Date().toISOString().slice(0, 10);
  const table = [
    `${today}, \`./run quality ${part}\`:`,
    '',
    '| What | Figure | Limit |',
    '|---|---:|---:|',
    ...rows.map(([what, figure, limit]) => `| ${what} | ${figure} | ${limit} |`),
    '',
  ].join('\n');
  const marked = new RegExp(`(<!-- ${part} -->\n)[^]*(<!-- end of ${part} -->)`);
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(marked.test(text), `docs/quality.md has no marks for ${part}`);
  writeFileSync(
    DOCUMENT,
    text.replace(marked, (_, begin, end) => `${begin}${table}${end}`),
  );
}

const parts = { wire, start, lighthouse: onPhone, axe };

async function main(asked) {
  const unknown = asked.filter((part) => !parts[part]);
  expect(
    unknown.length === 0,
    `quality: there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  );
  const browser = await openBrowser();
  let holds = true;
  for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
    const rows = await parts[part](browser);
    for (const [what, figure, limit, storage] of rows)
      console.log(`${storage ? 'holds ' : 'BROKEN'}  ${what}: ${figure}${limit && ` (${limit})`}`);
    writeFigures(part, rows);
    holds &&= rows.every(([, , , storage]) => storage);
  }
  await browser.close();
  return holds ? 0 : 1;
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

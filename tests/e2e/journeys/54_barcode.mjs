// Tests barcodes: typed and seen by a camera, a product of Open Food Facts that is corrected, and one that nobody knows.
import { openContext } from '../lib/browser.mjs';
import { openBrowserThatSees } from '../lib/camera.mjs';
import { startOpenFoodFacts } from '../lib/open_food_facts.mjs';
import { callsOf, logIn, signInAs } from '../lib/people.mjs';
import { startServer } from '../lib/server.mjs';
import { expectEqual, expectSoon } from '../lib/suite.mjs';

export const name = 'a user types and scans barcodes, corrects a product, and adds a food that nobody knows';
export const timeoutMs = 120_000;

const NOUGAT = '4000417025005';
const CHEESE = '96385074';
const products = {
  [NOUGAT]: {
    product_name: 'Nougat',
    brands: 'Ritter Sport',
    nutriments: {
      'energy-kcal_100g': 560,
      proteins_100g: 6,
      carbohydrates_100g: 56,
      fat_100g: 34,
      'saturated-fat_100g': 14,
      sugars_100g: 52,
      fiber_100g: 3.2,
      sodium_100g: 0.12,
    },
    serving_quantity: 25,
    serving_quantity_unit: 'g',
    product_quantity_unit: 'g',
  },
};

const dialog = (page, title) => page.getByRole('dialog', { name: title });
const food = (page) => dialog(page, 'Add Food');
const scanner = (page) => dialog(page, 'Scan a barcode');
const note = (page) => food(page).getByText('From Open Food Facts. Check it against the label.');

async function askToScan(page, address) {
  await page.goto(`${address}/nutrition?dialog=add-food`);
  await food(page).getByRole('button', { name: 'Scan a barcode' }).click();
}

async function openScanner(page, address) {
  await askToScan(page, address);
  await scanner(page).waitFor();
}

async function type(page, code) {
  await scanner(page).getByLabel('Number below the bars').fill(code);
  await scanner(page).getByLabel('Number below the bars').press('Enter');
}

const seeCalories = (page, wanted) =>
  expectSoon(() => food(page).getByLabel('Calories').inputValue(), wanted, 'the calories of a portion');

// Watches for the file that reads barcodes, which is fetched only for a camera.
function readerOf(page) {
  const seen = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.wasm')) return;
    const { 'content-type': type, 'content-encoding': encoding } = response.headers();
    seen.push([type, encoding]);
  });
  return seen;
}

// The browser has no camera.
async function typed(page, address, calls) {
  const readers = readerOf(page);
  await openScanner(page, address);
  await scanner(page)
    .getByText(/type the number below the bars/)
    .waitFor();
  await type(page, '4000417025006');
  await scanner(page)
    .getByText(/^A digit must be wrong/)
    .waitFor();
  await type(page, '4 000417 025005');
  await note(page).waitFor();
  await page.getByRole('status').filter({ hasText: 'Found: Ritter Sport Nougat' }).waitFor({ state: 'attached' });
  await seeCalories(page, '140');
  await food(page).getByRole('button', { name: 'Add Food', exact: true }).click();
  await food(page)
    .getByRole('status')
    .filter({ hasText: /^Ritter Sport Nougat · 140 kcal added to/ })
    .waitFor();
  const [{ name: stored, food: reference, grams, protein, sodium }] = await calls.get('/api/food-entries');
  expectEqual([stored, reference, grams], ['Ritter Sport Nougat', `product:${NOUGAT}`, 25], 'what was stored');
  expectEqual([protein, sodium], [1.5, 30], 'its nutrients');
  expectEqual(readers, [], 'readers that were fetched');
}

// The camera reads the code at once, so the scanner may be closed before anybody sees it.
async function scanned(page, address) {
  const readers = readerOf(page);
  await askToScan(page, address);
  await note(page).waitFor();
  await scanner(page).waitFor({ state: 'hidden' });
  expectEqual(readers, [['application/wasm', 'gzip']], 'the reader');
}

async function corrected(page) {
  await food(page).getByRole('button', { name: 'Correct it' }).click();
  const form = dialog(page, 'Correct this food');
  await expectSoon(() => form.getByLabel('Barcode').inputValue(), NOUGAT, 'the barcode');
  await expectSoon(() => form.getByLabel('Calories').inputValue(), '560', 'the calories of 100 g');
  await form.getByLabel('Calories').fill('520');
  await form.getByRole('button', { name: 'Save food' }).click();
  await form.waitFor({ state: 'hidden' });
  await note(page).waitFor({ state: 'hidden' });
  await seeCalories(page, '130');
}

async function foundAsOwn(page, address) {
  await openScanner(page, address);
  await type(page, NOUGAT);
  await seeCalories(page, '130');
  expectEqual(await note(page).count(), 0, 'notes on an own food');
  // Otherwise the form opens again as a draft.
  await food(page).getByRole('button', { name: 'Cancel' }).click();
  await food(page).waitFor({ state: 'hidden' });
}

async function unknown(page, address, calls) {
  await openScanner(page, address);
  await type(page, CHEESE);
  const form = dialog(page, 'Add from the label');
  await form.getByText('No food with this barcode is known.', { exact: false }).waitFor();
  await expectSoon(() => form.getByLabel('Barcode').inputValue(), CHEESE, 'the barcode');
  await form.getByLabel('Name').fill('Village cheese');
  await form.getByLabel('Calories').fill('300');
  await form.getByRole('button', { name: 'Save food' }).click();
  await form.waitFor({ state: 'hidden' });
  await expectSoon(() => food(page).getByLabel('Name').inputValue(), 'Village cheese', 'the new food');
  await food(page).getByRole('button', { name: 'Add Food', exact: true }).click();
  await expectSoon(async () => (await calls.get('/api/food-entries'))[0].name, 'Village cheese', 'the entry');
}

export async function run(stage) {
  const facts = await startOpenFoodFacts(products);
  const { address, stop } = await startServer({ env: facts.env });
  const seeing = await openBrowserThatSees(NOUGAT);
  try {
    stage.allow(/status of 404/);
    const page = await stage.openPage();
    const who = await signInAs(page, address, 'Ada');
    const calls = await callsOf(page, address);
    await typed(page, address, calls);

    const opened = await openContext(seeing, stage.size);
    stage.contexts.push(opened);
    const second = await opened.context.newPage();
    await second.goto(`${address}/auth`);
    await logIn(second, who);
    await scanned(second, address);
    await corrected(second);
    expectEqual(facts.asked, [NOUGAT], 'barcodes that were looked up outside');

    await foundAsOwn(page, address);
    await unknown(page, address, calls);
    expectEqual(facts.asked, [NOUGAT, CHEESE], 'barcodes that were looked up outside');
    // No page sends requests any more when the server stops.
    await Promise.all([page.close(), second.close()]);
  } finally {
    await seeing.close();
    await stop();
    facts.stop();
  }
}

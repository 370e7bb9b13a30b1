// Tests own foods, recipes, saved meals and favourites: each is made once and then found in the search.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, expectToast } from '../lib/people.mjs';
import { counter } from '../lib/taps.mjs';

export const name = 'a user adds a food and a recipe, saves a meal and logs it in one tap, and sees favorites first';

const BREAD = "Grandma's rye loaf";
const dialog = (page, title) => page.getByRole('dialog', { name: title });
const seeAdded = (page, text) => page.getByRole('dialog').getByRole('status').filter({ hasText: text }).waitFor();
const search = (page) => dialog(page, /^Add Food/).getByLabel('Name');

async function openSearch(page, stage, query) {
  await page.goto(`${stage.address}/nutrition?dialog=add-food&${query}`);
  await search(page).waitFor();
}

// The label is for a slice of 50 g; stored are the values of 100 g.
async function ownFood(page, stage, calls) {
  await openSearch(page, stage, 'meal=breakfast');
  await search(page).fill(BREAD);
  await dialog(page, 'Add Food').getByText('No close match').waitFor();
  await page.getByRole('button', { name: `Add "${BREAD}" to your foods` }).click();
  const form = dialog(page, 'New food');
  await expectSoon(() => form.getByLabel('Name').inputValue(), BREAD, 'the name to be filled in');
  await form.getByText('One portion', { exact: true }).click();
  await form.getByLabel('Calories').fill('120');
  await form.getByLabel('Protein').fill('4');
  await form.getByLabel('Salt').fill('0.5');
  await form.getByRole('button', { name: 'Save food' }).click();
  await form.getByText('The weight is required', { exact: false }).waitFor();
  await form.getByLabel('Portion unit').fill('slice');
  await form.getByLabel('Portion weight').fill('50');
  await form.getByRole('button', { name: 'Save food' }).click();
  await expectToast(page, `${BREAD} added to your foods`);
  const [stored] = await calls.get('/api/own-foods');
  expectEqual([stored.calories, stored.protein, stored.sodium, stored.portionGrams], [240, 8, 400, 50], 'per 100 g');
  // Its portion is open, so that it is logged next.
  const quantity = dialog(page, 'Add Food').getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  await quantity.press('Enter');
  await seeAdded(page, `${BREAD} · 240 kcal added to Breakfast`);
}

async function recipe(page, calls) {
  await dialog(page, 'Add Food').getByRole('link', { name: 'My foods' }).click();
  await heading(page, 'My foods').waitFor();
  await page.getByRole('list', { name: 'Foods' }).getByText(BREAD).first().waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Recipes' }).click();
  await page.getByText('No recipes yet').waitFor();
  await page.getByRole('button', { name: 'New recipe' }).first().click();
  const form = dialog(page, 'New recipe');
  await form.getByLabel('Name').fill('Bread soup');
  await form.getByRole('textbox', { name: 'Portions' }).fill('2');
  const add = form.getByLabel('Add a food');
  for (const food of ['400 g tomato', 'rye loaf']) {
    await add.fill(food);
    await form.getByRole('button', { name: /^Add / }).first().waitFor();
    await add.press('Enter');
    await expectSoon(() => add.inputValue(), '', `${food} to be added`);
  }
  await form.getByRole('textbox', { name: `Quantity of ${BREAD}` }).fill('4');
  const total = form.getByRole('table', { name: 'Nutrients of the recipe' }).getByRole('row', { name: /^Calories/ });
  // 72 kcal of tomatoes and four slices of 120 kcal.
  await expectSoon(async () => /552 kcal\s*276 kcal/.test(await total.innerText()), true, 'the sums');
  await form.getByRole('button', { name: 'Save recipe' }).click();
  await expectToast(page, 'Recipe saved');
  await page.getByRole('button', { name: 'Edit Bread soup' }).waitFor();
  const [stored] = await calls.get('/api/recipes');
  expectEqual(
    [stored.portions, stored.perPortion.calories, stored.ingredients.map(({ grams }) => grams)],
    [2, 276, [400, 200]],
    'the recipe',
  );
}

async function logRecipe(page, stage, calls) {
  await openSearch(page, stage, 'meal=lunch');
  await search(page).fill('bread soup');
  await page.getByRole('button', { name: /^Log Bread soup, 1 / }).click();
  await seeAdded(page, 'Bread soup · 276 kcal added to Lunch');
  const logged = (await calls.get('/api/food-entries')).find(({ mealType }) => mealType === 'lunch');
  expectEqual([logged.food, logged.grams], ['recipe:1', 300], 'the portion of the recipe');
  await page.getByRole('button', { name: 'Done' }).click();
}

async function savedMeal(page, stage, calls, fingers) {
  await page.getByRole('button', { name: /^More options for Breakfast, Today/ }).click();
  await page.getByRole('menuitem', { name: 'Save as meal' }).click();
  const form = dialog(page, 'Save as meal');
  await expectSoon(() => form.getByLabel('Name').inputValue(), 'My breakfast', 'the proposed name');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Meal saved');
  const yesterday = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(Date.now() - 86_400_000));
  await openSearch(page, stage, `meal=breakfast&day=${yesterday}`);
  await fingers.tap(page.getByRole('button', { name: 'Log My breakfast' }));
  fingers.expectTaps(1, 'log a saved meal');
  await seeAdded(page, 'My breakfast · 240 kcal added to Breakfast');
  const ofYesterday = async () =>
    (await calls.get(`/api/food-entries?from=${yesterday}&to=${yesterday}`)).map((each) => [each.name, each.calories]);
  await expectSoon(ofYesterday, [[BREAD, 240]], 'the meal of yesterday');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expectSoon(ofYesterday, [], 'the meal to be taken back');
}

async function favorite(page, stage, calls) {
  await openSearch(page, stage, 'meal=snack');
  await search(page).fill('apple');
  await search(page).press('Enter');
  const star = page.getByRole('button', { name: 'Favorite', exact: true });
  await star.click();
  await expectSoon(() => star.getAttribute('aria-pressed'), 'true', 'the star');
  await until(async () => (await calls.get('/api/favorite-foods')).length === 1, 'the mark to be stored');
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await search(page).fill('');
  const first = page.locator('[data-food-row]').first();
  await expectSoon(
    () => first.innerText().then((text) => /^Choose Apple.*, Favorite/.test(text)),
    true,
    'the first row',
  );
}

export async function run(stage) {
  const page = await stage.openPage();
  const fingers = counter(stage);
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await ownFood(page, stage, calls);
  await recipe(page, calls);
  await logRecipe(page, stage, calls);
  await savedMeal(page, stage, calls, fingers);
  await favorite(page, stage, calls);
}

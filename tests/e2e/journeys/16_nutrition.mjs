// Tests the food log: search, repeat, edit, delete and restore entries, copy a day, suggestions, targets and errors.
import { expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, openMenu, expectToast } from '../lib/people.mjs';

export const name = 'a user logs food in two taps, corrects it, copies a day and sets targets';

const dialog = (page) => page.getByRole('dialog');
const addFood = async (page) => {
  await page.getByRole('button', { name: 'Add Food' }).first().click();
  await dialog(page).getByLabel('Name').waitFor();
};
const closed = (page) => dialog(page).waitFor({ state: 'hidden' });
// The dialog says what was added and stays open for the next food.
const seeAdded = (page, sentence) => dialog(page).getByRole('status').filter({ hasText: sentence }).waitFor();
const done = async (page) => {
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await closed(page);
};
const seeUndo = (page, sentence) => page.getByRole('status').filter({ hasText: sentence }).waitFor();
const entry = (page, food) => page.getByRole('listitem').filter({ hasText: food });
const eaten = (page, sentence) =>
  page.getByRole('region', { name: "Today's Nutrition" }).getByText(sentence, { exact: true }).waitFor();

async function openFromMenu(page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Nutrition' }).click();
  await heading(page, 'Nutrition').waitFor();
  await page.getByText('No food logged yet').waitFor();
}

// Types a name and takes the first hit with Enter, before or after the answer arrives, then changes the amount.
async function logBySuggestion(page, calls) {
  await addFood(page);
  await dialog(page).getByText('one-tap logging', { exact: false }).waitFor();
  await dialog(page).getByLabel('Name').fill('banana');
  await dialog(page).getByLabel('Name').press('Enter');
  const quantity = dialog(page).getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  await expectSoon(() => dialog(page).getByLabel('Calories').inputValue(), '210', 'the calories of two bananas');
  await quantity.press('Enter');
  await seeAdded(page, 'Banana · 210 kcal added to');
  const name_ = dialog(page).getByLabel('Name');
  await expectSoon(() => name_.inputValue(), '', 'the search to be empty for the next food');
  await expectSoon(
    () => name_.evaluate((field) => field === document.activeElement),
    true,
    'the search to have the focus',
  );
  await done(page);
  await eaten(page, '210 of 1800 kcal');
  const [stored] = await calls.get('/api/food-entries');
  expectEqual([stored.quantity, stored.unit, stored.calories, stored.carbs], [2, 'medium', 210, 54], 'what was stored');
  expectEqual([stored.food, stored.grams], ['banana', 236], 'the food of the table and its weight');
}

async function logAgain(page) {
  await addFood(page);
  await dialog(page).getByRole('button', { name: 'Log Banana, 2 medium' }).click();
  await seeAdded(page, '1 food added so far');
  await dialog(page).getByRole('button', { name: 'Log Banana, 2 medium' }).click();
  await seeAdded(page, '2 foods added so far');
  // Undoes the last tap where it is announced, and the one before by the entry.
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await seeAdded(page, '1 food added so far');
  await done(page);
  await eaten(page, '420 of 1800 kcal');
  await page.getByRole('button', { name: 'Delete Banana' }).first().click();
  await eaten(page, '210 of 1800 kcal');
}

// The values follow the amount, except the one that was typed over. A negative value is refused.
async function scaled(page, calls) {
  await page.getByRole('button', { name: 'Edit Banana' }).click();
  await dialog(page).getByLabel('Protein').fill('5');
  await dialog(page).getByRole('textbox', { name: 'Quantity' }).fill('1');
  await expectSoon(() => dialog(page).getByLabel('Calories').inputValue(), '105', 'the calories of one banana');
  await dialog(page).getByText('You changed: protein. It stays as you typed it.').waitFor();
  await dialog(page).getByLabel('Fat').fill('-1');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByText('Must not be negative').waitFor();
  await dialog(page).getByLabel('Fat').fill('0.4');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Food updated');
  await closed(page);
  // The deleted banana is still on the server while its deletion can be undone.
  const one = (await calls.get('/api/food-entries')).find(({ quantity }) => quantity === 1);
  expectEqual([one.calories, one.protein, one.fat, one.grams], [105, 5, 0.4, 118], 'one banana');
  await calls.put(`/api/food-entries/${one.id}`, { quantity: 2, calories: 210, grams: 236 });
  await page.reload();
}

async function edit(page, calls) {
  await page.getByRole('button', { name: 'Edit Banana' }).click();
  await dialog(page).getByLabel('Name').fill('Banana and a coffee');
  await dialog(page).getByRole('radio', { name: 'Breakfast' }).check();
  await dialog(page).getByLabel('Calories').fill('215,5');
  await dialog(page).getByLabel('Protein').fill('');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Food updated');
  await closed(page);
  await entry(page, 'Banana and a coffee').getByText('protein unknown', { exact: false }).waitFor();
  const [stored] = await calls.get('/api/food-entries');
  expectEqual([stored.calories, stored.protein, stored.mealType], [215.5, null, 'breakfast'], 'what was changed');
}

async function refused(page) {
  await addFood(page);
  // Without a match, Enter leads to the entry of the empty form, and only that opens it.
  await dialog(page).getByLabel('Name').fill('xyzzy');
  await dialog(page).getByLabel('Name').press('Enter');
  await dialog(page).getByText('No close match').waitFor();
  const byHand = dialog(page).getByRole('button', { name: 'Enter values for "xyzzy"' });
  await expectSoon(() => byHand.evaluate((row) => row === document.activeElement), true, 'the entry to have the focus');
  await byHand.click();
  await dialog(page).getByLabel('Name').fill('');
  await dialog(page).getByRole('button', { name: 'Add Food', exact: true }).click();
  await dialog(page).getByText('Name is required').waitFor();
  await dialog(page).getByText('Calories must be at least 1').waitFor();
  await dialog(page).getByLabel('Name').fill('Soup of the day');
  await dialog(page).getByLabel('Calories').fill('240');
  await page.reload();
  await dialog(page).getByLabel('Name').waitFor();
  await expectSoon(() => dialog(page).getByLabel('Name').inputValue(), 'Soup of the day', 'the name after a reload');
  await expectSoon(() => dialog(page).getByLabel('Calories').inputValue(), '240', 'the calories after a reload');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await closed(page);
}

async function deleteAndUndo(page) {
  await page.getByRole('button', { name: 'Delete Banana and a coffee' }).click();
  await seeUndo(page, 'Banana and a coffee deleted');
  await eaten(page, '0 of 1800 kcal');
  await page.getByRole('button', { name: 'Undo' }).click();
  await eaten(page, '216 of 1800 kcal');
}

async function copyDay(page, calls) {
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await calls.post('/api/food-entries', { name: 'Porridge', mealType: 'breakfast', calories: 300, loggedAt: before });
  await calls.post('/api/food-entries', { name: 'Lasagne', mealType: 'dinner', calories: 700, loggedAt: before });
  await page.reload();
  await page.getByRole('button', { name: /^More options for Dinner/ }).click();
  await page.getByRole('menuitem', { name: 'Copy to today' }).click();
  await seeUndo(page, '1 food copied to today');
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(async () => (await calls.get('/api/food-entries')).length === 3, 'the copied meal to be taken back');
  await page.getByRole('button', { name: /^More options for (?!Breakfast|Lunch|Dinner|Snack)/ }).click();
  await page.getByRole('menuitem', { name: 'Copy this day to today' }).click();
  await seeUndo(page, '2 foods copied to today');
  await eaten(page, '1216 of 1800 kcal');
}

async function suggestions(page) {
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expectToast(page, 'Meal suggestions generated!', 'Check out your personalized meal recommendations below.');
  await page.getByText(/^Suggested by the built-in coach/).waitFor();
}

async function targets(page, calls) {
  await page.getByRole('button', { name: 'Change targets' }).click();
  await dialog(page).getByRole('button', { name: 'Estimate from my data' }).click();
  await dialog(page).getByRole('textbox', { name: 'Weight' }).fill('150');
  await dialog(page).getByLabel('Height').fill('170 cm');
  await dialog(page).getByLabel('Age').fill('35');
  await dialog(page).getByLabel('Sex').selectOption('female');
  await dialog(page).getByLabel('Everyday activity').selectOption('light');
  // By keyboard, because on a phone the undo bar of the copied day may still cover the button.
  await dialog(page).getByRole('radio', { name: 'Lose weight' }).press('Space');
  await dialog(page).getByText('1540 kcal').waitFor();
  await dialog(page).getByRole('button', { name: 'Use this target' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Targets saved');
  await eaten(page, '1216 of 1540 kcal');
  const user = await calls.get('/api/user');
  expectEqual([user.dailyCalories, user.proteinTarget, user.weight], [1540, 122, null], 'what was stored');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await openFromMenu(page);
  await logBySuggestion(page, calls);
  await logAgain(page);
  await scaled(page, calls);
  await edit(page, calls);
  await refused(page);
  await deleteAndUndo(page);
  await copyDay(page, calls);
  await suggestions(page);
  await targets(page, calls);
}

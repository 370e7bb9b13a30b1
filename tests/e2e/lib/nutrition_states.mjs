// The states of the nutrition screen; part of states.mjs.
import { callsOf } from './people.mjs';

const hoursAgo = (hours) => new Date(Date.now() - hours * 3_600_000).toISOString();

const eaten = [
  {
    name: 'Oatmeal with berries',
    mealType: 'breakfast',
    calories: 342,
    protein: 12.4,
    carbs: 58,
    fat: 7.1,
    fiber: 9,
    unit: 'bowl',
  },
  { name: 'Flat white', mealType: 'breakfast', calories: 118, protein: 6.2, carbs: 9, fat: 6.1, fiber: 0, unit: 'cup' },
  {
    name: 'Chicken wrap with avocado and a little too much yoghurt sauce',
    mealType: 'lunch',
    calories: 548,
    protein: 36,
    carbs: 48,
    fat: 22,
    fiber: 6.5,
    unit: 'wrap',
  },
  { name: 'Birthday cake', mealType: 'snack', calories: 290, unit: 'slice' },
];

// Daily goals in kcal: one that leaves calories for a meal in the evening, and the demo account's.
const ROOMY = 3400;
const DEMO_GOAL = 2100;

// Adds more food of today, and sets a goal that leaves calories for a meal at any time of day.
async function haveFood(page, address) {
  const calls = await callsOf(page, address);
  const logged = await calls.get('/api/food-entries?limit=20');
  if (logged.some(({ name }) => name === eaten[0].name)) return;
  for (const [at, food] of eaten.entries())
    await calls.post('/api/food-entries', { ...food, loggedAt: hoursAgo(at * 0.05) });
  await calls.post('/api/food-entries', {
    name: 'Lentil soup',
    mealType: 'dinner',
    calories: 410,
    unit: 'bowl',
    loggedAt: hoursAgo(24),
  });
  await calls.put('/api/user', { dailyCalories: ROOMY });
}

async function openNutrition(page, address, query = '') {
  await haveFood(page, address);
  await page.goto(`${address}/nutrition${query}`);
  await page
    .getByText(/logged$/)
    .first()
    .waitFor();
  await page.getByText(eaten[0].name).first().waitFor();
}

const dialog = (page) => page.getByRole('dialog');

export const nutritionNewStates = [
  [
    'nutrition-new',
    async (page, address) => {
      await page.goto(`${address}/nutrition`);
      await page.getByText('No food logged yet').waitFor();
    },
  ],
  [
    'nutrition-add-new',
    async (page, address) => {
      await page.goto(`${address}/nutrition?dialog=add-food`);
      await dialog(page).getByText('one-tap logging', { exact: false }).waitFor();
    },
  ],
];

export const nutritionStates = [
  ['nutrition', (page, address) => openNutrition(page, address)],
  [
    'nutrition-log',
    async (page, address) => {
      await openNutrition(page, address);
      await page.getByRole('tab', { name: 'Food Log' }).scrollIntoViewIfNeeded();
      await page.getByRole('tab', { name: 'Food Log' }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }));
    },
  ],
  [
    'nutrition-day-menu',
    async (page) => {
      await page.getByRole('button', { name: /^More options for Yesterday/ }).click();
      await page.getByRole('menuitem', { name: 'Copy this day to today' }).waitFor();
    },
  ],
  [
    'nutrition-meal-menu',
    async (page, address) => {
      await openNutrition(page, address);
      await page.getByRole('button', { name: /^More options for Dinner, Yesterday/ }).click();
      await page.getByRole('menuitem', { name: 'Copy to today' }).waitFor();
    },
  ],
  [
    'nutrition-meals',
    async (page, address) => {
      await openNutrition(page, address);
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      await page.getByText(/^Suggested by/).waitFor();
    },
  ],
  [
    'nutrition-add',
    async (page, address) => {
      await openNutrition(page, address, '?dialog=add-food');
      await dialog(page).getByRole('button', { name: /^Log / }).first().waitFor();
    },
  ],
  [
    'nutrition-added',
    async (page) => {
      await dialog(page).getByRole('button', { name: /^Log / }).first().click();
      await dialog(page).getByRole('button', { name: 'Done' }).waitFor();
    },
  ],
  [
    'nutrition-search',
    async (page) => {
      await dialog(page).getByLabel('Name').fill('yog');
      await dialog(page).getByText('Best matches').waitFor();
    },
  ],
  [
    'nutrition-portion',
    async (page) => {
      await dialog(page)
        .getByRole('button', { name: /^Choose Yogurt, plain/ })
        .first()
        .click();
      await dialog(page).getByRole('textbox', { name: 'Quantity' }).fill('2');
    },
  ],
  [
    'nutrition-nutrients',
    async (page) => {
      await dialog(page).getByLabel('Protein').fill('12');
      await dialog(page).getByRole('button', { name: 'More nutrients' }).click();
      await dialog(page).getByLabel('Folate').scrollIntoViewIfNeeded();
    },
  ],
  [
    'nutrition-missing',
    async (page, address) => {
      // Otherwise the next state would start with this draft.
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await openNutrition(page, address, '?dialog=add-food');
      await dialog(page).getByRole('button', { name: 'Enter values yourself' }).click();
      await dialog(page).getByRole('button', { name: 'Add Food', exact: true }).click();
      await dialog(page).getByText('Calories must be at least 1').waitFor();
    },
  ],
  [
    'nutrition-edit',
    async (page, address) => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await openNutrition(page, address);
      await page.getByRole('button', { name: 'Edit Birthday cake' }).first().click();
      await dialog(page).getByRole('textbox', { name: 'Quantity' }).fill('2');
    },
  ],
  [
    'nutrition-targets',
    async (page, address) => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await openNutrition(page, address, '?dialog=targets');
      await dialog(page).getByRole('button', { name: 'Estimate from my data' }).click();
      await dialog(page).getByLabel('Age').fill('34');
      await dialog(page).getByRole('textbox', { name: 'Weight' }).fill('150');
      await dialog(page).getByLabel('Height').fill('170 cm');
      await dialog(page).getByText('Suggested target', { exact: true }).waitFor();
    },
  ],
  [
    'nutrition-targets-low',
    async (page, address) => {
      // Later states use the demo account's goal.
      await (await callsOf(page, address)).put('/api/user', { dailyCalories: DEMO_GOAL });
      await openNutrition(page, address, '?dialog=targets');
      await dialog(page).getByLabel('Calories per day').fill('1000');
      await dialog(page).getByText('only under medical supervision', { exact: false }).waitFor();
    },
  ],
];

// The states of the meal week, own foods, recipes, barcodes, nutrients and water; part of states.mjs.
import { callsOf } from './people.mjs';

const dialog = (page, name) => page.getByRole('dialog', name && { name });

const BREAD = {
  name: "Grandma's rye loaf",
  calories: 240,
  protein: 8,
  carbs: 46,
  fat: 1.4,
  fiber: 7.5,
  sodium: 400,
  portionGrams: 50,
  portionUnit: 'slice',
};

// Adds two own foods and a recipe of them if there are none.
async function haveOwnFoods(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/own-foods')).length > 0) return;
  const { id } = await calls.post('/api/own-foods', BREAD);
  await calls.post('/api/own-foods', {
    name: 'Apricot jam',
    calories: 250,
    carbs: 60,
    portionGrams: 20,
    portionUnit: 'tbsp',
  });
  await calls.post('/api/recipes', {
    name: 'Tomato and bread soup',
    portions: 4,
    method: 'Fry the onion and the tomatoes in the oil.\nAdd the bread and 500 ml of water. Simmer for 20 minutes.',
    ingredients: [
      { food: 'tomato', grams: 800, quantity: 800, unit: 'g' },
      { food: 'onion', grams: 110, quantity: 1, unit: 'medium' },
      { food: 'olive_oil', grams: 27, quantity: 2, unit: 'tbsp' },
      { food: `own:${id}`, grams: 200, quantity: 4, unit: 'slices' },
    ],
  });
}

const PORRIDGE = {
  name: 'Porridge with milk and banana',
  mealType: 'breakfast',
  calories: 390,
  protein: 15,
  carbs: 66,
  fat: 8,
  fiber: 7.5,
  sodium: 120,
  potassium: 890,
  calcium: 310,
  iron: 2.6,
  magnesium: 121,
  zinc: 2.9,
  vitaminA: 84,
  vitaminC: 11,
  vitaminD: 1.3,
  vitaminB12: 1.1,
  folate: 52,
};

const DAY_MS = 86_400_000;

// Yesterday, because today's food changes what the meal plan offers.
async function havePorridge(page, address) {
  const calls = await callsOf(page, address);
  const logged = await calls.get('/api/food-entries?limit=20');
  if (!logged.some(({ name }) => name === PORRIDGE.name))
    await calls.post('/api/food-entries', { ...PORRIDGE, loggedAt: new Date(Date.now() - DAY_MS).toISOString() });
  return page.evaluate((at) => new Intl.DateTimeFormat('sv-SE').format(at), Date.now() - DAY_MS);
}

// The next week has seven days to plan, whatever today is.
async function openWeek(page, address, tab) {
  const calls = await callsOf(page, address);
  const { first } = await calls.get('/api/meal-week');
  const next = new Date(Date.parse(first) + 7 * DAY_MS).toISOString().slice(0, 10);
  if ((await calls.get(`/api/meal-week?date=${next}`)).days.every(({ meals }) => meals === null))
    await calls.post('/api/meal-week', { date: next });
  await page.goto(`${address}/nutrition/week?tab=${tab}&week=${next}`);
}

async function openMyFoods(page, address, tab) {
  await haveOwnFoods(page, address);
  await page.goto(`${address}/nutrition/foods?tab=${tab}`);
}

async function openNutrition(page, address) {
  await page.goto(`${address}/nutrition`);
  await page.getByRole('group', { name: 'Water' }).waitFor();
}

export const foodStates = [
  [
    'meal-week',
    async (page, address) => {
      await openWeek(page, address, 'meals');
      await page.getByRole('heading', { level: 3 }).nth(6).waitFor();
    },
  ],
  [
    'meal-week-dish',
    async (page) => {
      await page.getByRole('button', { expanded: false }).filter({ hasText: /kcal/ }).first().click();
      await page.getByText('For one portion').waitFor();
    },
  ],
  [
    'shopping-list',
    async (page, address) => {
      await openWeek(page, address, 'list');
      await page.getByText(/^0 of \d+ bought$/).waitFor();
      for (const at of [0, 2])
        await page
          .locator('label')
          .filter({ has: page.getByRole('checkbox') })
          .nth(at)
          .click();
      await page.getByText(/^2 of \d+ bought$/).waitFor();
    },
  ],
  [
    'shopping-list-unticked',
    async (page) => {
      for (const at of [0, 2])
        await page
          .locator('label')
          .filter({ has: page.getByRole('checkbox') })
          .nth(at)
          .click();
      await page.getByText(/^0 of \d+ bought$/).waitFor();
    },
  ],
  [
    'my-foods',
    async (page, address) => {
      await openMyFoods(page, address, 'foods');
      await page.getByRole('list', { name: 'Foods' }).getByText(BREAD.name).first().waitFor();
    },
  ],
  [
    'own-food',
    async (page) => {
      await page.getByRole('button', { name: `Edit ${BREAD.name}` }).click();
      await dialog(page).getByLabel('Portion unit').waitFor();
    },
  ],
  [
    'my-foods-recipes',
    async (page, address) => {
      await openMyFoods(page, address, 'recipes');
      await page.getByRole('button', { name: 'Edit Tomato and bread soup' }).waitFor();
    },
  ],
  [
    'recipe',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Tomato and bread soup' }).click();
      await dialog(page).getByRole('table', { name: 'Nutrients of the recipe' }).waitFor();
    },
  ],
  [
    'barcode',
    async (page, address) => {
      await page.goto(`${address}/nutrition?dialog=add-food`);
      await dialog(page, 'Add Food').getByRole('button', { name: 'Scan a barcode' }).click();
      await dialog(page, 'Scan a barcode')
        .getByText(/type the number below the bars/)
        .waitFor();
      const number = dialog(page, 'Scan a barcode').getByLabel('Number below the bars');
      await number.fill('4 000417 025006');
      await number.press('Enter');
      await dialog(page, 'Scan a barcode')
        .getByText(/^A digit must be wrong/)
        .waitFor();
    },
  ],
  [
    'nutrients',
    async (page, address) => {
      const day = await havePorridge(page, address);
      await openNutrition(page, address);
      await page.getByRole('button', { name: 'Vitamins and minerals' }).click();
      await dialog(page).getByLabel('Day').fill(day);
      await dialog(page).getByText('Calcium').waitFor();
    },
  ],
  [
    'water',
    async (page, address) => {
      await openNutrition(page, address);
      const water = page.getByRole('group', { name: 'Water' });
      await water.getByRole('button').click();
      await page.getByText(/of water added$/).waitFor();
      await water.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    },
  ],
];

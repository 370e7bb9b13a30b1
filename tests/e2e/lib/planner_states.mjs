// The states of the planner, for a user whose first plan has a workout today; part of states.mjs.
import { callsOf, heading } from './people.mjs';

async function openPlan(page, address) {
  const calls = await callsOf(page, address);
  const [plan] = await calls.get('/api/workout-plans');
  await page.goto(`${address}/workout-planner?plan=${plan.id}`);
  await page.getByRole('article').first().waitFor();
}

async function openForm(page, address) {
  await openPlan(page, address);
  await page
    .getByRole('button', { name: /^Add Workout on/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Title').waitFor();
}

async function openPicker(page, address) {
  await openForm(page, address);
  await page.getByRole('button', { name: 'Add exercise to Main' }).click();
  await page.getByRole('combobox', { name: 'Search exercises' }).waitFor();
}

const openTab = (tab) => async (page, address) => {
  await page.goto(`${address}/workout-planner?tab=${tab}`);
  await page.getByRole('tab').first().waitFor();
};

export const plannerStates = [
  ['planner-templates', openTab('templates')],
  ['planner-ai', openTab('ai')],
  [
    'planner-template',
    async (page, address) => {
      await openTab('templates')(page, address);
      await page
        .getByRole('button', { name: /^See the days/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Progression over 12 weeks').waitFor();
    },
  ],
  [
    'planner-questions',
    async (page, address) => {
      await openTab('ai')(page, address);
      await page.getByRole('button', { name: 'Answer a few questions' }).click();
      await page.getByRole('dialog').getByText('What is your goal?').waitFor();
    },
  ],
  ['planner-plans', openTab('myplans')],
  [
    'planner-custom',
    async (page, address) => {
      await openTab('myplans')(page, address);
      await page.getByRole('button', { name: 'New custom plan' }).filter({ visible: true }).click();
      await page.getByRole('dialog').getByLabel('Plan name').waitFor();
    },
  ],
  ['planner-week', openPlan],
  [
    'planner-move',
    async (page, address) => {
      await openPlan(page, address);
      await page
        .getByRole('button', { name: /^Move or copy / })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'planner-swap',
    async (page, address) => {
      await openPlan(page, address);
      await page
        .getByRole('button', { name: /^Move or copy / })
        .first()
        .click();
      await page
        .getByRole('menuitem', { name: /swaps with/ })
        .first()
        .click();
      await page.getByText('Swap the two days?').waitFor();
    },
  ],
  [
    'planner-copy',
    async (page, address) => {
      await openPlan(page, address);
      await page
        .getByRole('button', { name: /^Move or copy / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Copy...' }).click();
      await page.getByRole('dialog').getByLabel('To which day?').waitFor();
    },
  ],
  [
    'planner-deleted',
    async (page, address) => {
      await openPlan(page, address);
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Delete / })
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
    },
  ],
  ['planner-form', openForm],
  ['planner-picker', openPicker],
  [
    'planner-picker-filter',
    async (page, address) => {
      await openPicker(page, address);
      await page.getByRole('button', { name: 'Muscle: Any' }).click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'planner-exercises',
    async (page, address) => {
      await openPlan(page, address);
      await page
        .getByRole('button', { name: /^Edit Exercises of/ })
        .first()
        .click();
      const amounts = page.getByRole('dialog').getByRole('button', { name: /Change amounts$/ });
      await amounts.nth(4).click();
      await page.getByRole('dialog').getByLabel('Sets').waitFor();
    },
  ],
  [
    'planner-gone',
    async (page, address) => {
      await page.goto(`${address}/workout-planner?plan=999999`);
      await heading(page, 'This plan no longer exists').waitFor();
    },
  ],
];

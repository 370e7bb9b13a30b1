// The states of the tracker with dialogs, players and the summary; part of states.mjs.

async function openWorkout(page, address) {
  await page.goto(`${address}/log-workout`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Complete Workout' }).waitFor();
}

// Opens the first exercise with more than one set, so that there is a rest. Also returns its name.
async function openSets(page) {
  const line = page
    .locator('article h3 button')
    .filter({ hasText: /[2-9] × \d/ })
    .first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  const card = page.locator('article:has(li:nth-child(2))').first();
  await card.scrollIntoViewIfNeeded();
  const id = await card.getAttribute('aria-labelledby');
  return { card, name: await page.locator(`[id="${id}"]`).innerText() };
}

async function askForEffort(page, wanted) {
  await page.getByRole('button', { name: 'Training settings' }).click();
  await page.getByRole('switch', { name: 'Ask for reps in reserve after each set' }).setChecked(wanted);
  await page.keyboard.press('Escape');
  await page.getByText('Play a sound when time is up').waitFor({ state: 'hidden' });
}

// Also if the rest after the last set is still running.
async function openGuided(page) {
  await page.getByRole('button', { name: 'Guided', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Exit' }).waitFor();
  return dialog;
}

// Stops the rest timer, so that screenshots do not differ.
async function holdRest(page) {
  const bar = page.getByRole('region', { name: 'Running timer' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Resume' }).waitFor();
}

// For a user with a workout today in which nothing else is ticked.
export const trackerStates = [
  [
    'training-menu',
    async (page, address) => {
      await openWorkout(page, address);
      const { card, name } = await openSets(page);
      await card.getByRole('button', { name: `More options for ${name}` }).click();
      await page.getByRole('menuitem', { name: `Remove ${name}` }).waitFor();
    },
  ],
  [
    'training-replace',
    async (page, address) => {
      await openWorkout(page, address);
      const { card, name } = await openSets(page);
      await card.getByRole('button', { name: `Replace ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Choose from the full list' }).waitFor();
    },
  ],
  [
    'training-effort',
    async (page, address) => {
      await openWorkout(page, address);
      await askForEffort(page, true);
      const { card } = await openSets(page);
      const open = card.getByRole('button', { name: /^Set \d+ done/ });
      for (let left = await open.count(); left > 0; left -= 1) await open.first().click();
      await card.getByRole('button', { name: 'Skip' }).waitFor();
      await holdRest(page);
    },
  ],
  [
    'guided-rest',
    async (page, address) => {
      await openWorkout(page, address);
      const dialog = await openGuided(page);
      await dialog.getByRole('timer', { name: 'Rest left' }).waitFor();
      await dialog.getByRole('button', { name: '2 in reserve' }).click();
    },
  ],
  [
    'guided-set',
    async (page, address) => {
      await openWorkout(page, address);
      await askForEffort(page, false);
      await page.getByRole('region', { name: 'Running timer' }).getByRole('button', { name: 'Reset' }).click();
      const dialog = await openGuided(page);
      await dialog.getByRole('button', { name: 'Skip this set' }).waitFor();
    },
  ],
];

// Completes today's workout.
export const summaryState = [
  'training-summary',
  async (page, address) => {
    await openWorkout(page, address);
    const complete = page.getByRole('button', { name: 'Complete Workout' });
    if (await complete.isDisabled())
      await page
        .getByRole('button', { name: /^Complete (?!Workout)/ })
        .first()
        .click();
    await complete.click();
    await page.getByRole('region', { name: 'In numbers' }).waitFor();
  },
];

// The states of the wellness screen; part of states.mjs.
import { callsOf } from './people.mjs';

async function openWellness(page, address, tab) {
  await page.goto(`${address}/wellness?tab=${tab}`);
  await page.getByText('Wellness Energy', { exact: true }).waitFor();
}

// Logs the periods that the period tab needs for a prediction.
async function havePeriods(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/period-trackings')).length > 0) return;
  for (const startDate of ['2026-01-05', '2026-02-02', '2026-03-04'])
    await calls.post('/api/period-trackings', { startDate });
}

async function haveNight(page, address) {
  const calls = await callsOf(page, address);
  if ((await calls.get('/api/sleep-trackings?limit=1')).length > 0) return;
  const wakeTime = new Date(Date.now() - 3_600_000);
  const bedtime = new Date(wakeTime.getTime() - 27_000_000);
  await calls.post('/api/sleep-trackings', {
    bedtime: bedtime.toISOString(),
    wakeTime: wakeTime.toISOString(),
    quality: 4,
  });
}

export const wellnessStates = [
  ['wellness', (page, address) => openWellness(page, address, 'self-care')],
  ['wellness-mindful', (page, address) => openWellness(page, address, 'mindful')],
  [
    'wellness-routine',
    async (page, address) => {
      await page.goto(`${address}/wellness?tab=self-care&guide=comfort-reset`);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Step 2 of 5').waitFor();
    },
  ],
  [
    'wellness-ready',
    async (page, address) => {
      await page.goto(`${address}/wellness?tab=mindful&breathe=calm`);
      await page.getByText('Ready?').waitFor();
    },
  ],
  [
    'wellness-breathing',
    async (page) => {
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused').waitFor();
    },
  ],
  [
    'wellness-insights',
    async (page, address) => {
      await havePeriods(page, address);
      await openWellness(page, address, 'insights');
      await page.getByRole('button', { name: 'Generate insights' }).click();
      await page.getByText('Not saved yet').first().waitFor();
    },
  ],
  [
    'wellness-period',
    async (page, address) => {
      await openWellness(page, address, 'period');
      await page.getByText('Average cycle length').first().waitFor();
    },
  ],
  [
    'wellness-period-day',
    async (page) => {
      const day = page.locator('section[aria-labelledby="cycle-day"]');
      const cramps = day.getByRole('checkbox', { name: 'Cramps' });
      if (!(await cramps.isChecked())) await day.locator('label').filter({ hasText: 'Cramps' }).click();
      await page.locator('td[aria-current="date"]').getByText('Cramps', { exact: false }).waitFor();
      await day.getByText('Mood, energy and note').click();
      await day.getByLabel('Note').waitFor();
    },
  ],
  [
    'wellness-period-dialog',
    async (page) => {
      await page.getByRole('button', { name: 'Log Period' }).click();
      await page.getByRole('dialog').getByLabel('Start date').fill('');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Start date is required').waitFor();
    },
  ],
  [
    'wellness-sleep',
    async (page, address) => {
      await haveNight(page, address);
      await openWellness(page, address, 'sleep');
      await page.getByText('How long did you sleep in the last 7 days?').first().waitFor();
    },
  ],
  [
    'wellness-sleep-dialog',
    async (page) => {
      await page.getByRole('button', { name: 'Log Sleep' }).click();
      await page.getByRole('dialog').getByLabel('Bedtime').fill('23:10');
      await page.getByRole('dialog').getByLabel('Wake time').fill('06:40');
      await page.getByText('of sleep ·', { exact: false }).waitFor();
    },
  ],
];

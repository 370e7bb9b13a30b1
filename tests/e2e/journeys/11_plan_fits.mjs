// A German-speaking newcomer makes the first plan fit, takes it back, and makes another; a second one says not now.
import { settled } from '../lib/browser.mjs';
import { expect, expectEqual, expectSoon } from '../lib/suite.mjs';
import { callsOf, heading, newEmail, PASSWORD } from '../lib/people.mjs';

export const name = 'a new user makes the first plan fit, or says not now';

async function settleIn(page, address, who) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Loslegen' }).click();
  await page.getByLabel('Name').fill(who);
  await page.getByLabel('E-Mail').fill(newEmail(who));
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('Schritt 2 von 3').waitFor();
  await overlay.getByRole('radio', { name: 'Fortgeschritten' }).check();
  await overlay.getByRole('radio', { name: 'Fitnessstudio' }).check();
  await overlay.getByRole('button', { name: 'Meinen Plan erstellen' }).click();
  await overlay.getByRole('button', { name: 'Tour überspringen' }).click();
  await heading(page, `Willkommen, ${who}!`).waitFor();
}

const cardOf = (page) => page.getByRole('region', { name: 'Passt dein Plan?' });

async function expectNoScrolling(page) {
  await settled(page);
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrollWidth <= clientWidth, `the page is ${scrollWidth} wide in a window of ${clientWidth}`);
}

// By keyboard: the first question has the focus once the card is open.
async function makeItFit(page) {
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Anpassen' }).press('Enter');
  await expectSoon(
    () => card.getByRole('radio', { name: '3', exact: true }).evaluate((one) => one === document.activeElement),
    true,
    'the focus on the first question',
  );
  await page.keyboard.press('ArrowRight');
  await card.getByRole('radio', { name: '60 min' }).check();
  await card.getByRole('radio', { name: 'Kraft' }).check();
  await card.getByRole('checkbox', { name: 'Knie' }).check();
  expect(await card.getByRole('radio', { name: 'kg, cm, km' }).isChecked(), 'kilograms are not preset');
  await expectNoScrolling(page);
  await card.getByRole('button', { name: 'Neuen Plan erstellen' }).click();
  await page.getByText('Der erste wurde entfernt.', { exact: false }).waitFor();
  await card.waitFor({ state: 'hidden' });
}

async function fitAndUndo(page, calls) {
  const [first] = await calls.get('/api/workout-plans');
  await expectNoScrolling(page);
  await makeItFit(page);
  const [made] = await calls.get('/api/workout-plans');
  expectEqual((await calls.get(`/api/workout-plans/${made.id}/workouts`)).length, 4, 'the days of the new plan');
  const user = await calls.get('/api/user');
  expectEqual(
    [user.weeklyGoal, user.injuries, user.weightUnit, user.distanceUnit],
    [4, ['knee'], 'kg', 'km'],
    'what was answered',
  );

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await cardOf(page).waitFor();
  await expectSoon(
    async () => (await calls.get('/api/workout-plans')).map(({ id, isFavorite }) => [id, isFavorite]),
    [[first.id, true]],
    'the plans after Undo',
  );
}

// The first plan goes once the page is left.
async function fitForGood(page, calls, address) {
  const [first] = await calls.get('/api/workout-plans');
  await cardOf(page).getByRole('button', { name: 'Anpassen' }).click();
  await cardOf(page).getByRole('button', { name: 'Neuen Plan erstellen' }).click();
  await page.getByText('Der erste wurde entfernt.', { exact: false }).waitFor();
  await page.goto(`${address}/workout-planner?tab=myplans`);
  await expectSoon(async () => (await calls.get('/api/workout-plans')).length, 1, 'plans');
  const [made] = await calls.get('/api/workout-plans');
  expect(made.id !== first.id && made.isFavorite, 'the new plan is not the favourite');
  await page.getByRole('link', { name: made.name }).waitFor();
  await page.goto(address);
  await heading(page, /^Willkommen/).waitFor();
  await settled(page);
  expectEqual(await cardOf(page).count(), 0, 'cards after the answer');
}

export async function run(stage) {
  const page = await stage.openPage({ locale: 'de-DE' });
  await settleIn(page, stage.address, 'Ida');
  const calls = await callsOf(page, stage.address);
  await fitAndUndo(page, calls);
  await fitForGood(page, calls, stage.address);

  const other = await stage.openPage({ locale: 'de-AT', colorScheme: 'dark' });
  await settleIn(other, stage.address, 'Ole');
  await cardOf(other).getByRole('button', { name: 'Jetzt nicht' }).click();
  await cardOf(other).waitFor({ state: 'hidden' });
  const others = await callsOf(other, stage.address);
  await other.reload();
  await heading(other, 'Willkommen, Ole!').waitFor();
  await settled(other);
  expectEqual(await cardOf(other).count(), 0, 'cards after a reload');
  expectEqual((await others.get('/api/workout-plans')).length, 1, 'plans after Not now');
}

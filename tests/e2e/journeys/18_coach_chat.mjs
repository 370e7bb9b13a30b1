// Tests what the chat does besides talking: answers with links, entries by sentence, sessions, help lines. In English, in
// German, and with the keyboard alone.
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading } from '../lib/people.mjs';

export const name = 'the chat answers from the data, logs a sentence, and makes a session that starts';
export const timeoutMs = 120_000;

const LEAST_TARGET_PX = 44;
const log = (page) => page.getByRole('log');
const field = (page) => page.getByRole('textbox', { name: 'Message to the coach' });
const card = (page, name) => log(page).getByRole('region', { name }).last();
const button = (place, name) => place.getByRole('button', { name, exact: true });

async function openChat(page, address) {
  await page.goto(`${address}/ai-coach?tab=chat`);
  await heading(page, 'AI Coach').waitFor();
}

// Waits for the answer, which screen readers find behind "Coach:".
async function say(page, text, { input = field(page) } = {}) {
  const answers = log(page).getByText('Coach:', { exact: true });
  const before = await answers.count();
  await input.fill(text);
  await input.press('Enter');
  await answers.nth(before).waitFor();
}

async function askAboutData(page, address, calls) {
  await calls.post('/api/workouts', { type: 'strength', name: 'Garage', duration: 30 });
  await openChat(page, address);
  await say(page, 'How often did I train this week?');
  await log(page)
    .getByText(/\b(1|one|once)\b/i)
    .last()
    .waitFor();
  const link = log(page).getByRole('list', { name: 'More about this' }).getByRole('link').first();
  const target = await link.getAttribute('href');
  await page.evaluate(() => (window.wasHereBefore = true));
  await link.click();
  await until(() => page.url() === address + target, `${target} to open`);
  expect(await page.evaluate(() => window.wasHereBefore), 'the link loaded the page again');
  await page.goBack();
  await log(page).getByText('How often did I train this week?').waitFor();
}

const waterOf = async (calls) => (await calls.get('/api/water')).ml;

async function logBySentence(page, calls) {
  await say(page, 'two eggs and a slice of toast for breakfast');
  const draft = card(page, 'Ready to log');
  const lines = draft.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await expectSoon(() => lines.count(), 2, 'lines of what was understood');
  await button(draft, 'Log it').dblclick();
  await card(page, 'Logged').waitFor();
  expectEqual((await calls.get('/api/food-entries')).length, 2, 'foods after a double tap');
  await until(async () => (await calls.get('/api/coaching/chat')).at(-1).logged, 'the coach to know of the log');
  await page.reload();
  await card(page, 'Logged').waitFor();
  expectEqual(await button(log(page), 'Log it').count(), 0, 'offers to log it again after a reload');

  await say(page, 'I drank 500 ml of water');
  await button(card(page, 'Ready to log'), 'Log it').click();
  await until(async () => (await waterOf(calls)) === 500, 'the water to be logged');
  await button(page, 'Undo').click();
  await button(card(page, 'Ready to log'), 'Log it').waitFor();
  await until(async () => (await waterOf(calls)) === 0, 'the water to be taken back');
  await button(card(page, 'Ready to log'), 'Log it').click();
  await until(async () => (await waterOf(calls)) === 500, 'the water to be logged after Undo');
  await card(page, 'Logged').getByRole('link', { name: 'Open nutrition' }).click();
  await heading(page, 'Nutrition').waitFor();
  await page.goBack();

  // Undo stays after a reload, at the draft that was logged last alone.
  await page.reload();
  await expectSoon(() => button(log(page), 'Undo').count(), 1, 'buttons that undo after a reload');
  await say(page, 'no, 700 ml');
  await card(page, 'Ready to log').getByText('24 fl oz').waitFor();
  await button(card(page, 'Ready to log'), 'Log it').click();
  await until(async () => (await waterOf(calls)) === 700, 'the correction to replace the water');
  await say(page, 'undo that');
  await log(page).getByText('I have undone it: Water is no longer logged.').waitFor();
  expectEqual(await waterOf(calls), 0, 'water after "undo that"');
  expectEqual((await calls.get('/api/food-entries')).length, 2, 'foods after "undo that"');
  await expectSoon(() => button(log(page), 'Undo').count(), 0, 'buttons that undo below a newer answer');
}

// NaN while the card is being replaced by another.
const minutesOf = async (session) => Number(/(\d+)\s?min/.exec(await session.innerText())?.[1]);

async function makeSession(page, calls) {
  // The card is in the language of the question, and its buttons are in that of the interface.
  await say(page, 'Gib mir ein Krafttraining von 20 Minuten ohne Geräte');
  const german = card(page, /Krafttraining/);
  await german.getByText(/^Aufwärmen:/).waitFor();
  await button(german, 'Start now').waitFor();

  await say(page, '30 minutes of strength without equipment');
  const first = card(page, /Workout/);
  await button(first, 'Start now').waitFor();
  const minutes = await minutesOf(first);
  expect(minutes <= 30 && minutes >= 20, `the session lasts ${minutes} minutes`);
  await field(page).fill('and a walk');
  await button(first, 'Change').click();
  await button(first, 'Shorter').click();
  const shorter = card(page, /Workout/);
  await expectSoon(async () => (await minutesOf(shorter)) < minutes, true, 'a shorter session');
  expectEqual(await button(log(page), 'Start now').count(), 1, 'open sessions, because the first is folded');
  expectEqual(await field(page).inputValue(), 'and a walk', 'what was typed before the change');
  await field(page).fill('');

  await button(shorter, 'Put it on a day').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Save to plan').click();
  await dialog.waitFor({ state: 'hidden' });
  const [plan] = await calls.get('/api/workout-plans');
  const [planned] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  await button(shorter, 'Put it on a day').click();
  const day = dialog.getByLabel('Day');
  await day.selectOption(String(planned.dayOfWeek));
  await button(dialog, 'Save to plan').click();
  const question = page.getByRole('dialog').filter({ hasText: 'is taken' });
  await question.getByText(`Replace overwrites “${planned.title}” on every`).waitFor();
  await button(question, 'Cancel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await button(shorter, 'Start now').click();
  await page.waitForURL('**/log-workout?workout=free');
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await card(page, /Workout/)
    .getByText('Finish or discard your unfinished workout first.')
    .waitFor();
}

async function askForHelp(page) {
  await say(page, "I don't want to be here anymore");
  const note = log(page).getByRole('note').last();
  const line = note.locator('a[href^="tel:"]').first();
  await line.waitFor();
  const number = (await line.getAttribute('href')).slice('tel:'.length);
  const shown = (await line.innerText()).replaceAll(/[^\d+]/g, '');
  expect(shown.includes(number.replaceAll(/[^\d+]/g, '')), `the link shows ${shown}, not ${number}`);
  const { height } = await line.boundingBox();
  expect(height >= LEAST_TARGET_PX, `the telephone link is ${height} pixels tall`);
}

// Tab by Tab backwards, at most so many, until the button has the focus.
async function tabBackTo(page, wanted) {
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    if ((await focused(page)) === wanted) return;
  }
  throw new Error(`Shift+Tab did not reach ${wanted}`);
}
const focused = (page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function withKeyboard(page, address, size) {
  await openChat(page, address);
  // A phone would open its keyboard.
  if (size === 'phone') await field(page).focus();
  await expectSoon(() => field(page).evaluate((each) => each === document.activeElement), true, 'focus in the input');
  await page.keyboard.type('slept 23:10 to 6:40');
  await page.keyboard.press('Enter');
  await button(card(page, 'Ready to log'), 'Log it').waitFor();
  await tabBackTo(page, 'Log it');
  await page.keyboard.press('Enter');
  await card(page, 'Logged').waitFor();
  await expectSoon(() => focused(page), 'Open sleep', 'what has the focus after logging');
  await page.keyboard.press('Tab');
  await expectSoon(() => focused(page), 'Undo', 'what follows');
  await page.keyboard.press('Enter');
  await button(card(page, 'Ready to log'), 'Log it').waitFor();
  await expectSoon(() => focused(page), 'Log it', 'what has the focus after Undo');
  await page.keyboard.press('Enter');
  await card(page, 'Logged').waitFor();
}

// What was trained hard is spared, and the day that was named is preset.
async function spareAndPlace(page, input) {
  await say(page, 'Gestern war Beintag, gib mir für Sonntag 30 Minuten ohne Geräte', { input });
  await log(page)
    .getByText(/Sie schont die Beine/)
    .last()
    .waitFor();
  const session = card(page, /Krafttraining/);
  await button(session, 'Auf einen Tag legen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Gewünscht ist/).waitFor();
  const day = dialog.getByLabel('Tag');
  expectEqual(await day.locator('option:checked').innerText(), 'Sonntag', 'the preset day');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

async function inGerman(page, address) {
  const calls = await callsOf(page, address);
  await calls.put('/api/user', { locale: 'de' });
  await calls.post('/api/workouts', { type: 'strength', name: 'Garage', duration: 30 });
  await page.goto(`${address}/ai-coach?tab=chat`);
  await heading(page, 'KI-Coach').waitFor();
  const input = page.getByRole('textbox', { name: 'Nachricht an den Coach' });
  await say(page, 'Wie oft habe ich diese Woche trainiert?', { input });
  await log(page).getByRole('list', { name: 'Mehr dazu' }).getByRole('link').first().waitFor();
  await say(page, 'Ein Training von 20 Minuten ohne Geräte', { input });
  const session = log(page)
    .getByRole('listitem')
    .filter({ has: button(page, 'Jetzt starten') });
  await button(session, 'Auf einen Tag legen').waitFor();
  await spareAndPlace(page, input);
  await say(page, 'Ich habe 500 ml Wasser getrunken', { input });
  await button(card(page, 'Bereit zum Eintragen'), 'Eintragen').click();
  await card(page, 'Eingetragen').getByRole('link', { name: 'Zur Ernährung' }).waitFor();
  await button(page, 'Rückgängig').waitFor();
  await say(page, 'Mach das rückgängig', { input });
  await log(page).getByText('Ich habe es rückgängig gemacht: Wasser ist nicht mehr eingetragen.').waitFor();
  expectEqual(await waterOf(calls), 0, 'Wasser nach „Mach das rückgängig“');
  await say(page, 'Ich kann nicht mehr, es hat alles keinen Sinn', { input });
  await log(page).getByRole('note').locator('a[href^="tel:"]').first().waitFor();
  expectEqual(await log(page).locator('[lang=en] p, p[lang=en]').count(), 0, 'English answers');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await askAboutData(page, stage.address, calls);
  await logBySentence(page, calls);
  await makeSession(page, calls);
  await askForHelp(page);
  const typing = await stage.openPage();
  await signInAs(typing, stage.address, 'Cara');
  await withKeyboard(typing, stage.address, stage.size);
  const german = await stage.openPage();
  await signInAs(german, stage.address, 'Ben');
  await inGerman(german, stage.address);
}

// Tests the built-in coach in chat, form and recommendation, then a model: consent, streaming, stopping, withdrawal.
import { AxeBuilder } from '@axe-core/playwright';
import { startModel, withModel } from '../lib/model.mjs';
import { startServer } from '../lib/server.mjs';
import { expect, expectEqual, expectSoon, until } from '../lib/suite.mjs';
import { callsOf, signInAs, heading, expectToast } from '../lib/people.mjs';

export const name = 'a user chats with the coach, schedules its workout, and decides whether a model may answer';
export const onlyInAll = ['desktop'];
export const timeoutMs = 120_000;

const tab = (page, label) => page.getByRole('tab', { name: label });
const field = (page) => page.getByRole('textbox', { name: 'Message to the coach' });
const log = (page) => page.getByRole('log');
// Screen readers find each answer behind "Coach:".
const answers = (page) => log(page).getByText('Coach:', { exact: true });

async function say(page, text) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

// Only the conversation scrolls; the input stays at the bottom of the screen.
async function expectSteady(page) {
  const {
    page: tall,
    screen,
    end,
    foot,
  } = await page.evaluate(() => ({
    page: document.scrollingElement.scrollHeight,
    screen: innerHeight,
    // The tab bar of a phone is below the footer.
    end: document.querySelector('[data-tab-bar]')?.getBoundingClientRect().top || innerHeight,
    foot: document.querySelector('footer').getBoundingClientRect().bottom,
  }));
  expect(tall <= screen, `the chat's page is ${tall} pixels tall on a screen of ${screen}`);
  expect(foot <= end && foot > end - 40, `the disclaimer ends at ${foot}, above the end at ${end}`);
}

async function talk(page) {
  await page.getByRole('link', { name: 'Talk to your coach' }).click();
  await heading(page, 'AI Coach').waitFor();
  await page.getByText('Next goal').waitFor();
  await tab(page, 'Chat').click();
  await page.getByRole('button', { name: 'What should I do today?' }).click();
  await log(page).getByText('Built-in coach').waitFor();
  await expectSteady(page);
  await say(page, 'I have chest pain');
  await log(page)
    .getByRole('note')
    .getByText(/^Please stop training now\./)
    .waitFor();
  await page.reload();
  await log(page).getByRole('note').waitFor();
  await expectSoon(() => answers(page).count(), 2, 'answers after a reload');
  expectEqual(await log(page).getByText('Built-in coach').count(), 1, 'times that the chat says who answers');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Clear chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear chat' }).click();
  await expectToast(page, 'Chat cleared');
  await page.reload();
  await heading2(page, 'What is on your mind?').waitFor();
}

const heading2 = (page, title) => page.getByRole('heading', { level: 2, name: title });

async function form(page) {
  await tab(page, 'Form').click();
  await page.getByRole('button', { name: 'Get feedback' }).click();
  await expectToast(page, 'Exercise Required', 'Please enter an exercise name to get feedback.');
  await page.getByRole('combobox', { name: 'Exercise' }).fill('gobl');
  await page.getByRole('option', { name: 'Goblet Squat', exact: true }).click();
  await page.getByLabel('Notes').fill('My knees cave in');
  await page.getByRole('button', { name: 'Get feedback' }).click();
  await expectToast(page, 'Feedback Generated');
  await heading2(page, 'Goblet Squat').waitFor();
  await page.getByText(/^Push your knees out/).waitFor();
}

async function recommend(page) {
  await tab(page, 'Motivation').click();
  await page.getByRole('radio', { name: 'Get stronger' }).check();
  await page.getByRole('radio', { name: '30 min' }).check();
  await page.getByRole('button', { name: 'Recommend a workout' }).click();
  await page.getByText('Why this workout').waitFor();
}

async function schedule(page, address, calls) {
  await recommend(page);
  const first = await page
    .getByRole('region', { name: 'A workout for today' })
    .getByRole('listitem')
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Try Different' }).click();
  await expectToast(page, 'New Recommendation Generated!');
  expect(first.length > 0, 'the first session names no exercise');
  await page.getByRole('button', { name: 'Schedule for today' }).click();
  await expectToast(page, 'No Workout Plan Found', 'Please create a workout plan first');
  await page.waitForURL('**/workout-planner');

  const plan = await calls.post('/api/workout-plans', { name: 'My week', isFavorite: true });
  await page.goto(`${address}/ai-coach`);
  await recommend(page);
  await page.getByRole('button', { name: 'Schedule for today' }).click();
  await expectToast(page, 'Workout Scheduled!', 'AI Recommended Strength Workout');
  const [planned] = await calls.get(`/api/workout-plans/${plan.id}/workouts`);
  expectEqual(planned.dayOfWeek, await page.evaluate(() => new Date().getDay()), 'the weekday it went to');
  expect(
    /^AI Generated: (2[5-9]|30) minutes of strength training/.test(planned.notes),
    `the notes say ${planned.notes}`,
  );
  const exercises = await calls.get(`/api/planned-workouts/${planned.id}/exercises`);
  expect(exercises.length > 4, `the planned workout holds ${exercises.length} exercises`);

  await page.getByRole('link', { name: 'Open the plan' }).click();
  await heading(page, 'My week').waitFor();
  await page.getByText('AI Recommended Strength Workout').first().waitFor();
  await page.getByRole('link', { name: 'Track' }).first().click();
  await heading(page, 'AI Recommended Strength Workout').waitFor();
  for (const { exerciseName } of exercises) await page.getByRole('article', { name: exerciseName }).first().waitFor();

  await page.goto(`${address}/ai-coach`);
  await recommend(page);
  await page.getByRole('button', { name: 'Schedule for today' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This overwrites “AI Recommended Strength Workout” on every').waitFor();
  await dialog.getByLabel('Day').selectOption(String((planned.dayOfWeek + 1) % 7));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, 'Workout Scheduled!');
  await expectSoon(
    async () => (await calls.get(`/api/workout-plans/${plan.id}/workouts`)).length,
    2,
    'workouts of the plan',
  );
}

// Checks the accessibility of states that need a model.
async function expectAccessible(page, what) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(tags).analyze();
  const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  expectEqual(
    serious.map(({ id, nodes }) => `${id} ${nodes[0].target}`),
    [],
    `findings about ${what}`,
  );
}

const questions = (model) => model.asked.filter(({ stream }) => stream);

async function choose(page, wish) {
  await page.getByRole('radio', { name: wish }).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
}

async function refuse(page, address, model) {
  await page.goto(`${address}/ai-coach?tab=chat`);
  await page.getByText(/^This server can send your questions to the model small on this machine,/).waitFor();
  await expectAccessible(page, 'the question who may answer');
  await say(page, 'How should I warm up?');
  await log(page).getByText('Built-in coach').waitFor();
  await choose(page, 'Only the built-in coach');
  await expectToast(page, 'The built-in coach now answers you');
  await say(page, 'And how do I cool down?');
  await answers(page).nth(1).waitFor();
  expectEqual(model.asked.length, 0, 'questions that reached the model of someone who refused');
  await page.reload();
  await page.getByRole('button', { name: 'Change' }).waitFor();
  expectEqual(await page.getByText('Who may answer your questions?').count(), 0, 'questions about it after a reload');
}

async function stream(page, address, model) {
  await page.goto(`${address}/ai-coach?tab=chat`);
  await choose(page, 'The model, without my health data');
  await expectToast(page, 'The model now answers you');
  model.held = 2;
  await say(page, 'What is easy today?');
  await log(page).getByText('A short walk is a fine start. Then:').waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled(), 'Send is open while an answer comes');
  await expectAccessible(page, 'an answer that comes');
  await page.getByRole('button', { name: 'Stop' }).click();
  await log(page).getByText('You stopped this answer.').waitFor();
  await until(() => model.open === 0, 'the model to be let go');

  await say(page, 'And what is hard?');
  await log(page).getByText('A short walk is a fine start. Then:').nth(1).waitFor();
  await until(() => questions(model).length === 2 && model.open === 1, 'the second question to reach the model');
  model.release();
  await log(page).getByText('small on this server').waitFor();
  await log(page).getByRole('listitem').filter({ hasText: 'Do some squats.' }).last().waitFor();
  await expectSoon(() => log(page).locator('strong').last().innerText(), 'Warm up', 'what stands out');
  await expectSteady(page);
  const typed = questions(model)
    .at(-1)
    .messages.filter(({ role }) => role === 'user');
  expect(
    typed.some(({ content }) => content.includes('What is easy today?')),
    'the question before did not go along',
  );
  await page.reload();
  await answers(page).nth(1).waitFor();
  expectEqual(await log(page).getByText('small on this server').count(), 1, 'times that the chat says who answers');
}

async function withdraw(page, model) {
  await page.getByRole('button', { name: 'Change' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Your questions are sent to small on this server\./)
    .waitFor();
  await expectAccessible(page, 'the choice in its dialog');
  await choose(page, 'Only the built-in coach');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const before = model.asked.length;
  await say(page, 'Thank you!');
  await log(page).getByText('Built-in coach').waitFor();
  expectEqual(model.asked.length, before, 'questions that reached the model after it was sent away');
}

export async function run(stage) {
  const page = await stage.openPage();
  await signInAs(page, stage.address, 'Ada');
  const calls = await callsOf(page, stage.address);
  await talk(page);
  await form(page);
  await schedule(page, stage.address, calls);

  const model = await startModel();
  const server = await startServer({ env: withModel(model) });
  try {
    const refusing = await stage.openPage();
    await signInAs(refusing, server.address, 'Cara');
    await refuse(refusing, server.address, model);
    const agreeing = await stage.openPage();
    await signInAs(agreeing, server.address, 'Ben');
    await stream(agreeing, server.address, model);
    await withdraw(agreeing, model);
    // No page sends requests any more when the server stops.
    await Promise.all([refusing.close(), agreeing.close()]);
  } finally {
    model.stop();
    await server.stop();
  }
}

// The states of the coach screen; part of states.mjs.
import { callsOf } from './people.mjs';

async function openCoach(page, address, tab) {
  await page.goto(`${address}/ai-coach?tab=${tab}`);
  await page.getByRole('tab', { name: 'Chat' }).waitFor();
}

const log = (page) => page.getByRole('log');

// Screen readers find each answer behind "Coach:".
async function say(page, text) {
  const answers = log(page).getByText('Coach:', { exact: true });
  const before = await answers.count();
  await page.getByRole('textbox', { name: 'Message to the coach' }).fill(text);
  await page.keyboard.press('Enter');
  await answers.nth(before).waitFor();
}

// What was logged for a picture is no part of the next one.
async function removeLastWater(page, address) {
  const calls = await callsOf(page, address);
  const { entries } = await calls.get('/api/water');
  const last = Math.max(...entries.map(({ id }) => id));
  await calls.del(`/api/water-entries/${last}`);
}

export const coachStates = [
  [
    'coach',
    async (page, address) => {
      await openCoach(page, address, 'motivation');
      await page.getByText('Next goal').waitFor();
    },
  ],
  [
    'coach-options',
    async (page, address) => {
      await openCoach(page, address, 'motivation');
      await page.getByText('Next goal').waitFor();
      await page.getByRole('button', { name: 'More options' }).click();
      await page.getByLabel('Anything to consider?', { exact: false }).scrollIntoViewIfNeeded();
    },
  ],
  [
    'coach-recommendation',
    async (page, address) => {
      await openCoach(page, address, 'motivation');
      await page.getByText('Next goal').waitFor();
      await page.getByRole('button', { name: 'Recommend a workout' }).click();
      await page.getByText('Why this workout').scrollIntoViewIfNeeded();
    },
  ],
  [
    'coach-day-taken',
    async (page) => {
      await page.getByRole('button', { name: 'Schedule for today' }).click();
      await page.getByRole('dialog').getByLabel('Day').waitFor();
    },
  ],
  ['coach-form', (page, address) => openCoach(page, address, 'form')],
  [
    'coach-form-names',
    async (page) => {
      await page.getByRole('combobox', { name: 'Exercise' }).fill('goblet');
      await page.getByRole('option', { name: 'Goblet Squat', exact: true }).waitFor();
    },
  ],
  [
    'coach-form-feedback',
    async (page) => {
      await page.getByRole('option', { name: 'Goblet Squat', exact: true }).click();
      await page.getByLabel('Notes').fill('My knees cave in');
      await page.getByRole('button', { name: 'Get feedback' }).click();
      await page.getByText('Stay safe').waitFor();
    },
  ],
  [
    'coach-chat-new',
    async (page, address) => {
      const calls = await callsOf(page, address);
      await calls.del('/api/coaching/chat');
      await openCoach(page, address, 'chat');
      await page.getByText('What is on your mind?').waitFor();
    },
  ],
  [
    'coach-chat',
    async (page) => {
      await page.getByRole('button', { name: 'What should I do today?' }).click();
      await log(page).getByText('Built-in coach').waitFor();
      await say(page, 'How do I do a goblet squat?');
      await say(page, 'My calves are sore since yesterday. Should I still go for a run?');
    },
  ],
  [
    'coach-chat-links',
    async (page) => {
      await say(page, 'How often did I train this week?');
      await log(page).getByRole('list', { name: 'More about this' }).last().waitFor();
    },
  ],
  [
    'coach-chat-session',
    async (page) => {
      await say(page, '20 minutes of strength without equipment');
      await page.getByRole('button', { name: 'Start now' }).waitFor();
    },
  ],
  [
    'coach-chat-change',
    async (page) => {
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await page.getByRole('button', { name: 'Other exercises' }).waitFor();
    },
  ],
  [
    'coach-chat-plan',
    async (page) => {
      await page.getByRole('button', { name: 'Put it on a day' }).click();
      await page.getByRole('dialog').getByLabel('Day').waitFor();
    },
  ],
  [
    'coach-chat-draft',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await say(page, 'two eggs and a slice of toast for breakfast');
      await page.getByRole('button', { name: 'Log it' }).waitFor();
    },
  ],
  [
    'coach-chat-logged',
    async (page) => {
      await say(page, 'I drank 500 ml of water');
      await page.getByRole('button', { name: 'Log it' }).click();
      await page.getByRole('link', { name: 'Open nutrition' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  ],
  [
    'coach-chat-care',
    async (page, address) => {
      await removeLastWater(page, address);
      // Without the bar that offers Undo.
      await page.reload();
      await log(page).waitFor();
      await say(page, 'I have chest pain');
    },
  ],
];

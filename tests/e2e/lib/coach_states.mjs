// The states of the coach screen; part of states.mjs.
import { callsOf } from './people.mjs';

async function openCoach(page, address, tab) {
  await page.goto(`${address}/ai-coach?tab=${tab}`);
  await page.getByRole('tab', { name: 'Chat' }).waitFor();
}

async function say(page, text) {
  const built = page.getByRole('log').getByText('Built-in coach');
  const before = await built.count();
  await page.getByRole('textbox', { name: 'Message to the coach' }).fill(text);
  await page.keyboard.press('Enter');
  await built.nth(before).waitFor();
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
      await page.getByRole('log').getByText('Built-in coach').waitFor();
      await say(page, 'How do I do a goblet squat?');
      await say(page, 'My calves are sore since yesterday. Should I still go for a run?');
    },
  ],
  ['coach-chat-care', (page) => say(page, 'I have chest pain')],
];

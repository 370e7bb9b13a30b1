import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { anyChatQuery } from '@/features/coach/api';
import { example, recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { beginTalk, CHAT, field, log } from './talkFixtures';

const talk = example<Record<string, unknown>[]>('list_chat_messages.talk').response.body!;
const [question, answer] = talk;
const before = [
  { ...question, id: 1, content: 'How are you?' },
  { ...answer, id: 2, content: 'Very well.' },
];
const stored = [...before, { ...question, id: 3, content: 'And now?' }, { ...answer, id: 4, content: 'Walk.' }];

// Each request for the history gets the messages of `answers` in turn. The request `held` waits until release() is called.
function historyThatWaits(held: number, answers: object[][]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requests: Request[] = [];
  server.use(
    http.get(CHAT, async ({ request }) => {
      const at = requests.push(request) - 1;
      if (at === held) await released;
      return HttpResponse.json(answers[Math.min(at, answers.length - 1)]);
    }),
  );
  return { release, requests };
}

// The questions that were sent. Each is answered "Walk.".
function answeredQuestions(): string[] {
  const sent: string[] = [];
  server.use(
    http.post(CHAT, async ({ request }) => {
      sent.push(((await request.json()) as { message: string }).message);
      return HttpResponse.json({ response: 'Walk.', source: 'built-in', redFlag: false, id: 4 });
    }),
  );
  return sent;
}

const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });

beforeEach(() => {
  beginTalk();
  server.use(...recordedResponses('show_stats.empty', 'list_food_entries.empty', 'list_sleep_trackings.empty'));
  server.use(...recordedResponses('show_todays_workout.empty'));
});

it('a question that is sent before the history has loaded waits for it', async () => {
  const history = historyThatWaits(0, [before]);
  const sent = answeredQuestions();
  open();
  await userEvent.type(field(), 'And now?{Enter}');
  expect(field()).toHaveValue('And now?');
  expect(sent).toEqual([]);
  history.release();
  await waitFor(() => expect(log().getByText('Walk.')).toBeVisible());
  expect(log().getByText('Very well.')).toBeVisible();
  expect(sent).toEqual(['And now?']);
  expect(field()).toHaveValue('');
});

it('a question that is edited before the history has loaded is not sent by itself', async () => {
  const history = historyThatWaits(0, [before]);
  const sent = answeredQuestions();
  open();
  await userEvent.type(field(), 'And now?{Enter} Or');
  history.release();
  expect(await screen.findByText('Very well.')).toBeVisible();
  expect(field()).toHaveValue('And now? Or');
  expect(sent).toEqual([]);
});

it('a history that was asked for before the question does not remove the answer', async () => {
  const history = historyThatWaits(1, [before, before, stored]);
  answeredQuestions();
  const { client } = open();
  expect(await screen.findByText('Very well.')).toBeVisible();
  void client.invalidateQueries(anyChatQuery);
  await waitFor(() => expect(history.requests).toHaveLength(2));
  await userEvent.type(field(), 'And now?{Enter}');
  await waitFor(() => expect(log().getByText('Walk.')).toBeVisible());
  history.release();
  await waitFor(() => expect(client.isFetching(anyChatQuery)).toBe(0));
  expect(log().getByText('Walk.')).toBeVisible();
  expect(log().getByText('And now?')).toBeVisible();
});

// Corrections of a logged workout that the server does not accept at once: they wait and are sent automatically
// (ADR 0017).
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSendCorrections } from '@/features/loggedworkout/useSendCorrections';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate, findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { endSession } from '@/shared/api/session';
import type { ExerciseCompletion, SetLog } from '@/shared/api/types';
import { draftNames, writeDraft } from '@/shared/lib/drafts';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';
import { LoggedWorkout } from './LoggedWorkout';

interface Correction {
  sets: SetLog[];
  knownSets?: string[];
}

const recorded = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const shown = ['2026-11-20T10:10:00.000Z', '2026-11-20T10:14:00.000Z', '2026-11-20T10:18:00.000Z'];
const completions = recorded.map((each) => ({
  ...each,
  sets: each.sets.map((set, index) => ({ ...set, doneAt: shown[index]! })),
}));
const [squat] = completions;
const PUT = '/api/exercise-completions/1';
const corrected = [squat!.sets[0]!, squat!.sets[1]!, { ...squat!.sets[2]!, weight: 50 }];

type Answer = 'away' | 'ok' | { status: number; message: string };

// A server that stores what is sent, or answers corrections as configured.
function serving() {
  let answer: Answer = 'ok';
  let list: ExerciseCompletion[] = completions;
  server.use(
    http.get('/api/exercise-completions', () => HttpResponse.json(list)),
    http.put(PUT, async ({ request }) => {
      if (answer === 'away') return HttpResponse.error();
      if (answer !== 'ok') return HttpResponse.json({ message: answer.message }, { status: answer.status });
      const { sets } = (await request.json()) as Correction;
      list = list.map((each) => (each.id === 1 ? { ...each, sets } : each));
      return HttpResponse.json(list[0]);
    }),
    ...recordedResponses('show_workout.success', 'list_exercises.all', 'list_last_completions.two'),
  );
  return {
    sent: requestBodies<Correction>('PUT', PUT),
    answers: (next: Answer) => {
      answer = next;
    },
  };
}

// What the app shell mounts on every page.
function Watch() {
  useSendCorrections();
  useOutboxSending();
  return null;
}

const openPage = () =>
  renderPart(
    <>
      <Watch />
      <LoggedWorkout />
    </>,
    { path: '/workout?id=6', screenPaths: ['/workout'] },
  );
const openElsewhere = () => renderPart(<Watch />);
const weight = (set: number) => screen.findByRole<HTMLInputElement>('textbox', { name: `Weight, set ${set}` });
const online = () => act(() => void window.dispatchEvent(new Event('online')));
const type = async (text: string) => {
  await userEvent.clear(await weight(2));
  await userEvent.type(await weight(2), text);
};
// Until the attempts so far have ended. The pauses between them do not matter: later ones are asked for.
const untilTried = () => waitFor(() => expect(outboxEntries().map(({ state }) => state)).not.toContainEqual('sending'));
// A correction that was tried, after the page was left.
async function correctAndLeave() {
  const { unmount } = openPage();
  await type('50');
  await userEvent.tab();
  await screen.findByRole('alert');
  unmount();
  await untilTried();
}

beforeEach(() => signIn());

describe('a correction without a server', () => {
  it('is sent automatically when the network returns, while its page is open', async () => {
    const { sent, answers } = serving();
    answers('away');
    openPage();
    await type('50');
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'FitApp cannot be reached. Your change is saved on this device.',
    );
    answers('ok');
    online();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(sent.at(-1)).toMatchObject({ sets: corrected, knownSets: shown });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await weight(2)).toHaveValue('50');
    await waitFor(() => expect(screen.getByText('Volume').nextElementSibling).toHaveTextContent('800 lbs'));
  });

  it('is sent from any page when the network returns', async () => {
    const calls = serving();
    calls.answers('away');
    await correctAndLeave();
    openElsewhere();
    expect(hasUnsentEntries()).toBe(true);
    calls.answers('ok');
    online();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(calls.sent.at(-1)?.sets).toEqual(corrected);
  });

  it('is sent when the page returns to the foreground', async () => {
    const calls = serving();
    calls.answers('away');
    await correctAndLeave();
    openElsewhere();
    calls.answers('ok');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('is sent within 15 seconds after the server returns', async () => {
    const { answers } = serving();
    answers('away');
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
      shouldAdvanceTime: true,
    });
    openPage();
    await type('50');
    await userEvent.tab();
    await screen.findByRole('alert');
    answers('ok');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('is sent when the same user logs in again, and never as another user', async () => {
    const calls = serving();
    calls.answers('away');
    await correctAndLeave();
    const before = calls.sent.length;
    calls.answers('ok');
    endSession('expired');
    signIn({ ...mara, id: 8 }, 'token-of-ben');
    const { unmount } = openElsewhere();
    online();
    unmount();
    endSession('expired');
    expect(calls.sent).toHaveLength(before);
    signIn();
    openElsewhere();
    online();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(calls.sent).toHaveLength(before + 1);
  });

  it("waits with the server's message while the server fails or is busy", async () => {
    const { sent, answers } = serving();
    answers({ status: 503, message: 'The server is starting' });
    openPage();
    await type('50');
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: The server is starting');
    answers({ status: 429, message: 'Too many requests' });
    online();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved: Too many requests'));
    answers('ok');
    online();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    for (const body of sent) expect(body).toEqual(sent[0]);
  });
});

it('a correction in flight at the end of the session is sent after the next login', async () => {
  const { sent } = serving();
  const { opened, open } = gate();
  server.use(
    http.put(
      PUT,
      async () => {
        await opened;
      },
      { once: true },
    ),
  );
  const { unmount } = openPage();
  await type('50');
  await userEvent.tab();
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  endSession('expired');
  signIn();
  expect(hasUnsentEntries()).toBe(true);
  openElsewhere();
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ sets: corrected, knownSets: shown });
  open();
});

it('a number is not sent while it is being typed, even if another exercise waits', async () => {
  const { sent } = serving();
  const plank = '/api/exercise-completions/2';
  const tries = requestBodies('PUT', plank);
  server.use(http.put(plank, () => HttpResponse.json({ message: 'Out of order' }, { status: 500 })));
  writeDraft('logged-sets', { typed: { 2: completions[1]!.sets } });
  openPage();
  await screen.findByRole('alert');
  await type('5');
  const before = tries.length;
  await waitFor(() => {
    online();
    expect(tries.length).toBeGreaterThan(before);
  });
  await userEvent.keyboard('0');
  expect(sent).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(sent.map(({ sets }) => sets[2]?.weight)).toEqual([50]));
});

describe('a correction that is refused', () => {
  const refusal = { status: 400, message: 'A workout holds 100 sets of an exercise' };

  it('is not sent again automatically, and stays with its message until it is corrected or discarded', async () => {
    const calls = serving();
    calls.answers(refusal);
    await correctAndLeave();
    calls.answers('ok');
    openPage();
    online();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${refusal.message}`);
    expect(await weight(2)).toHaveValue('50');
    expect(calls.sent).toHaveLength(1);
    expect(hasUnsentEntries()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(calls.sent.at(-1)?.sets).toEqual(corrected);
  });

  it('is shown at the exercise later if the user is on another page', async () => {
    const calls = serving();
    calls.answers('away');
    await correctAndLeave();
    calls.answers(refusal);
    const { unmount } = openElsewhere();
    online();
    await waitFor(() => expect(outboxEntries()).toMatchObject([{ state: 'refused' }]));
    const before = calls.sent.length;
    unmount();
    openPage();
    online();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${refusal.message}`);
    expect(await weight(2)).toHaveValue('50');
    expect(calls.sent).toHaveLength(before);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await weight(2)).toHaveValue('45');
    expect(hasUnsentEntries()).toBe(false);
  });

  it('is sent as corrected if it was corrected while in flight', async () => {
    const { sent, answers } = serving();
    const { open, opened } = gate();
    const late = http.put(
      PUT,
      async () => {
        await opened;
        return HttpResponse.json({ message: refusal.message }, { status: 400 });
      },
      { once: true },
    );
    server.use(late);
    answers('ok');
    openPage();
    await type('4999');
    await userEvent.tab();
    await waitFor(() => expect(sent).toHaveLength(1));
    await type('50');
    await userEvent.tab();
    open();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(sent.map(({ sets }) => sets[2]?.weight)).toEqual([4999, 50]);
  });

  it('is discarded with a message if its exercise was deleted', async () => {
    const calls = serving();
    calls.answers('away');
    await correctAndLeave();
    calls.answers({ status: 404, message: 'Exercise completion not found' });
    openElsewhere();
    online();
    expect(await findToast('An exercise is no longer in your log, so your change to it was not saved.')).toBeVisible();
    expect(hasUnsentEntries()).toBe(false);
  });
});

it('a page that is still loading shows what was sent meanwhile', async () => {
  const calls = serving();
  calls.answers('away');
  await correctAndLeave();
  calls.answers('ok');
  const read = gate();
  const answered = gate();
  server.use(
    http.get(
      '/api/exercise-completions',
      async () => {
        read.open();
        await answered.opened;
        return HttpResponse.json(completions);
      },
      { once: true },
    ),
    http.put(
      PUT,
      async () => {
        await read.opened;
      },
      { once: true },
    ),
  );
  openPage();
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  answered.open();
  expect(await weight(2)).toHaveValue('50');
  expect(screen.getByText('Volume').nextElementSibling).toHaveTextContent('800 lbs');
});

describe('a correction of an older version', () => {
  const elsewhere = { ...squat!.sets[2]!, weight: 60, doneAt: '2026-11-20T10:59:00.000Z' };

  it('is sent from any page, and removes no set that it does not contain', async () => {
    const { sent } = serving();
    writeDraft('logged-sets', { typed: { 1: corrected } });
    openElsewhere();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(sent).toEqual([{ sets: corrected, knownSets: shown }]);
  });

  it('is shown and sent on its page, whatever another device ticked since', async () => {
    const { sent, answers } = serving();
    answers('away');
    writeDraft('logged-sets', { typed: { 1: corrected } });
    server.use(
      http.get('/api/exercise-completions', () =>
        HttpResponse.json([{ ...squat!, sets: [...squat!.sets, elsewhere] }]),
      ),
    );
    openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('FitApp cannot be reached');
    expect(await weight(2)).toHaveValue('50');
    expect(draftNames('logged-sets')).toEqual([]);
    answers('ok');
    online();
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(sent.at(-1)).toEqual({ sets: corrected, knownSets: shown });
  });

  it('that cannot be read removes nothing', () => {
    serving();
    writeDraft('logged-sets', { typed: null });
    openElsewhere();
    expect(hasUnsentEntries()).toBe(false);
  });
});

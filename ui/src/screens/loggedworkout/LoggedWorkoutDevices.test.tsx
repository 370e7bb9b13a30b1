// Corrections of a logged workout while another device ticks sets of the same exercise.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { ExerciseCompletion, SetLog } from '@/shared/api/types';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { LoggedWorkout } from './LoggedWorkout';

interface Correction {
  sets: SetLog[];
  knownSets?: string[];
}

const [recorded, plank] = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const PUT = '/api/exercise-completions/1';
const shown = ['2026-11-20T10:10:00.000Z', '2026-11-20T10:14:00.000Z', '2026-11-20T10:18:00.000Z'];
const squat = { ...recorded!, sets: recorded!.sets.map((set, index) => ({ ...set, doneAt: shown[index]! })) };
const elsewhere: SetLog = { ...squat.sets[2]!, weight: 60, doneAt: '2026-11-20T10:59:00.000Z' };

// A server that keeps the sets that the caller did not know, as with_unknown_sets in src/domain/workouts.cpp does.
function mergingServer() {
  let sets: SetLog[] = squat.sets;
  let isAway = false;
  const now = () => ({ ...squat, sets });
  server.use(
    http.get('/api/exercise-completions', () => HttpResponse.json([now(), plank])),
    http.put(PUT, async ({ request }) => {
      if (isAway) return HttpResponse.error();
      const { sets: wanted, knownSets } = (await request.json()) as Correction;
      const isUnknown = ({ doneAt }: SetLog) =>
        knownSets !== undefined &&
        doneAt !== null &&
        !knownSets.includes(doneAt) &&
        wanted.every((set) => set.doneAt !== doneAt);
      sets = [...wanted, ...sets.filter(isUnknown)];
      return HttpResponse.json(now());
    }),
    ...recordedResponses('show_workout.success', 'list_exercises.all', 'list_last_completions.two'),
  );
  return {
    sets: () => sets,
    away: (yes: boolean) => {
      isAway = yes;
    },
    tickElsewhere: () => {
      sets = [...sets, elsewhere];
    },
  };
}

const show = () => renderPart(<LoggedWorkout />, { path: '/workout?id=6', screenPaths: ['/workout'] });
const weight = (set: number) => screen.findByRole<HTMLInputElement>('textbox', { name: `Weight, set ${set}` });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

beforeEach(() => signIn());

it('a waiting correction keeps the set that another device ticked meanwhile', async () => {
  const { sets, tickElsewhere, away } = mergingServer();
  away(true);
  const { unmount } = show();
  await retype(await weight(2), '50');
  await userEvent.tab();
  await screen.findByRole('alert');
  const tries = requestBodies('PUT', PUT);
  unmount();
  // The page retries once when it closes.
  await waitFor(() => expect(tries).toHaveLength(1));
  tickElsewhere();
  away(false);
  const sent = requestBodies<Correction>('PUT', PUT);
  show();
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sent.at(-1)?.knownSets).toEqual(shown);
  expect(sets().map((set) => set.weight)).toEqual([20, 40, 50, 60]);
  expect(await weight(3)).toHaveValue('60');
  expect(await weight(2)).toHaveValue('50');
});

it('typing after the page has loaded that set keeps it too', async () => {
  const { sets, tickElsewhere, away } = mergingServer();
  away(true);
  const { unmount } = show();
  await retype(await weight(2), '50');
  await userEvent.tab();
  await screen.findByRole('alert');
  unmount();
  tickElsewhere();
  show();
  await retype(await screen.findByRole('textbox', { name: 'Reps, set 2' }), '6');
  away(false);
  await userEvent.tab();
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sets().map((set) => [set.weight, set.reps])).toEqual([
    [20, 10],
    [40, 10],
    [50, 6],
    [60, 8],
  ]);
  expect(await weight(3)).toHaveValue('60');
});

it('a correction right after another keeps the set that the first response contained', async () => {
  const { sets, tickElsewhere } = mergingServer();
  const { open, opened } = gate();
  server.use(
    http.put(
      PUT,
      async () => {
        await opened;
        tickElsewhere();
      },
      { once: true },
    ),
  );
  const sent = requestBodies<Correction>('PUT', PUT);
  show();
  await retype(await weight(2), '50');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await retype(screen.getByRole('textbox', { name: 'Reps, set 2' }), '6');
  await userEvent.tab();
  open();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.knownSets).toEqual(shown);
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sets().map((set) => [set.weight, set.reps])).toEqual([
    [20, 10],
    [40, 10],
    [50, 6],
    [60, 8],
  ]);
  expect(await weight(3)).toHaveValue('60');
});

it('a set of another device can be removed once it is shown', async () => {
  const { sets, tickElsewhere } = mergingServer();
  tickElsewhere();
  show();
  await weight(3);
  const squats = within(screen.getByRole('listitem', { name: 'Goblet Squat' }));
  await userEvent.click(squats.getByRole('button', { name: 'Remove set 3' }));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sets().map((set) => set.weight)).toEqual([20, 40, 45]);
  expect(squats.queryByRole('button', { name: 'Remove set 3' })).toBeNull();
});

it('a set that was removed and restored while the server was unreachable is stored once', async () => {
  const { sets, tickElsewhere, away } = mergingServer();
  away(true);
  show();
  await weight(2);
  const squats = within(screen.getByRole('listitem', { name: 'Goblet Squat' }));
  await userEvent.click(squats.getByRole('button', { name: 'Remove warm-up set 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByRole('alert');
  tickElsewhere();
  away(false);
  await userEvent.click(squats.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
  expect(sets().map((set) => set.weight)).toEqual([20, 40, 45, 60]);
});

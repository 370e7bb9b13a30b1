import { beforeEach, describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import type { ExerciseCompletion } from '@/shared/api/types';
import { newTraining, withSaved } from '@/features/workouts/training/training';
import { dismissUnlogged, dismissedUnlogged, unloggedOf } from './unlogged';

const [stored] = example<ExerciseCompletion[]>('list_exercise_completions.today').response.body as [ExerciseCompletion];
const TODAY = '2026-11-20';
const done = (id: number, change: Partial<ExerciseCompletion> = {}): ExerciseCompletion => ({
  ...stored,
  id,
  plannedWorkoutId: 3,
  workoutId: null,
  localDate: '2026-11-19',
  completedAt: `2026-11-19T10:00:0${id}.000Z`,
  ...change,
});
const nothing = { trainings: {}, unsent: { exercises: [], logs: [] }, today: TODAY, shown: [], dismissed: [] };
const idsOf = (list: ReturnType<typeof unloggedOf>) => list.map((each) => each.done.map(({ id }) => id));

describe('ticked sets that are in no log', () => {
  it('are offered by day and planned workout, latest day first', () => {
    const list = [
      done(2),
      done(1),
      done(3, { plannedWorkoutId: null }),
      done(4, { localDate: TODAY, plannedWorkoutId: 5 }),
    ];
    expect(idsOf(unloggedOf(list, nothing))).toEqual([[4], [1, 2], [3]]);
  });

  it('exclude sets that are in a log', () => {
    expect(unloggedOf([done(1, { workoutId: 9 })], nothing)).toEqual([]);
  });

  it("exclude workouts that this device continues or that today's list shows", () => {
    const begun = withSaved(newTraining('2026-11-19', 0, 'key'), -1, { completion: 1, record: null });
    expect(unloggedOf([done(1, { plannedWorkoutId: null })], { ...nothing, trainings: { free: begun } })).toEqual([]);
    // Another device has ticked more of the workout that was started here.
    expect(unloggedOf([done(2)], { ...nothing, trainings: { 3: begun } })).toEqual([]);
    expect(unloggedOf([done(3, { localDate: TODAY })], { ...nothing, shown: [3] })).toEqual([]);
    expect(idsOf(unloggedOf([done(4)], { ...nothing, shown: [3] }))).toEqual([[4]]);
  });

  it('exclude sets that this device is about to send', () => {
    const parts = [{ slot: 'a', completion: 1 }];
    const log = {
      key: 'k',
      workout: '3',
      training: 't',
      day: TODAY,
      plannedWorkoutId: 3,
      body: { type: 'strength' as const },
      parts,
      state: 'waiting' as const,
    };
    expect(unloggedOf([done(1)], { ...nothing, unsent: { exercises: [], logs: [log] } })).toEqual([]);
  });
});

describe('dismissed unlogged sets', () => {
  beforeEach(() => signIn());

  it('are stored for the latest five hundred', () => {
    dismissUnlogged(Array.from({ length: 500 }, (_, index) => index));
    dismissUnlogged([777]);
    expect(dismissedUnlogged()).toHaveLength(500);
    expect(dismissedUnlogged().at(0)).toBe(1);
    expect(dismissedUnlogged().at(-1)).toBe(777);
  });

  it('are not offered again until more of that day is ticked', () => {
    dismissUnlogged([1, 2]);
    const dismissed = dismissedUnlogged();
    expect(unloggedOf([done(1), done(2)], { ...nothing, dismissed })).toEqual([]);
    expect(idsOf(unloggedOf([done(1), done(2), done(5)], { ...nothing, dismissed }))).toEqual([[1, 2, 5]]);
  });
});

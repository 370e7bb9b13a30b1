import { beforeEach, describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import type { ExerciseCompletion } from '@/shared/api/types';
import { newTraining, withSaved } from '@/features/workouts/training/training';
import { leaveUnlogged, leftUnlogged, unloggedOf } from './unlogged';

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
const nothing = { trainings: {}, unsent: { exercises: [], logs: [] }, today: TODAY, shown: [], left: [] };
const idsOf = (list: ReturnType<typeof unloggedOf>) => list.map((each) => each.done.map(({ id }) => id));

describe('what was ticked and stands in no log', () => {
  it('is offered by day and planned workout, the latest day first', () => {
    const list = [
      done(2),
      done(1),
      done(3, { plannedWorkoutId: null }),
      done(4, { localDate: TODAY, plannedWorkoutId: 5 }),
    ];
    expect(idsOf(unloggedOf(list, nothing))).toEqual([[4], [1, 2], [3]]);
  });

  it('is not what stands in a log', () => {
    expect(unloggedOf([done(1, { workoutId: 9 })], nothing)).toEqual([]);
  });

  it("is not what this device goes on with, nor what today's items lead to", () => {
    const begun = withSaved(newTraining('2026-11-19', 0, 'key'), -1, { completion: 1, record: null });
    expect(unloggedOf([done(1, { plannedWorkoutId: null })], { ...nothing, trainings: { free: begun } })).toEqual([]);
    // Another device has ticked more of the workout that is begun here.
    expect(unloggedOf([done(2)], { ...nothing, trainings: { 3: begun } })).toEqual([]);
    expect(unloggedOf([done(3, { localDate: TODAY })], { ...nothing, shown: [3] })).toEqual([]);
    expect(idsOf(unloggedOf([done(4)], { ...nothing, shown: [3] }))).toEqual([[4]]);
  });

  it('is not what waits to be sent from here', () => {
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

describe('what was left as it is', () => {
  beforeEach(() => signIn());

  it('is remembered for the latest five hundred', () => {
    leaveUnlogged(Array.from({ length: 500 }, (_, index) => index));
    leaveUnlogged([777]);
    expect(leftUnlogged()).toHaveLength(500);
    expect(leftUnlogged().at(0)).toBe(1);
    expect(leftUnlogged().at(-1)).toBe(777);
  });

  it('is not offered again, until more of that day is ticked', () => {
    leaveUnlogged([1, 2]);
    const left = leftUnlogged();
    expect(unloggedOf([done(1), done(2)], { ...nothing, left })).toEqual([]);
    expect(idsOf(unloggedOf([done(1), done(2), done(5)], { ...nothing, left }))).toEqual([[1, 2, 5]]);
  });
});

// What of today a plan is to take, and what a changed plan leaves behind.
import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '@/shared/api/types';
import {
  asPlanInput,
  asSession,
  differsFromPlan,
  tickedBeside,
  withIds,
  withReplaced,
  withSetsToday,
} from '@/features/workouts/training/list';
import { asPlanned } from '@/features/workouts/training/shownExercises';
import {
  blankSet,
  newTraining,
  withEntry,
  withTicked,
  type SessionExercise,
  type Training,
} from '@/features/workouts/training/training';

const listed = (id: number, sets: number | null): SessionExercise => ({
  id,
  exerciseKey: null,
  exerciseName: `Lift ${id}`,
  category: 'main',
  sets,
  reps: 5,
  duration: null,
  restTime: 60,
});
const planned = asPlanned([listed(7, 3), listed(8, null)], []) as PlannedExercise[];
const fresh = newTraining('2026-11-20', 0, 'key');
const withRows = (training: Training, id: number, count: number, warmups = 0): Training =>
  withEntry(
    training,
    id,
    {
      sets: [
        ...Array.from({ length: warmups }, () => ({ ...blankSet, type: 'warmup' as const })),
        ...Array.from({ length: count }, () => blankSet),
      ],
    },
    0,
  );
const countsOf = (training: Training, list: readonly SessionExercise[] = planned.map(asSession)) =>
  asPlanInput(withSetsToday(list, training)).map(({ sets }) => sets);

describe('how many sets a plan takes of today', () => {
  it('is as planned while nothing was changed', () => {
    expect(countsOf(fresh)).toEqual([3, 1]);
    expect(differsFromPlan(fresh, planned)).toBe(false);
  });

  it('follows added and removed sets', () => {
    expect(countsOf(withRows(fresh, 7, 5))).toEqual([5, 1]);
    expect(countsOf(withRows(fresh, 7, 1))).toEqual([1, 1]);
    expect(differsFromPlan(withRows(fresh, 7, 5), planned)).toBe(true);
    expect(differsFromPlan(withRows(fresh, 8, 2), planned)).toBe(true);
  });

  it('leaves warm-up sets out, and is never none', () => {
    expect(countsOf(withRows(fresh, 7, 3, 2))).toEqual([3, 1]);
    expect(differsFromPlan(withRows(fresh, 7, 3, 2), planned)).toBe(false);
    expect(countsOf(withRows(fresh, 7, 0, 1))).toEqual([1, 1]);
  });

  it('counts what was done before an exercise was replaced', () => {
    const { exercises } = withReplaced({ exercises: planned.map(asSession) }, 7, 'Other', 1);
    const other = exercises.find(({ exerciseName }) => exerciseName === 'Other') as SessionExercise;
    expect(countsOf(fresh, exercises)).toEqual([3, 1]);
    // Two were left, and one more was added.
    expect(countsOf(withRows(fresh, other.id, 3), exercises)).toEqual([4, 1]);
  });

  it('differs by its order alone, until the plan has that', () => {
    const moved = { ...fresh, today: { exercises: planned.map(asSession).reverse() } };
    expect(differsFromPlan(moved, planned)).toBe(true);
    expect(differsFromPlan({ ...moved, today: { ...moved.today, inPlan: true } }, planned)).toBe(false);
  });

  it('no longer differs once the plan has it', () => {
    const more = asPlanned([listed(7, 5), listed(8, null)], []);
    expect(differsFromPlan(withRows(fresh, 7, 5), more)).toBe(false);
  });
});

describe('what was ticked of an exercise that the plan no longer holds', () => {
  const ticked = withTicked(withTicked(fresh, 7, listed(7, 3)), 9, listed(9, 2));

  it('stands beside the list', () => {
    expect(tickedBeside(ticked, planned).map(({ id }) => id)).toEqual([9]);
    expect(tickedBeside(fresh, planned)).toEqual([]);
  });

  it('goes when it is unticked', () => {
    expect(tickedBeside(withTicked(ticked, 9, null), planned)).toEqual([]);
  });

  it('takes the id that the plan gave to an added exercise', () => {
    const added = withTicked(fresh, -1, listed(-1, 2));
    const kept = withIds(added, new Map([[-1, 40]]), []);
    expect(Object.keys(kept.ticked ?? {})).toEqual(['40']);
    expect(kept.ticked?.[40]).toMatchObject({ id: 40, exerciseName: 'Lift -1' });
  });
});

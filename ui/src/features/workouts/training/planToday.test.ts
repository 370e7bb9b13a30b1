// Storing today's changes in a plan, and ticked exercises that the plan no longer has.
import { describe, expect, it } from 'vitest';
import {
  toPlanInput,
  toSessionExercise,
  differsFromPlan,
  tickedOutsideList,
  withIds,
  withReplaced,
  withSetsToday,
} from './list';
import { toPlannedExercises } from './shownExercises';
import { blankSet, newTraining, withEntry, withTicked, type SessionExercise, type Training } from './training';

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
const planned = toPlannedExercises([listed(7, 3), listed(8, null)], []);
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
const countsOf = (training: Training, list: readonly SessionExercise[] = planned.map(toSessionExercise)) =>
  toPlanInput(withSetsToday(list, training)).map(({ sets }) => sets);

describe('the number of sets stored in the plan', () => {
  it('is unchanged without changes', () => {
    expect(countsOf(fresh)).toEqual([3, 1]);
    expect(differsFromPlan(fresh, planned)).toBe(false);
  });

  it('follows added and removed sets', () => {
    expect(countsOf(withRows(fresh, 7, 5))).toEqual([5, 1]);
    expect(countsOf(withRows(fresh, 7, 1))).toEqual([1, 1]);
    expect(differsFromPlan(withRows(fresh, 7, 5), planned)).toBe(true);
    expect(differsFromPlan(withRows(fresh, 8, 2), planned)).toBe(true);
  });

  it('changes sets that differ by their last ones', () => {
    const targets = [12, 10].map((reps) => ({
      ...{ setType: 'normal' as const, reps, repsMax: null, weight: 50, duration: null },
    }));
    const pyramid = [{ ...listed(7, 2), setTargets: targets }];
    const stored = (count: number) =>
      toPlanInput(withSetsToday(pyramid, withRows(fresh, 7, count)))[0]?.setTargets?.map(({ reps }) => reps);
    expect(stored(2)).toEqual([12, 10]);
    expect(stored(3)).toEqual([12, 10, 10]);
    expect(stored(1)).toEqual([12]);
  });

  it('excludes warm-up sets, and is never zero', () => {
    expect(countsOf(withRows(fresh, 7, 3, 2))).toEqual([3, 1]);
    expect(differsFromPlan(withRows(fresh, 7, 3, 2), planned)).toBe(false);
    expect(countsOf(withRows(fresh, 7, 0, 1))).toEqual([1, 1]);
  });

  it('counts sets done before an exercise was replaced', () => {
    const { exercises } = withReplaced({ exercises: planned.map(toSessionExercise) }, 7, 'Other', 1);
    const other = exercises.find(({ exerciseName }) => exerciseName === 'Other') as SessionExercise;
    expect(countsOf(fresh, exercises)).toEqual([3, 1]);
    // Two sets were left, and one was added.
    expect(countsOf(withRows(fresh, other.id, 3), exercises)).toEqual([4, 1]);
  });

  it('differs by order alone, until the plan has it', () => {
    const moved = { ...fresh, today: { exercises: planned.map(toSessionExercise).reverse() } };
    expect(differsFromPlan(moved, planned)).toBe(true);
    expect(differsFromPlan({ ...moved, today: { ...moved.today, inPlan: true } }, planned)).toBe(false);
  });

  it('no longer differs once the plan has it', () => {
    const more = toPlannedExercises([listed(7, 5), listed(8, null)], []);
    expect(differsFromPlan(withRows(fresh, 7, 5), more)).toBe(false);
  });
});

describe('a ticked exercise that the plan no longer has', () => {
  const ticked = withTicked(withTicked(fresh, 7, listed(7, 3)), 9, listed(9, 2));

  it('is shown in addition to the list', () => {
    expect(tickedOutsideList(ticked, planned).map(({ id }) => id)).toEqual([9]);
    expect(tickedOutsideList(fresh, planned)).toEqual([]);
  });

  it('disappears when it is unticked', () => {
    expect(tickedOutsideList(withTicked(ticked, 9, null), planned)).toEqual([]);
  });

  it('takes the id of the planned exercise', () => {
    const added = withTicked(fresh, -1, listed(-1, 2));
    const stored = withIds(added, new Map([[-1, 40]]));
    expect(Object.keys(stored.ticked ?? {})).toEqual(['40']);
    expect(stored.ticked?.[40]).toMatchObject({ id: 40, exerciseName: 'Lift -1' });
  });
});

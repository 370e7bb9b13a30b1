import { describe, expect, it } from 'vitest';
import { withPicked, withSuperset } from '@/features/workouts/training/list';
import { toPlannedExercises } from '@/features/workouts/training/shownExercises';
import { blankSet, emptyFree } from '@/features/workouts/training/training';
import { asksBefore, stepsOf } from './steps';

const three = withPicked(emptyFree, ['A', 'B', 'C']);
const rows: Record<number, number> = { [-1]: 2, [-2]: 3, [-3]: 1 };
const rowsOf = (id: number) => Array.from({ length: rows[id] ?? 0 }, () => blankSet);
const label = (list: typeof three) =>
  stepsOf(toPlannedExercises(list.exercises, []), rowsOf).map(
    ({ exercise, index, noRestAfter }) => `${exercise.exerciseName}${index + 1}${noRestAfter ? '+' : ''}`,
  );

describe('the order of the guided mode', () => {
  it('lists one exercise after another', () => {
    expect(label(three)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1']);
  });

  it('alternates in a superset, and continues with one exercise when the other is done', () => {
    expect(label(withSuperset(three, -1, true))).toEqual(['A1+', 'B1', 'A2+', 'B2', 'B3', 'C1']);
  });

  it('alternates by working sets, with the warm-up before and the drop set right after', () => {
    const kinds = {
      [-1]: ['warmup', 'normal', 'drop', 'normal'],
      [-2]: ['normal', 'normal'],
      [-3]: ['normal', 'drop'],
    } as const;
    const typed = (id: number) => kinds[id as -1 | -2 | -3].map((type) => ({ ...blankSet, type }));
    const list = withSuperset(three, -1, true);
    expect(
      stepsOf(toPlannedExercises(list.exercises, []), typed).map(
        ({ exercise, index, noRestAfter }) => `${exercise.exerciseName}${index + 1}${noRestAfter ? '+' : ''}`,
      ),
    ).toEqual(['A1', 'A2+', 'A3+', 'B1', 'A4+', 'B2', 'C1+', 'C2']);
  });
});

it('a suggestion comes before the first set and before the first working set', () => {
  const sets = (['warmup', 'warmup', 'normal', 'normal'] as const).map((type) => ({ ...blankSet, type }));
  expect(sets.map((_set, index) => asksBefore(sets, index))).toEqual([true, false, true, false]);
});

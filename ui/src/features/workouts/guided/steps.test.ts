import { describe, expect, it } from 'vitest';
import { withPicked, withSuperset } from '@/features/workouts/training/list';
import { asPlanned } from '@/features/workouts/training/shownExercises';
import { blankSet, emptyFree } from '@/features/workouts/training/training';
import { stepsOf } from './steps';

const three = withPicked(emptyFree, ['A', 'B', 'C']);
const rows: Record<number, number> = { [-1]: 2, [-2]: 3, [-3]: 1 };
const rowsOf = (id: number) => Array.from({ length: rows[id] ?? 0 }, () => blankSet);
const told = (list: typeof three) =>
  stepsOf(asPlanned(list.exercises, []), rowsOf).map(
    ({ exercise, index, goesOn }) => `${exercise.exerciseName}${index + 1}${goesOn ? '+' : ''}`,
  );

describe('the sets one by one', () => {
  it('come exercise after exercise', () => {
    expect(told(three)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1']);
  });

  it('take turns in a superset, and go on alone when the other is done', () => {
    expect(told(withSuperset(three, -1, true))).toEqual(['A1+', 'B1', 'A2+', 'B2', 'B3', 'C1']);
  });

  it('take turns by their working sets: a warm-up stays before its set, and a drop set follows at once', () => {
    const kinds = {
      [-1]: ['warmup', 'normal', 'drop', 'normal'],
      [-2]: ['normal', 'normal'],
      [-3]: ['normal', 'drop'],
    } as const;
    const typed = (id: number) => kinds[id as -1 | -2 | -3].map((type) => ({ ...blankSet, type }));
    const list = withSuperset(three, -1, true);
    expect(
      stepsOf(asPlanned(list.exercises, []), typed).map(
        ({ exercise, index, goesOn }) => `${exercise.exerciseName}${index + 1}${goesOn ? '+' : ''}`,
      ),
    ).toEqual(['A1', 'A2+', 'A3+', 'B1', 'A4+', 'B2', 'C1+', 'C2']);
  });
});

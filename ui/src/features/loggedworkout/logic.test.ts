import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, ExerciseCompletion } from '@/shared/api/types';
import { addedSet, fieldsOf, isBlank, reserveChoices, rowsOf, timeUnitOf, totalsOf, withoutName } from './logic';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const [squat, plank] = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const exerciseOf = ({ exerciseKey }: ExerciseCompletion) => catalogue.find(({ key }) => key === exerciseKey);
const custom = { ...squat!, exerciseKey: null, exerciseName: 'Stone lift' };
const blank = addedSet([]);

describe('the rows of an exercise', () => {
  it('are its sets', () => {
    expect(rowsOf(squat!)).toEqual(squat!.sets);
  });

  it('are one per set done if it was ticked as a whole', () => {
    expect(rowsOf(plank!)).toEqual(Array.from({ length: 3 }, () => ({ ...blank, duration: 40 })));
  });
});

describe('the fields of an exercise', () => {
  it('are weight and repetitions for lifted exercises', () => {
    expect(fieldsOf(squat!, rowsOf(squat!), exerciseOf(squat!))).toEqual(['weight', 'reps']);
  });

  it('are the seconds for holds', () => {
    expect(fieldsOf(plank!, rowsOf(plank!), exerciseOf(plank!))).toEqual(['duration']);
    expect(fieldsOf(plank!, [blank], exerciseOf(plank!))).toEqual(['duration']);
  });

  it('are the repetitions for body-weight exercises, until a set has a weight', () => {
    const pushUp = { ...squat!, exerciseKey: 'push_up', exerciseName: 'Push-Up' };
    expect(fieldsOf(pushUp, [{ ...blank, reps: 10 }], exerciseOf(pushUp))).toEqual(['reps']);
    expect(fieldsOf(pushUp, [{ ...blank, reps: 10, weight: 20 }], exerciseOf(pushUp))).toEqual(['weight', 'reps']);
  });

  it('are weight and repetitions for a custom exercise, plus fields with a value', () => {
    expect(fieldsOf(custom, [blank], undefined)).toEqual(['weight', 'reps']);
    expect(fieldsOf(custom, [{ ...blank, distance: 400, duration: 90 }], undefined)).toEqual([
      'weight',
      'duration',
      'distance',
    ]);
  });
});

it('an added set copies the last one without its rating', () => {
  const last = {
    ...blank,
    setType: 'warmup' as const,
    reps: 8,
    weight: 45,
    rpe: 9,
    doneAt: '2026-11-20T10:00:00.000Z',
  };
  expect(addedSet([last])).toEqual({ ...blank, reps: 8, weight: 45 });
});

it('sets without values are blank', () => {
  expect(isBlank([blank, blank])).toBe(true);
  expect(isBlank([blank, { ...blank, reps: 0 }])).toBe(false);
});

it('times are in seconds, or in minutes if all are long and whole', () => {
  const held = (...seconds: number[]) => timeUnitOf(seconds.map((duration) => ({ ...blank, duration })));
  expect([held(40), held(300, 600), held(75), held(300, 40), timeUnitOf([blank])]).toEqual(['s', 'min', 's', 's', 's']);
});

it('effort is chosen as repetitions in reserve, including a half value that a set already has', () => {
  expect(reserveChoices(null)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(reserveChoices(8.5)).toEqual([0, 1, 1.5, 2, 3, 4, 5]);
});

it("a workout's totals are the working sets of its main exercises and their volume", () => {
  expect(totalsOf([squat!, plank!])).toEqual({ sets: 5, volume: 760 });
  expect(totalsOf([{ ...squat!, category: 'warmup' }, plank!])).toEqual({ sets: 3, volume: 0 });
});

it('a name is removed once, whatever its case', () => {
  expect(withoutName(['Plank', 'plank', 'Push-Up'], 'PLANK')).toEqual(['Push-Up']);
});

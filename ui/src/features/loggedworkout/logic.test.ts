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

  it('are as many as were done where it was ticked as a whole', () => {
    expect(rowsOf(plank!)).toEqual(Array.from({ length: 3 }, () => ({ ...blank, duration: 40 })));
  });
});

describe('the fields of an exercise', () => {
  it('are weight and repetitions of what is lifted', () => {
    expect(fieldsOf(squat!, rowsOf(squat!), exerciseOf(squat!))).toEqual(['weight', 'reps']);
  });

  it('are the seconds of what is held', () => {
    expect(fieldsOf(plank!, rowsOf(plank!), exerciseOf(plank!))).toEqual(['duration']);
    expect(fieldsOf(plank!, [blank], exerciseOf(plank!))).toEqual(['duration']);
  });

  it('are the repetitions alone where the body is lifted, until a weight is noted', () => {
    const pushUp = { ...squat!, exerciseKey: 'push_up', exerciseName: 'Push-Up' };
    expect(fieldsOf(pushUp, [{ ...blank, reps: 10 }], exerciseOf(pushUp))).toEqual(['reps']);
    expect(fieldsOf(pushUp, [{ ...blank, reps: 10, weight: 20 }], exerciseOf(pushUp))).toEqual(['weight', 'reps']);
  });

  it('are weight and repetitions of an exercise of one’s own, and what was noted', () => {
    expect(fieldsOf(custom, [blank], undefined)).toEqual(['weight', 'reps']);
    expect(fieldsOf(custom, [{ ...blank, distance: 400, duration: 90 }], undefined)).toEqual([
      'weight',
      'duration',
      'distance',
    ]);
  });
});

it('a set is added as the last one was, not yet rated', () => {
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

it('sets of which nothing is noted are blank', () => {
  expect(isBlank([blank, blank])).toBe(true);
  expect(isBlank([blank, { ...blank, reps: 0 }])).toBe(false);
});

it('times stand in seconds, in minutes where all of them are long and even', () => {
  const held = (...seconds: number[]) => timeUnitOf(seconds.map((duration) => ({ ...blank, duration })));
  expect([held(40), held(300, 600), held(75), held(300, 40), timeUnitOf([blank])]).toEqual(['s', 'min', 's', 's', 's']);
});

it('effort is chosen as repetitions in reserve, and one that was noted more finely stays', () => {
  expect(reserveChoices(null)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(reserveChoices(8.5)).toEqual([0, 1, 1.5, 2, 3, 4, 5]);
});

it('a workout adds up to the working sets of its main exercises and what they moved', () => {
  expect(totalsOf([squat!, plank!])).toEqual({ sets: 5, volume: 760 });
  expect(totalsOf([{ ...squat!, category: 'warmup' }, plank!])).toEqual({ sets: 3, volume: 0 });
});

it('a name goes once, whatever its case', () => {
  expect(withoutName(['Plank', 'plank', 'Push-Up'], 'PLANK')).toEqual(['Push-Up']);
});

import { describe, expect, it } from 'vitest';
import type { SetTarget } from '@/shared/api/types';
import {
  exerciseMinutes,
  exerciseSeconds,
  formatDose,
  formatExerciseTime,
  formatWeights,
  formatWeight,
  plannedMinutes,
  plannedSeconds,
} from './exercise';

describe('the prescription of an exercise', () => {
  it('is formatted as sets × reps', () => {
    expect(formatDose({ sets: 3, reps: 12, duration: null })).toBe('3 × 12');
    expect(formatDose({ sets: 1, reps: 10, duration: null })).toBe('1 × 10');
    expect(formatDose({ sets: null, reps: 10, duration: null })).toBe('1 × 10');
  });

  it('shows a range of repetitions', () => {
    expect(formatDose({ sets: 3, reps: 8, repsMax: 10, duration: null })).toBe('3 × 8–10');
    expect(formatDose({ sets: 3, reps: 8, repsMax: 8, duration: null })).toBe('3 × 8');
  });

  it('is formatted as a time, with the sets if there are several', () => {
    expect(formatDose({ sets: 1, reps: null, duration: 60 })).toBe('1 min');
    expect(formatDose({ sets: 3, reps: null, duration: 45 })).toBe('3 × 45 s');
  });

  it('is empty without values', () => {
    expect(formatDose({ sets: null, reps: null, duration: null })).toBe('');
  });
});

it('times below one minute are seconds', () => {
  expect([59, 60, 90, 120].map(formatExerciseTime)).toEqual(['59 s', '1 min', '1:30 min', '2 min']);
});

it('weights are shown in the user’s unit', () => {
  expect(formatWeight(45, 'lb', 'en-US')).toBe('45 lbs');
  expect(formatWeight(45, 'kg', 'de-DE')).toBe('20,41 kg');
});

describe('the duration of a logged exercise', () => {
  const squat = { sets: 3, reps: 12, duration: null, restTime: 75 };
  const wallSit = { sets: 3, reps: null, duration: 45, restTime: 75 };

  it('is 4 seconds per repetition plus the rests between sets', () => {
    expect(exerciseSeconds(squat)).toBe(3 * 12 * 4 + 2 * 75);
  });

  it('uses the duration per set if there is one', () => {
    expect(exerciseSeconds(wallSit)).toBe(3 * 45 + 2 * 75);
  });

  it('counts one round without sets, and no negative rest', () => {
    expect(exerciseSeconds({ sets: null, reps: 10, duration: null, restTime: 60 })).toBe(40);
    expect(exerciseSeconds({ sets: 0, reps: 0, duration: null, restTime: 60 })).toBe(0);
  });

  it('is rounded up to whole minutes for the total', () => {
    expect(exerciseMinutes([squat, wallSit])).toBe(Math.ceil((294 + 285) / 60));
    expect(exerciseMinutes([])).toBe(0);
  });
});

// The same numbers as in tests/domain/planning_test.cpp.
describe('the duration of a planned exercise', () => {
  const squat = { category: 'main', sets: 3, reps: 10, duration: null, restTime: 90 } as const;
  const row = { category: 'main', sets: 2, reps: 8, duration: null, restTime: 60, perSide: true } as const;
  const stretch = { category: 'cooldown', sets: null, reps: null, duration: 30, restTime: null } as const;

  it('counts the change to the exercise, longer before a lift with ramp-up sets', () => {
    expect(plannedSeconds(squat)).toBe(345);
    expect(plannedSeconds({ ...squat, rampUpSets: 2 })).toBe(375);
    expect(plannedSeconds(stretch)).toBe(45);
  });

  it('counts both sides, and the middle of a range', () => {
    expect(plannedSeconds(row)).toBe(232);
    expect(plannedSeconds({ ...row, repsMax: 12 })).toBe(260);
  });

  it('counts each set that differs, and no rest before a drop set', () => {
    const set = { setType: 'normal', reps: null, repsMax: null, weight: null, duration: null } as const;
    const setTargets = [
      { ...set, reps: 12 },
      { ...set, reps: 8, repsMax: 12 },
      { ...set, setType: 'drop', reps: 6 } as const,
      { ...set, duration: 30 },
    ];
    expect(plannedSeconds({ ...squat, setTargets })).toBe(368);
  });

  it('is rounded up to whole minutes for the total', () => {
    expect(plannedMinutes([{ ...squat, rampUpSets: 2 }, stretch])).toBe(7);
    expect(plannedMinutes([])).toBe(0);
  });
});

describe('sets that differ', () => {
  const set = (reps: number | null, weight: number | null = null, more: Partial<SetTarget> = {}): SetTarget => ({
    setType: 'normal',
    reps,
    repsMax: null,
    weight,
    duration: null,
    ...more,
  });
  const dose = (...setTargets: SetTarget[]) => formatDose({ sets: 9, reps: 1, duration: null, setTargets });

  it('are written one by one, without warm-up sets', () => {
    expect(dose(set(15, 20, { setType: 'warmup' }), set(12), set(10), set(8, 40, { repsMax: 10 }))).toBe(
      '12 / 10 / 8–10',
    );
    expect(dose(set(null, null, { duration: 45 }), set(null, null, { duration: 30 }))).toBe('45 s / 30 s');
    expect(dose(set(12), set(null))).toBe('12 / –');
  });

  it('are counted if they have the same repetitions', () => {
    expect(dose(set(5, 100), set(5, 90), set(5, 90))).toBe('3 × 5');
    expect(dose(set(null), set(null))).toBe('2 ×');
  });

  it('have the weights from the lightest to the heaviest', () => {
    const weights = (...setTargets: SetTarget[]) => formatWeights({ weight: 7, setTargets }, 'lb', 'en');
    expect(weights(set(12, 40), set(8, 50), set(10, 45))).toBe('40–50 lbs');
    expect(weights(set(15, 20, { setType: 'warmup' }), set(8, 50), set(8))).toBe('50 lbs');
    expect(weights(set(12), set(10))).toBe('');
    expect(formatWeights({ weight: 7, setTargets: null }, 'lb', 'en')).toBe('7 lbs');
  });
});

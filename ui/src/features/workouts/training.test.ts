import { describe, expect, it } from 'vitest';
import {
  actualsOf, completionBody, isBlank, newTraining, noActuals, unfinished, withActuals, withTick,
} from './training';

const hour = 3_600_000;
const began = newTraining('2026-11-20', 0, 'key');

describe('an unfinished workout', () => {
  it('keeps the day it began on across midnight', () => {
    const going = unfinished({ 3: withTick(began, hour) }, '2026-11-21', 2 * hour);
    expect(going['3']?.day).toBe('2026-11-20');
  });

  it('goes on all day on its own day', () => {
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-20', 14 * hour)).toHaveProperty('3');
  });

  it('is over when another day has come and nobody touched it for hours', () => {
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-21', 9 * hour)).toEqual({});
  });

  it('is worth keeping once something was typed or ticked', () => {
    expect(isBlank(began)).toBe(true);
    expect(isBlank(withTick(began, 5))).toBe(false);
    expect(isBlank(withActuals(began, 36, { reps: 10 }, 5))).toBe(false);
  });

  it('remembers the first tick, not the last', () => {
    expect(withTick(withTick(began, 5), 9)).toMatchObject({ firstTickAt: 5, touchedAt: 9 });
  });

  it('keeps what was typed for each exercise apart', () => {
    const typed = withActuals(withActuals(began, 36, { reps: 10 }, 1), 37, { weight: 25 }, 2);
    expect(actualsOf(typed, 36)).toEqual({ ...noActuals, reps: 10 });
    expect(actualsOf(typed, 37)).toEqual({ ...noActuals, weight: 25 });
    expect(actualsOf(typed, 38)).toEqual(noActuals);
  });
});

describe('what a tick sends', () => {
  it('is only what was typed, with the day of the workout', () => {
    expect(completionBody(36, noActuals, '2026-11-20')).toEqual({ plannedExerciseId: 36, date: '2026-11-20' });
    expect(completionBody(36, { ...noActuals, reps: 0, weight: 25, notes: ' Felt strong ' }, '2026-11-20')).toEqual({
      plannedExerciseId: 36, date: '2026-11-20', actualReps: 0, actualWeight: 25, notes: 'Felt strong',
    });
  });
});

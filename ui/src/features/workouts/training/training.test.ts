import { describe, expect, it } from 'vitest';
import {
  entryOf,
  isResumable,
  isBlank,
  newTraining,
  noEntry,
  resumedTraining,
  resumableTrainings,
  withEntry,
  withTick,
} from './training';

const hour = 3_600_000;
const fresh = newTraining('2026-11-20', 0, 'key');
describe('an unfinished workout', () => {
  it('keeps the day it began on across midnight', () => {
    const resumable = resumableTrainings({ 3: withTick(fresh, hour) }, '2026-11-21', 2 * hour);
    expect(resumable['3']?.day).toBe('2026-11-20');
  });

  it('can be continued all day on the day it began', () => {
    expect(resumableTrainings({ 3: withTick(fresh, 0) }, '2026-11-20', 14 * hour)).toHaveProperty('3');
  });

  it('is still there the next morning', () => {
    expect(resumableTrainings({ 3: withTick(fresh, 0) }, '2026-11-21', 12 * hour)['3']?.day).toBe('2026-11-20');
  });

  it('without ticks expires on another day after 18 untouched hours', () => {
    expect(resumableTrainings({ 3: withEntry(fresh, 36, { notes: 'Slow' }, 0) }, '2026-11-21', 18 * hour)).toEqual({});
  });

  it('with ticks waits for its log until shortly before the plan repeats', () => {
    expect(resumableTrainings({ 3: withTick(fresh, 0) }, '2026-11-25', 5 * 24 * hour)).toHaveProperty('3');
    expect(resumableTrainings({ 3: withTick(fresh, 0) }, '2026-11-26', 6 * 24 * hour)).toEqual({});
  });

  it('without ticks moves to the new day in the morning', () => {
    expect(resumedTraining(withEntry(fresh, 36, { notes: 'Slow' }, 0), '2026-11-21', 9 * hour)?.day).toBe('2026-11-21');
    expect(resumedTraining(withTick(fresh, 0), '2026-11-21', 9 * hour)?.day).toBe('2026-11-20');
  });

  it('without a plan never expires', () => {
    const free = { ...fresh, free: { name: '', type: 'strength' as const, exercises: [] } };
    expect(isResumable(free, '2026-11-25', 120 * hour)).toBe(true);
  });

  it('is stored once something is typed or ticked', () => {
    expect(isBlank(fresh)).toBe(true);
    expect(isBlank(withTick(fresh, 5))).toBe(false);
    expect(isBlank(withEntry(fresh, 36, { notes: 'Slow' }, 5))).toBe(false);
  });

  it('remembers the first tick, not the last', () => {
    expect(withTick(withTick(fresh, 5), 9)).toMatchObject({ firstTickAt: 5, touchedAt: 9 });
  });

  it('stores typed values by exercise', () => {
    const typed = withEntry(withEntry(fresh, 36, { notes: 'Slow' }, 1), 37, { weightAdded: true }, 2);
    expect(entryOf(typed, 36)).toEqual({ ...noEntry, notes: 'Slow' });
    expect(entryOf(typed, 37)).toEqual({ ...noEntry, weightAdded: true });
    expect(entryOf(typed, 38)).toBe(noEntry);
  });
});

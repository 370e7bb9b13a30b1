import { describe, expect, it } from 'vitest';
import { entryOf, goesOn, isBlank, newTraining, noEntry, takenUp, unfinished, withEntry, withTick } from './training';

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

  it('is still there after a night, for who forgot to complete it', () => {
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-21', 12 * hour)['3']?.day).toBe('2026-11-20');
  });

  it('is over when another day has come and nobody touched it for 18 hours, if nothing was ticked', () => {
    expect(unfinished({ 3: withEntry(began, 36, { notes: 'Slow' }, 0) }, '2026-11-21', 18 * hour)).toEqual({});
  });

  it('waits for its log until the plan is about to come round again, once something was ticked', () => {
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-25', 5 * 24 * hour)).toHaveProperty('3');
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-26', 6 * 24 * hour)).toEqual({});
  });

  it('belongs to the new day in the morning when nothing of it was ticked', () => {
    expect(takenUp(withEntry(began, 36, { notes: 'Slow' }, 0), '2026-11-21', 9 * hour)?.day).toBe('2026-11-21');
    expect(takenUp(withTick(began, 0), '2026-11-21', 9 * hour)?.day).toBe('2026-11-20');
  });

  it('is never over by itself when it has no plan, because it stands nowhere else', () => {
    const free = { ...began, free: { name: '', type: 'strength' as const, exercises: [] } };
    expect(goesOn(free, '2026-11-25', 120 * hour)).toBe(true);
  });

  it('is worth keeping once something was typed or ticked', () => {
    expect(isBlank(began)).toBe(true);
    expect(isBlank(withTick(began, 5))).toBe(false);
    expect(isBlank(withEntry(began, 36, { notes: 'Slow' }, 5))).toBe(false);
  });

  it('remembers the first tick, not the last', () => {
    expect(withTick(withTick(began, 5), 9)).toMatchObject({ firstTickAt: 5, touchedAt: 9 });
  });

  it('keeps what was typed for each exercise apart', () => {
    const typed = withEntry(withEntry(began, 36, { notes: 'Slow' }, 1), 37, { weightAdded: true }, 2);
    expect(entryOf(typed, 36)).toEqual({ ...noEntry, notes: 'Slow' });
    expect(entryOf(typed, 37)).toEqual({ ...noEntry, weightAdded: true });
    expect(entryOf(typed, 38)).toBe(noEntry);
  });
});

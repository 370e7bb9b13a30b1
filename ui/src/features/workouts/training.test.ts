import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '@/shared/api/types';
import {
  amountsOf, blankSet, completionBody, currentSet, doneSets, entryOf, goesOn, isBlank, newTraining, noEntry, setsOf,
  takenUp, unfinished, withEntry, withoutSet, withSet, withSetTicked, withTick, type SetEntry,
} from './training';

const hour = 3_600_000;
const began = newTraining('2026-11-20', 0, 'key');
const squat: PlannedExercise = {
  id: 36, plannedWorkoutId: 3, exerciseKey: 'goblet_squat', exerciseName: 'Goblet Squat', category: 'main', sets: 3, reps: 12,
  weight: 25, duration: null, restTime: 75, notes: null, orderIndex: 0, instructions: null, coachingCues: null,
  videoUrl: null, muscleGroups: [], difficulty: null, whyIncluded: null,
};
const set = (change: Partial<SetEntry> = {}): SetEntry => ({ ...blankSet, ...change });

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

  it('is over when another day has come and nobody touched it for 18 hours', () => {
    expect(unfinished({ 3: withTick(began, 0) }, '2026-11-21', 18 * hour)).toEqual({});
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

describe('the sets of an exercise', () => {
  it('are as many as planned, at least one', () => {
    expect(setsOf(noEntry, squat)).toHaveLength(3);
    expect(setsOf(noEntry, { ...squat, sets: null })).toEqual([blankSet]);
  });

  it('stand for the plan until something is typed, and then for what the set before says', () => {
    const sets = withSet(setsOf(noEntry, squat), 0, { weight: 30 });
    expect(amountsOf(sets, 0, squat)).toMatchObject({ weight: 30, reps: 12 });
    expect(amountsOf(sets, 2, squat)).toMatchObject({ weight: 30, reps: 12 });
  });

  it('do not take their weight from a warm-up', () => {
    const sets = [set({ type: 'warmup', weight: 10 }), set(), set({ type: 'warmup' })];
    expect(amountsOf(sets, 1, squat).weight).toBe(25);
    expect(amountsOf(sets, 2, squat).weight).toBe(10);
  });

  it('keep what they stood for when they are ticked', () => {
    const ticked = withSetTicked(withSet(setsOf(noEntry, squat), 0, { weight: 30 }), 1, squat, 1000);
    expect(ticked[1]).toMatchObject({ weight: 30, reps: 12, doneAt: 1000 });
    expect(amountsOf(withSet(ticked, 0, { weight: 40 }), 1, squat).weight).toBe(30);
  });

  it('are opened again by a second tick, with their values', () => {
    const open = withSetTicked(withSetTicked(setsOf(noEntry, squat), 0, squat, 1000), 0, squat, 2000);
    expect(open[0]).toMatchObject({ weight: 25, doneAt: null });
  });

  it('have their turn one after the other', () => {
    const sets = setsOf(noEntry, squat);
    expect(currentSet(sets)).toBe(0);
    expect(currentSet(withSetTicked(sets, 0, squat, 1))).toBe(1);
    expect(currentSet(sets.map((each) => ({ ...each, doneAt: 1 })))).toBeNull();
  });

  it('never become none', () => {
    expect(withoutSet([set({ reps: 4 })], 0)).toEqual([blankSet]);
    expect(withoutSet([set({ reps: 4 }), set({ reps: 5 })], 0)).toEqual([set({ reps: 5 })]);
  });
});

describe('what a tick sends', () => {
  it('is nothing but the exercise, the day and a key while nothing was touched', () => {
    expect(completionBody(squat, noEntry, '2026-11-20', 'key')).toEqual({ plannedExerciseId: 36, date: '2026-11-20', clientKey: 'key' });
  });

  it('is every set when something was typed and none was ticked', () => {
    const sets = withSet(setsOf(noEntry, squat), 0, { reps: 0, weight: 30 });
    const body = completionBody(squat, { ...noEntry, sets, notes: ' Felt strong ' }, '2026-11-20', 'key');
    expect(body.sets).toEqual([
      { setType: 'normal', reps: 0, weight: 30 },
      { setType: 'normal', reps: 0, weight: 30 },
      { setType: 'normal', reps: 0, weight: 30 },
    ]);
    expect(body.notes).toBe('Felt strong');
  });

  it('is the ticked sets alone when some were ticked', () => {
    const sets = withSetTicked(withSet(setsOf(noEntry, squat), 0, { type: 'drop', rpe: 8.5 }), 0, squat, Date.UTC(2026, 10, 20, 10));
    expect(doneSets({ ...noEntry, sets }, squat)).toEqual([
      { setType: 'drop', reps: 12, weight: 25, rpe: 8.5, doneAt: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('is one set more when one was added', () => {
    expect(doneSets({ ...noEntry, sets: [...setsOf(noEntry, squat), blankSet] }, squat)).toHaveLength(4);
  });

  it('names the exercise where there is no plan', () => {
    expect(completionBody({ ...squat, id: -1 }, noEntry, '2026-11-20', 'key')).toEqual({
      exerciseName: 'Goblet Squat', category: 'main', date: '2026-11-20', clientKey: 'key',
    });
  });
});

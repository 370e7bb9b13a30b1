import { describe, expect, it } from 'vitest';
import {
  countedSet,
  formatSet,
  performedSets,
  repsInReserve,
  setLetter,
  summarizeSets,
  type SetUnits,
  type SetValues,
  type SetLabels,
} from './sets';

const english: SetUnits = { weightUnit: 'lb', distanceUnit: 'mi', format: 'en-US' };
const german: SetUnits = { weightUnit: 'kg', distanceUnit: 'km', format: 'de-DE' };
const words: SetLabels = {
  reps: (count) => `${count} ${count === 1 ? 'rep' : 'reps'}`,
  sets: (count) => `${count} ${count === 1 ? 'set' : 'sets'}`,
};
const blank: SetValues = { setType: 'normal', reps: null, weight: null, duration: null, distance: null, rpe: null };
const set = (change: Partial<SetValues>): SetValues => ({ ...blank, ...change });
const times = (count: number, change: Partial<SetValues>) => Array.from({ length: count }, () => set(change));

describe('one set', () => {
  it('is formatted as weight × repetitions', () => {
    expect(formatSet(set({ weight: 60, reps: 10 }), english, words)).toBe('60 lbs × 10');
    expect(formatSet(set({ weight: 45.19, reps: 8 }), german, words)).toBe('20,5 kg × 8');
  });

  it('has the unit reps without a weight', () => {
    expect(formatSet(set({ reps: 12 }), english, words)).toBe('12 reps');
    expect(formatSet(set({ reps: 1, weight: 0 }), english, words)).toBe('1 rep');
  });

  it('is formatted as time and distance', () => {
    expect(formatSet(set({ duration: 40 }), english, words)).toBe('40 s');
    expect(formatSet(set({ duration: 40, weight: 20 }), english, words)).toBe('20 lbs × 40 s');
    expect(formatSet(set({ distance: 1609.344, duration: 600 }), english, words)).toBe('1 mi · 10 min');
    expect(formatSet(set({ distance: 400 }), german, words)).toBe('0,4 km');
    expect(formatSet(set({ distance: 40, weight: 88.18, duration: 35 }), german, words)).toBe('40 m · 40 kg × 35 s');
    expect(formatSet(set({ distance: 36.6 }), english, words)).toBe('40 yd');
    expect(formatSet(set({ distance: 182.9 }), english, words)).toBe('200 yd');
    expect(formatSet(set({ distance: 402.3 }), english, words)).toBe('0.25 mi');
    expect(formatSet(set({ reps: 5, duration: 30 }), english, words)).toBe('5 × 30 s');
  });

  it('is empty without values', () => {
    expect(formatSet(blank, english, words)).toBe('');
  });

  it('has a letter if it is not a normal set', () => {
    expect((['normal', 'warmup', 'drop', 'failure'] as const).map(setLetter)).toEqual([null, 'W', 'D', 'F']);
  });

  it('is counted from 1 among the warm-up sets or among the working sets', () => {
    const types = ['warmup', 'warmup', 'normal', 'drop', 'failure', 'warmup', 'normal'] as const;
    expect(types.map((_type, index) => countedSet(types, index).number)).toEqual([1, 2, 1, 2, 3, 3, 4]);
    expect(countedSet(types, 3)).toEqual({ type: 'drop', number: 2 });
  });

  it('has repetitions in reserve if it has an RPE', () => {
    expect([10, 8.5, 8, 5, 3, null].map(repsInReserve)).toEqual([0, 1.5, 2, 5, 7, null]);
  });
});

describe('the summary of sets', () => {
  it('counts equal sets', () => {
    expect(summarizeSets(times(3, { weight: 40, reps: 10 }), english, words)).toBe('3 × 10 · 40 lbs');
    expect(summarizeSets(times(3, { duration: 40 }), english, words)).toBe('3 × 40 s');
    expect(summarizeSets(times(3, { duration: 40, weight: 20 }), english, words)).toBe('3 × 40 s · 20 lbs');
    expect(summarizeSets(times(3, { reps: 12 }), english, words)).toBe('3 × 12');
    expect(summarizeSets(times(2, { distance: 400 }), german, words)).toBe('2 × 0,4 km');
    expect(summarizeSets(times(2, { distance: 400, duration: 90 }), german, words)).toBe('2 × 0,4 km · 1:30 min');
  });

  it('ignores the effort when comparing sets', () => {
    const sets = [set({ weight: 40, reps: 10, rpe: 8 }), set({ weight: 40, reps: 10, rpe: 9.5, setType: 'failure' })];
    expect(summarizeSets(sets, english, words)).toBe('2 × 10 · 40 lbs');
  });

  it('lists different sets', () => {
    const sets = [set({ weight: 40, reps: 10 }), set({ weight: 45, reps: 8 })];
    expect(summarizeSets(sets, english, words)).toBe('40 lbs × 10, 45 lbs × 8');
    expect(summarizeSets([set({ reps: 12 }), set({ reps: 9 })], english, words)).toBe('12, 9 reps');
    expect(summarizeSets([set({ reps: 3 }), set({ reps: 1 })], english, words)).toBe('3, 1 rep');
  });

  it('shows a single set as such', () => {
    expect(summarizeSets([set({ weight: 60, reps: 5 })], english, words)).toBe('60 lbs × 5');
    expect(summarizeSets([set({ duration: 300 })], english, words)).toBe('5 min');
  });

  it('excludes warm-up sets', () => {
    const sets = [set({ setType: 'warmup', weight: 20, reps: 10 }), ...times(3, { weight: 60, reps: 10 })];
    expect(summarizeSets(sets, english, words)).toBe('3 × 10 · 60 lbs');
    expect(summarizeSets([set({ setType: 'warmup', reps: 10 })], english, words)).toBe('');
  });

  it('says that sets are done on each side', () => {
    const sides = { ...words, eachSide: 'each side' };
    expect(summarizeSets(times(3, { weight: 40, reps: 10 }), english, sides)).toBe('3 × 10 · 40 lbs · each side');
    expect(summarizeSets([set({ duration: 30 })], english, sides)).toBe('30 s · each side');
    expect(summarizeSets([], english, sides)).toBe('');
  });

  it('shows only the count of sets without values', () => {
    expect(summarizeSets(times(2, {}), english, words)).toBe('2 sets');
    expect(summarizeSets([], english, words)).toBe('');
  });

  it('lists a set without values beside others', () => {
    expect(summarizeSets([set({ reps: 12 }), blank], english, words)).toBe('12 reps, 1 set');
  });
});

describe('the performed sets', () => {
  const ticked = { sets: [], actualSets: 3, actualReps: 10, actualWeight: 40, actualDuration: null };

  it('are the sets of the completion', () => {
    const sets = times(2, { reps: 5 });
    expect(performedSets({ ...ticked, sets })).toEqual(sets);
  });

  it('have the actual values if the exercise was ticked as a whole', () => {
    expect(performedSets(ticked)).toEqual(times(3, { reps: 10, weight: 40 }));
    expect(
      performedSets({ ...ticked, actualSets: null, actualReps: null, actualWeight: null, actualDuration: 300 }),
    ).toEqual(times(1, { duration: 300 }));
  });

  it('are empty without sets', () => {
    expect(performedSets({ ...ticked, actualSets: 0 })).toEqual([]);
  });
});

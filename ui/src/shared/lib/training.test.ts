import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise } from '@/shared/api/types';
import type { SetValues } from './sets';
import { setsDone, setsPerMuscle, volumeOf, type Trained } from './training';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const squat = catalogue.find(({ key }) => key === 'goblet_squat')!;

const blank: SetValues = { setType: 'normal', reps: null, weight: null, duration: null, distance: null, rpe: null };
const set = (change: Partial<SetValues>): SetValues => ({ ...blank, ...change });
const done = (change: Partial<Trained>): Trained => ({
  exerciseKey: squat.key,
  exerciseName: squat.name,
  category: 'main',
  sets: [],
  actualSets: 3,
  actualReps: 10,
  actualWeight: 40,
  actualDuration: null,
  ...change,
});
const setsOf = (muscle: string, ...trained: Trained[]) =>
  setsPerMuscle(trained, catalogue).find((each) => each.muscle === muscle)?.sets;

describe('the volume', () => {
  it('is the sum of weight × repetitions over the working sets', () => {
    const sets = [
      set({ setType: 'warmup', weight: 20, reps: 10 }),
      set({ weight: 40, reps: 10 }),
      set({ setType: 'failure', weight: 45, reps: 8 }),
    ];
    expect(volumeOf([done({ sets })])).toBe(760);
  });

  it('counts an exercise that was ticked as a whole by its actual values', () => {
    expect(volumeOf([done({}), done({ actualSets: 2, actualWeight: 10.1 })])).toBe(1402);
  });

  it('is zero without weight or repetitions', () => {
    expect(volumeOf([done({ actualWeight: null }), done({ actualReps: null, actualDuration: 40 })])).toBe(0);
    expect(volumeOf([])).toBe(0);
  });

  it('excludes assisted exercises, by key or by name', () => {
    const machine = catalogue.find(({ implement }) => implement === 'assistance')!;
    const helped = done({ exerciseKey: machine.key, exerciseName: machine.name });
    expect(volumeOf([helped, done({})], catalogue)).toBe(1200);
    expect(volumeOf([{ ...helped, exerciseKey: null }], catalogue)).toBe(0);
  });

  it('counts only main exercises', () => {
    expect(volumeOf([done({}), done({ category: 'warmup' }), done({ category: 'cooldown' })])).toBe(1200);
  });
});

it('setsDone counts the working sets of main exercises', () => {
  const sets = [set({ setType: 'warmup', reps: 10 }), set({ reps: 10 }), set({ setType: 'drop', reps: 8 })];
  expect(setsDone([done({ sets }), done({}), done({ category: 'warmup' }), done({ category: 'cooldown' })])).toBe(5);
});

describe('the sets of each muscle', () => {
  it('count 1 for a primary and 0.5 for a secondary muscle', () => {
    for (const muscle of squat.primaryMuscles) expect(setsOf(muscle, done({}))).toBe(3);
    const helping = squat.secondaryMuscles.filter((each) => !squat.primaryMuscles.includes(each));
    expect(helping.length).toBeGreaterThan(0);
    for (const muscle of helping) expect(setsOf(muscle, done({}))).toBe(1.5);
  });

  it('exclude warm-up sets and other sections', () => {
    const sets = [set({ setType: 'warmup', reps: 10 }), set({ reps: 10 }), set({ setType: 'drop', reps: 8 })];
    const [muscle] = squat.primaryMuscles;
    expect(setsOf(muscle!, done({ sets }))).toBe(2);
    expect(setsPerMuscle([done({ category: 'warmup' }), done({ category: 'cooldown' })], catalogue)).toEqual([]);
  });

  it('exclude sets without repetitions', () => {
    const sets = [set({ weight: 225, reps: 5 }), set({ weight: 225, reps: 0 }), set({ weight: 225, reps: 0 })];
    expect(setsOf(squat.primaryMuscles[0]!, done({ sets }))).toBe(1);
    expect(setsPerMuscle([done({ actualReps: 0 })], catalogue)).toEqual([]);
    expect(setsOf(squat.primaryMuscles[0]!, done({ actualReps: null, actualDuration: 40 }))).toBe(3);
  });

  it('do not count cardiovascular and full body as muscles', () => {
    const march = catalogue.find(({ key }) => key === 'marching_in_place')!;
    const burpee = catalogue.find(({ primaryMuscles, secondaryMuscles }) =>
      [...primaryMuscles, ...secondaryMuscles].includes('full body'),
    )!;
    const muscleSets = setsPerMuscle(
      [march, burpee].map(({ key, name }) => done({ exerciseKey: key, exerciseName: name })),
      catalogue,
    );
    const muscles = muscleSets.map(({ muscle }) => muscle);
    expect(march.primaryMuscles).toEqual(['cardiovascular', 'hip flexors']);
    expect(muscles).toContain('hip flexors');
    expect(muscles).not.toContain('cardiovascular');
    expect(muscles).not.toContain('full body');
  });

  it('are empty for a custom exercise', () => {
    expect(setsPerMuscle([done({ exerciseKey: null, exerciseName: 'Stone lift' })], catalogue)).toEqual([]);
  });

  it('find exercises by name if the key is unknown, ignoring case', () => {
    expect(setsOf(squat.primaryMuscles[0]!, done({ exerciseKey: null, exerciseName: 'goblet squat' }))).toBe(3);
  });

  it('are sorted by sets, then by name', () => {
    const list = setsPerMuscle([done({}), done({ actualSets: 1 })], catalogue);
    const sorted = [...list].sort((a, b) => b.sets - a.sets || a.muscle.localeCompare(b.muscle, 'en'));
    expect(list).toEqual(sorted);
    expect(list[0]?.sets).toBe(4);
  });

  it('are empty without sets', () => {
    expect(setsPerMuscle([done({ actualSets: 0 })], catalogue)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise } from '@/shared/api/types';
import { customName, emptySearch, findExercises, musclesOf } from './search';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const names = (exercises: readonly Exercise[]) => exercises.map(({ name }) => name);
const found = (change: Partial<typeof emptySearch>, section: 'warmup' | 'main' | 'cooldown' = 'main') =>
  findExercises(catalogue, { ...emptySearch, ...change }, section);

describe('the search for exercises', () => {
  it('shows only the section, sorted by name, without a search text', () => {
    const { own, others } = found({}, 'cooldown');
    expect(own).toHaveLength(catalogue.filter(({ category }) => category === 'cooldown').length);
    expect(names(own)).toEqual([...names(own)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(others).toEqual([]);
  });

  it('ranks names that start with the text before names that contain it', () => {
    const all = names(found({ text: 'squat' }).own);
    expect(all[0]).toMatch(/^Squat/);
    expect(all).toContain('Goblet Squat');
  });

  it('finds words in any order, with and without a hyphen', () => {
    expect(names(found({ text: 'squat goblet' }).own)).toContain('Goblet Squat');
    expect(names(found({ text: 'push up' }).own)).toContain('Push-Up');
  });

  it('finds by muscle too, after the names', () => {
    const all = found({ text: 'triceps' }).own;
    expect(all.length).toBeGreaterThan(3);
    expect(all.every(({ name, muscleGroups }) => /triceps/i.test(name) || muscleGroups.includes('triceps'))).toBe(true);
  });

  it('finds by implement, in English and German', () => {
    const barbell = catalogue.find(
      ({ name, implement, category }) => implement === 'barbell' && category === 'main' && !/barbell/i.test(name),
    );
    const known = barbell ?? {
      ...catalogue.find(({ category }) => category === 'main')!,
      name: 'Bench Press',
      implement: 'barbell' as const,
    };
    const bench = { ...known, name: 'Bench Press', key: 'bench_press' };
    for (const text of ['barbell bench press', 'bench press langhantel']) {
      expect(names(findExercises([bench], { ...emptySearch, text }, 'main').own)).toEqual(['Bench Press']);
    }
    expect(names(findExercises([bench], { ...emptySearch, text: 'kettlebell bench' }, 'main').own)).toEqual([]);
  });

  it('finds by the German word for a muscle', () => {
    const all = found({ text: 'trizeps' }).own;
    expect(all.length).toBeGreaterThan(3);
    expect(all.every(({ muscleGroups }) => muscleGroups.includes('triceps'))).toBe(true);
  });

  it('includes other sections only with a search text', () => {
    const { own, others } = found({ text: 'goblet squat' }, 'warmup');
    expect(names(own)).toEqual([]);
    expect(names(others)).toContain('Goblet Squat');
  });

  it('filters by muscle, equipment and level together', () => {
    const { own } = found({ muscle: 'chest', equipment: 'dumbbells', level: 'beginner' });
    expect(own.length).toBeGreaterThan(0);
    for (const exercise of own) {
      expect(exercise).toMatchObject({ equipment: 'dumbbells', difficulty: 'beginner' });
      expect(exercise.muscleGroups).toContain('chest');
    }
  });

  it('ranks exercises with the filtered muscle as a primary one first', () => {
    const { own } = found({ muscle: 'glutes' });
    const helps = own.findIndex(({ primaryMuscles }) => !primaryMuscles.includes('glutes'));
    expect(helps).toBeGreaterThan(0);
    expect(own.slice(helps).some(({ primaryMuscles }) => primaryMuscles.includes('glutes'))).toBe(false);
  });
});

describe('a custom exercise', () => {
  it('may have any name that is not in the catalogue', () => {
    expect(customName(catalogue, '  Farmer   walk uphill ')).toBe('Farmer walk uphill');
    expect(customName(catalogue, 'goblet squat')).toBeNull();
    expect(customName(catalogue, '   ')).toBeNull();
  });
});

it('every muscle of the catalogue can be filtered by', () => {
  expect(musclesOf(catalogue)).toContain('hamstrings');
  expect(new Set(musclesOf(catalogue)).size).toBe(musclesOf(catalogue).length);
});

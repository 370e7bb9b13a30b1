import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise } from '@/shared/api/types';
import { marksOf } from './marks';
import { createFinder, createTextSearch, customName, emptySearch, musclesOf } from './search';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const names = (exercises: readonly Exercise[]) => exercises.map(({ name }) => name);
const find = createFinder(catalogue, 'en');
const found = (change: Partial<typeof emptySearch>, section: 'warmup' | 'main' | 'cooldown' = 'main') =>
  find({ ...emptySearch, ...change }, section);

describe('the search for exercises', () => {
  it('shows only the section, sorted by name, without a search text', () => {
    const { own, others } = found({ text: ' ' }, 'cooldown');
    expect(own).toHaveLength(catalogue.filter(({ category }) => category === 'cooldown').length);
    expect(names(own)).toEqual([...names(own)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(others).toEqual([]);
  });

  it('is sorted by the German name for Germans', () => {
    const { own } = createFinder(catalogue, 'de')(emptySearch, 'cooldown');
    const german = own.map(({ germanName }) => germanName);
    expect(german).toEqual([...german].sort((a, b) => a.localeCompare(b, 'de')));
    expect(names(own)).not.toEqual(names(found({}, 'cooldown').own));
  });

  it('lists the best match first, in English and German and with typing errors', () => {
    for (const text of ['goblet squat', 'squat goblet', 'gobelt squat', 'goblet squats', 'Goblet-Kniebeuge']) {
      expect(names(found({ text }).own)[0]).toBe('Goblet Squat');
    }
    expect(names(found({ text: 'rdl' }).own)[0]).toBe('Barbell Romanian Deadlift');
    expect(names(found({ text: 'trizeps' }).own)[0]).toMatch(/triceps|dip|skull/i);
  });

  it('includes other sections only with a search text', () => {
    const { own, others } = found({ text: 'goblet squat' }, 'warmup');
    expect(names(own)).not.toContain('Goblet Squat');
    expect(names(others)).toContain('Goblet Squat');
  });

  it('filters by muscle, equipment and level together, with and without a text', () => {
    for (const text of ['', 'press']) {
      const { own } = found({ text, muscle: 'chest', equipment: 'dumbbells', level: 'beginner' });
      expect(own.length).toBeGreaterThan(0);
      for (const exercise of own) {
        expect(exercise).toMatchObject({ equipment: 'dumbbells', difficulty: 'beginner' });
        expect(exercise.muscleGroups).toContain('chest');
      }
    }
  });

  it('ranks exercises with the filtered muscle as a primary one first', () => {
    const { own } = found({ muscle: 'glutes' });
    const helps = own.findIndex(({ primaryMuscles }) => !primaryMuscles.includes('glutes'));
    expect(helps).toBeGreaterThan(0);
    expect(own.slice(helps).some(({ primaryMuscles }) => primaryMuscles.includes('glutes'))).toBe(false);
  });

  it('can ignore the sections', () => {
    const search = createTextSearch(catalogue);
    expect(search('Bankdrücken')[0]?.name).toBe('Bench Press');
    expect(search('  ')).toEqual([]);
  });
});

describe('a custom exercise', () => {
  it('may have any name that is not in the catalogue', () => {
    expect(customName(catalogue, '  Farmer   walk uphill ')).toBe('Farmer walk uphill');
    expect(customName(catalogue, 'goblet squat')).toBeNull();
    expect(customName(catalogue, 'kniebeuge mit langhantel')).toBeNull();
    expect(customName(catalogue, '   ')).toBeNull();
  });
});

it('every muscle of the catalogue can be filtered by', () => {
  expect(musclesOf(catalogue)).toContain('hamstrings');
  expect(new Set(musclesOf(catalogue)).size).toBe(musclesOf(catalogue).length);
});

describe('marks of the user', () => {
  const marks = marksOf({
    marked: [
      { exerciseName: 'Goblet Squat', mark: 'favorite' },
      { exerciseName: 'Burpee', mark: 'hidden' },
      { exerciseName: 'Bench Press', mark: 'hidden' },
    ],
    recent: [
      { exerciseName: 'Plank', localDate: '2026-11-19' },
      { exerciseName: 'Goblet Squat', localDate: '2026-11-18' },
    ],
  });
  const marked = (text: string) => find({ ...emptySearch, text }, 'main', marks);

  it('put favorites and recent exercises of the section first, without a text', () => {
    const { favorites, recent, own } = marked('');
    expect(names(favorites)).toEqual(['Goblet Squat']);
    expect(names(recent)).toEqual(['Plank']);
    expect(names(own)).not.toContain('Goblet Squat');
    expect(marked('squat').favorites).toEqual([]);
    expect(names(find(emptySearch, 'cooldown', marks).favorites)).toEqual([]);
  });

  it('leave out hidden exercises, unless the whole name is typed', () => {
    expect(names(marked('').own)).not.toContain('Bench Press');
    expect(names(marked('bench pres').own)).not.toContain('Bench Press');
    expect(names(marked('bench press').own)).toContain('Bench Press');
    expect(names(marked('Bankdrücken mit Langhantel').own)).toContain('Bench Press');
  });
});

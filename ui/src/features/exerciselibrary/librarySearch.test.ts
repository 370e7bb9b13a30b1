import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { marksOf, noMarks } from '@/shared/exercises/marks';
import type { Exercise } from '@/shared/api/types';
import {
  createLibraryFinder,
  filterOf,
  firstRows,
  hasFilters,
  noFilters,
  variantsOf,
  withFilter,
  type LibraryFilter,
} from './librarySearch';

const catalogue = example<Exercise[]>('list_exercises.all').response.body!;
const everyone = { equipment: null, injuries: [] };
const known = {
  muscle: ['chest', 'quadriceps'],
  implement: ['barbell'],
  level: ['beginner'],
  section: ['main', 'warmup'],
};
const empty: LibraryFilter = { text: '', ...noFilters };
const find = createLibraryFinder(catalogue, 'en');
const search = (filter: Partial<LibraryFilter>, marks = noMarks, person: Parameters<typeof find>[2] = everyone) =>
  find({ ...empty, ...filter }, marks, person);
const namesIn = (groups: ReturnType<typeof search>) =>
  groups.flatMap(({ exercises }) => exercises.map(({ name }) => name));
const marked = marksOf({
  marked: [
    { exerciseName: 'Goblet Squat', mark: 'favorite' },
    { exerciseName: 'Burpee', mark: 'hidden' },
  ],
  recent: [
    { exerciseName: 'Plank', localDate: '2026-11-19' },
    { exerciseName: 'goblet squat', localDate: '2026-11-18' },
    { exerciseName: 'Bench Press', localDate: '2026-11-12' },
  ],
});

describe('without a text', () => {
  it('favorites come first, then recent exercises from the last day on, then all others by name', () => {
    const groups = search({}, marked);
    expect(groups.map(({ name }) => name)).toEqual(['favorites', 'recent', 'others']);
    expect(namesIn(groups.slice(0, 2))).toEqual(['Goblet Squat', 'Plank', 'Bench Press']);
    const others = namesIn(groups.slice(2));
    expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')));
    expect(others).toHaveLength(catalogue.length - 4);
  });

  it('filters narrow all groups, primary muscles first', () => {
    const groups = search({ muscle: 'chest', implement: 'barbell', level: 'beginner', section: 'main' }, marked);
    const all = groups.flatMap(({ exercises }) => exercises);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((each) => each.muscleGroups.includes('chest') && each.implement === 'barbell')).toBe(true);
    expect(all.every((each) => each.difficulty === 'beginner' && each.category === 'main')).toBe(true);
  });
});

describe('with a text', () => {
  it('the best match is first in one list, in German too', () => {
    expect(namesIn(search({ text: 'Bankdrücken' }, marked))[0]).toBe('Bench Press');
    expect(search({ text: 'squat' }, marked)).toHaveLength(1);
    expect(search({ text: 'xyzxyz' })).toEqual([]);
  });
});

describe('hidden exercises', () => {
  it('are left out, unless the whole name is typed in either language', () => {
    expect(namesIn(search({}, marked))).not.toContain('Burpee');
    expect(namesIn(search({ text: 'burpe' }, marked))).not.toContain('Burpee');
    expect(namesIn(search({ text: ' BURPEE ' }, marked))).toContain('Burpee');
    const { germanName } = catalogue.find(({ name }) => name === 'Burpee')!;
    expect(namesIn(search({ text: germanName }, marked))).toContain('Burpee');
  });

  it('are listed alone on request', () => {
    expect(namesIn(search({ only: 'hidden' }, marked))).toEqual(['Burpee']);
  });
});

describe('what suits the user', () => {
  it('needs only the equipment of the profile and spares injured areas', () => {
    const all = search({ suits: true }, noMarks, { equipment: 'dumbbells', injuries: ['knee'] }).flatMap(
      ({ exercises }) => exercises,
    );
    expect(new Set(all.map(({ equipment }) => equipment))).toEqual(new Set(['bodyweight', 'dumbbells']));
    expect(all.some(({ loads }) => loads.includes('knee'))).toBe(false);
  });

  it('is everything without an answer about equipment and injuries', () => {
    expect(namesIn(search({ suits: true }))).toHaveLength(catalogue.length);
  });
});

describe('the address', () => {
  it('holds search and filters, and gives them back', () => {
    const filter: LibraryFilter = {
      text: 'press',
      muscle: 'chest',
      implement: 'barbell',
      level: 'beginner',
      section: 'main',
      only: 'favorites',
      suits: true,
    };
    const address = withFilter(new URLSearchParams('exercise=Plank'), filter);
    expect(address.get('exercise')).toBe('Plank');
    expect(filterOf(address, known)).toEqual(filter);
    expect(withFilter(address, empty).toString()).toBe('exercise=Plank');
  });

  it('ignores values that do not exist', () => {
    const address = new URLSearchParams('muscle=tail&implement=spoon&level=god&section=x&only=y&suits=1');
    expect(filterOf(address, known)).toEqual(empty);
    expect(hasFilters(filterOf(address, known))).toBe(false);
    expect(hasFilters({ ...empty, suits: true })).toBe(true);
  });
});

it('the first rows are counted over all groups', () => {
  const groups = search({}, marked);
  expect(firstRows(groups, 2).map(({ exercises }) => exercises.length)).toEqual([1, 1]);
  expect(firstRows(groups, 10).map(({ exercises }) => exercises.length)).toEqual([1, 2, 7]);
});

it('variants are the next harder exercise, and those that it follows', () => {
  const pushUp = catalogue.find(({ name }) => name === 'Push-Up')!;
  const { easier, harder } = variantsOf(pushUp, catalogue);
  expect(harder.map(({ key }) => key)).toEqual([pushUp.harder]);
  expect(easier.every((each) => each.harder === pushUp.key)).toBe(true);
});

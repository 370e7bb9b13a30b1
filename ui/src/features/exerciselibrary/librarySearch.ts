// Search and filters of the exercise library, and the address that holds them. Pure functions.
import type { Exercise, Implement, Level, Section, User } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { groupsByMarks, isHidden, isOffered, markOf, type Marks } from '@/shared/exercises/marks';
import { availableWith } from '@/shared/exercises/similar';
import { createTextSearch } from '@/shared/exercises/search';
import type { Locale } from '@/shared/i18n/translate';

const shownChoices = ['favorites', 'own', 'hidden'] as const;
type Shown = (typeof shownChoices)[number];

export interface LibraryFilter {
  text: string;
  muscle: string | null;
  implement: Implement | null;
  level: Level | null;
  section: Section | null;
  // Only these; null: all but hidden ones.
  only: Shown | null;
  // With the equipment of the profile, and without loading its injured areas.
  suits: boolean;
}

export const noFilters: Omit<LibraryFilter, 'text'> = {
  muscle: null,
  implement: null,
  level: null,
  section: null,
  only: null,
  suits: false,
};

const names = { text: 'q', muscle: 'muscle', implement: 'implement', level: 'level', section: 'section', only: 'only' };
type Named = keyof typeof names;

export function hasFilters(filter: LibraryFilter): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => filter[name] !== noFilters[name]);
}

// What an address may hold. A value that is not in `known` counts as absent.
interface KnownValues {
  muscle: readonly string[];
  implement: readonly string[];
  level: readonly string[];
  section: readonly string[];
}

export function filterOf(parameters: URLSearchParams, known: KnownValues): LibraryFilter {
  const read = (name: Exclude<Named, 'text'>, values: readonly string[]) => {
    const value = parameters.get(names[name]);
    return value !== null && values.includes(value) ? value : null;
  };
  return {
    text: parameters.get(names.text) ?? '',
    muscle: read('muscle', known.muscle),
    implement: read('implement', known.implement) as Implement | null,
    level: read('level', known.level) as Level | null,
    section: read('section', known.section) as Section | null,
    only: read('only', shownChoices) as Shown | null,
    suits: parameters.get('suits') === 'yes',
  };
}

// The parameters with those of the filter replaced.
export function withFilter(parameters: URLSearchParams, filter: LibraryFilter): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const name of Object.keys(names) as Named[]) {
    const value = filter[name];
    if (value) changed.set(names[name], value);
    else changed.delete(names[name]);
  }
  if (filter.suits) changed.set('suits', 'yes');
  else changed.delete('suits');
  return changed;
}

type Person = Pick<User, 'equipment' | 'injuries'>;

// Without an answer about equipment, everything is available (docs/behaviour.md, Exercise library).
function suitsPerson({ equipment, loads, own }: Exercise, { equipment: chosen, injuries = [] }: Person): boolean {
  // Nobody knows which areas an own exercise loads.
  const spares = own ? injuries.length === 0 : !loads.some((area) => injuries.includes(area));
  return spares && availableWith[chosen ?? 'full_gym'].includes(equipment);
}

function passes(exercise: Exercise, filter: LibraryFilter, marks: Marks, person: Person): boolean {
  const { muscle, implement, level, section, only, suits } = filter;
  const mark = markOf(exercise, marks);
  return (
    (muscle === null || exercise.muscleGroups.includes(muscle)) &&
    (implement === null || exercise.implement === implement) &&
    // Nobody knows the level of an own exercise.
    (level === null || (exercise.difficulty === level && !exercise.own)) &&
    (section === null || exercise.category === section) &&
    (only === 'hidden' ? isHidden(exercise, marks) : isOffered(exercise, marks, filter.text)) &&
    (only !== 'own' || exercise.own) &&
    (only !== 'favorites' || mark === 'favorite') &&
    (!suits || suitsPerson(exercise, person))
  );
}

export interface FoundGroup {
  name: 'favorites' | 'recent' | 'others';
  exercises: Exercise[];
}

// By the name that is shown. Exercises whose primary muscle is the filtered one come first.
function byName(muscle: string | null, locale: Locale) {
  const isSecondary = ({ primaryMuscles }: Exercise) => (muscle !== null && !primaryMuscles.includes(muscle) ? 1 : 0);
  return (one: Exercise, other: Exercise) =>
    isSecondary(one) - isSecondary(other) || shownName(one, locale).localeCompare(shownName(other, locale), locale);
}

// With a text the best match comes first; without one favorites and recent exercises are separate groups.
export function createLibraryFinder(all: readonly Exercise[], locale: Locale) {
  const byText = createTextSearch(all);
  return (filter: LibraryFilter, marks: Marks, person: Person): FoundGroup[] => {
    const hasText = filter.text.trim() !== '';
    const found = (hasText ? byText(filter.text) : all).filter((each) => passes(each, filter, marks, person));
    if (hasText) return found.length > 0 ? [{ name: 'others', exercises: found }] : [];
    const groups = groupsByMarks(found.sort(byName(filter.muscle, locale)), marks);
    return (['favorites', 'recent', 'others'] as const)
      .map((name) => ({ name, exercises: groups[name] }))
      .filter(({ exercises }) => exercises.length > 0);
  };
}

// The first rows of all groups together.
export function firstRows(groups: readonly FoundGroup[], count: number): FoundGroup[] {
  const first: FoundGroup[] = [];
  let room = count;
  for (const { name, exercises } of groups) {
    if (room > 0) first.push({ name, exercises: exercises.slice(0, room) });
    room -= exercises.length;
  }
  return first;
}

// The next harder exercise, and those whose next harder one this is.
export function variantsOf(exercise: Exercise, all: readonly Exercise[]) {
  return {
    harder: all.filter(({ key }) => key === exercise.harder),
    easier: all.filter(({ harder }) => harder === exercise.key),
  };
}

// Searches the exercise catalogue by text and filters.
import type { Equipment, Exercise, Level, Section } from '@/shared/api/types';
import type { Locale } from '@/shared/i18n/translate';
import { shownName } from './exerciseName';
import { createExerciseSearch } from './exerciseSearch';
import { groupsByMarks, isOffered, noMarks, type Marks } from './marks';
import { searchWords } from './words.gen';

export interface ExerciseSearch {
  text: string;
  muscle: string | null;
  equipment: Equipment | null;
  level: Level | null;
}

export const emptySearch: ExerciseSearch = { text: '', muscle: null, equipment: null, level: null };

function passes(exercise: Exercise, { muscle, equipment, level }: ExerciseSearch): boolean {
  return (
    (muscle === null || exercise.muscleGroups.includes(muscle)) &&
    (equipment === null || exercise.equipment === equipment) &&
    // Nobody knows the level of an own exercise.
    (level === null || (exercise.difficulty === level && !exercise.own))
  );
}

// The best match first; nothing without a text. The words of the catalogue are prepared on the first search.
export function createTextSearch(all: readonly Exercise[]): (text: string) => Exercise[] {
  let search: ((text: string) => Exercise[]) | undefined;
  return (text) => {
    if (text.trim() === '') return [];
    search ??= createExerciseSearch(all, searchWords);
    return search(text);
  };
}

interface FoundExercises {
  // Favorite and recent exercises of the section. Empty with a search text.
  favorites: Exercise[];
  recent: Exercise[];
  // The other exercises of the section.
  own: Exercise[];
  // Exercises of the other sections. Empty without a search text.
  others: Exercise[];
}

// By the name that is shown. Exercises whose primary muscle is the filtered one come first.
function sorted(exercises: readonly Exercise[], muscle: string | null, locale: Locale): Exercise[] {
  const isSecondary = ({ primaryMuscles }: Exercise) => (muscle !== null && !primaryMuscles.includes(muscle) ? 1 : 0);
  return [...exercises].sort(
    (a, b) => isSecondary(a) - isSecondary(b) || shownName(a, locale).localeCompare(shownName(b, locale), locale),
  );
}

// With a text the best match comes first, without one the exercises of the section are listed by name.
export function createFinder(
  all: readonly Exercise[],
  locale: Locale,
): (search: ExerciseSearch, section: Section, marks?: Marks) => FoundExercises {
  const byText = createTextSearch(all);
  return (search, section, marks = noMarks) => {
    const hasText = search.text.trim() !== '';
    const found = (hasText ? byText(search.text) : all).filter(
      (exercise) => passes(exercise, search) && isOffered(exercise, marks, search.text),
    );
    const own = found.filter(({ category }) => category === section);
    if (!hasText) {
      const { favorites, recent, others } = groupsByMarks(sorted(own, search.muscle, locale), marks);
      return { favorites, recent, own: others, others: [] };
    }
    return { favorites: [], recent: [], own, others: found.filter(({ category }) => category !== section) };
  };
}

// The name for a custom exercise. Null if the text is empty or the catalogue has an exercise with this name.
export function customName(all: readonly Exercise[], text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (name === '' || all.some((exercise) => isSame(exercise.name) || isSame(exercise.germanName))) return null;
  return name;
}

export function musclesOf(all: readonly Exercise[]): string[] {
  return [...new Set(all.flatMap(({ muscleGroups }) => muscleGroups))].sort((a, b) => a.localeCompare(b, 'en'));
}

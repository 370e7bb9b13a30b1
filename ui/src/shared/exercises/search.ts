// Searches the exercise catalogue by text and filters.
import type { Equipment, Exercise, Level, Section } from '@/shared/api/types';
import { muscleLabels } from './messages';

export interface ExerciseSearch {
  text: string;
  muscle: string | null;
  equipment: Equipment | null;
  level: Level | null;
}

export const emptySearch: ExerciseSearch = { text: '', muscle: null, equipment: null, level: null };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');

// Search terms for implements, in both languages.
const implementTerms: Record<Exercise['implement'], string> = {
  barbell: 'barbell langhantel',
  ez_bar: 'ez bar sz stange',
  trap_bar: 'trap bar',
  smith: 'smith machine multipresse',
  dumbbell: 'dumbbell kurzhantel',
  kettlebell: 'kettlebell kugelhantel',
  cable: 'cable kabelzug',
  plate_machine: 'machine maschine',
  stack_machine: 'machine maschine',
  assistance: 'machine maschine',
  band: 'band',
  suspension: 'suspension trx schlingen',
  medicine_ball: 'medicine ball medizinball',
  sled: 'sled schlitten',
  cardio_machine: 'machine maschine',
  bodyweight: 'bodyweight körpergewicht',
  other: '',
};

const german: Readonly<Record<string, string>> = muscleLabels.de;
const muscleNames = ({ muscleGroups }: Exercise) =>
  muscleGroups
    .map((muscle) => `${muscle} ${german[muscle] ?? ''}`)
    .join(' ')
    .toLowerCase();

// Lower is better, null is no match. Matches in this order: the start of the name, word starts, any part of the name,
// the implement, the muscles.
function rankOf(exercise: Exercise, words: readonly string[]): number | null {
  if (words.length === 0) return 0;
  const name = wordsOf(exercise.name).join(' ');
  if (name.startsWith(words.join(' '))) return 0;
  const parts = name.split(' ');
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  const withImplement = `${name} ${implementTerms[exercise.implement]}`;
  if (words.every((word) => withImplement.includes(word))) return 3;
  const all = `${withImplement} ${muscleNames(exercise)}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

function passes(exercise: Exercise, { muscle, equipment, level }: ExerciseSearch): boolean {
  return (
    (muscle === null || exercise.muscleGroups.includes(muscle)) &&
    (equipment === null || exercise.equipment === equipment) &&
    (level === null || exercise.difficulty === level)
  );
}

interface FoundExercises {
  // Exercises of the section.
  own: Exercise[];
  // Exercises of the other sections. Empty without a search text.
  others: Exercise[];
}

// Best match first, then by name. Among equal matches, exercises whose primary muscle is the filtered one come first.
export function findExercises(all: readonly Exercise[], search: ExerciseSearch, section: Section): FoundExercises {
  const words = wordsOf(search.text);
  const ranked = all
    .filter((exercise) => passes(exercise, search))
    .flatMap((exercise) => {
      const rank = rankOf(exercise, words);
      const isSecondary = search.muscle !== null && !exercise.primaryMuscles.includes(search.muscle);
      return rank === null ? [] : [{ exercise, rank: rank * 2 + (isSecondary ? 1 : 0) }];
    })
    .sort((a, b) => a.rank - b.rank || a.exercise.name.localeCompare(b.exercise.name, 'en'));
  const found = ranked.map(({ exercise }) => exercise);
  return {
    own: found.filter(({ category }) => category === section),
    others: words.length === 0 ? [] : found.filter(({ category }) => category !== section),
  };
}

// The name for a custom exercise. Null if the text is empty or the catalogue has an exercise with this name.
export function customName(all: readonly Exercise[], text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '' || all.some((exercise) => exercise.name.toLowerCase() === name.toLowerCase())) return null;
  return name;
}

export function musclesOf(all: readonly Exercise[]): string[] {
  return [...new Set(all.flatMap(({ muscleGroups }) => muscleGroups))].sort((a, b) => a.localeCompare(b, 'en'));
}

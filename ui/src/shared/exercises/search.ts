// Finds exercises of the catalogue by words and filters: pure rules; it knows no list on a screen.
import type { Equipment, Exercise, Level, Section } from '@/shared/api/types';
import { muscleWords } from './messages';

export interface ExerciseSearch {
  text: string;
  muscle: string | null;
  equipment: Equipment | null;
  level: Level | null;
}

export const everyExercise: ExerciseSearch = { text: '', muscle: null, equipment: null, level: null };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');

// What is held, as people call it in both languages.
const heldWords: Record<Exercise['implement'], string> = {
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

const german: Readonly<Record<string, string>> = muscleWords.de;
const muscleNames = ({ muscleGroups }: Exercise) =>
  muscleGroups
    .map((muscle) => `${muscle} ${german[muscle] ?? ''}`)
    .join(' ')
    .toLowerCase();

// Smaller is better; null: it does not fit. A name that begins so, then a word of it, then any part, then with what is
// held, then with the muscles.
function rankOf(exercise: Exercise, words: readonly string[]): number | null {
  if (words.length === 0) return 0;
  const name = wordsOf(exercise.name).join(' ');
  if (name.startsWith(words.join(' '))) return 0;
  const parts = name.split(' ');
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  const held = `${name} ${heldWords[exercise.implement]}`;
  if (words.every((word) => held.includes(word))) return 3;
  const all = `${held} ${muscleNames(exercise)}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

function passes(exercise: Exercise, { muscle, equipment, level }: ExerciseSearch): boolean {
  return (
    (muscle === null || exercise.muscleGroups.includes(muscle)) &&
    (equipment === null || exercise.equipment === equipment) &&
    (level === null || exercise.difficulty === level)
  );
}

export interface FoundExercises {
  // Of the section that is being filled.
  own: Exercise[];
  // Of the others; only when there are words to look for.
  others: Exercise[];
}

// Best first; equals stay by name, those that train the wanted muscle first of all before those it only helps.
export function findExercises(all: readonly Exercise[], search: ExerciseSearch, section: Section): FoundExercises {
  const words = wordsOf(search.text);
  const ranked = all
    .filter((exercise) => passes(exercise, search))
    .flatMap((exercise) => {
      const rank = rankOf(exercise, words);
      const helps = search.muscle !== null && !exercise.primaryMuscles.includes(search.muscle);
      return rank === null ? [] : [{ exercise, rank: rank * 2 + (helps ? 1 : 0) }];
    })
    .sort((a, b) => a.rank - b.rank || a.exercise.name.localeCompare(b.exercise.name, 'en'));
  const found = ranked.map(({ exercise }) => exercise);
  return {
    own: found.filter(({ category }) => category === section),
    others: words.length === 0 ? [] : found.filter(({ category }) => category !== section),
  };
}

// The name for an exercise of one's own; null when nothing is typed or the catalogue knows that name.
export function customName(all: readonly Exercise[], text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '' || all.some((exercise) => exercise.name.toLowerCase() === name.toLowerCase())) return null;
  return name;
}

export function musclesOf(all: readonly Exercise[]): string[] {
  return [...new Set(all.flatMap(({ muscleGroups }) => muscleGroups))].sort((a, b) => a.localeCompare(b, 'en'));
}

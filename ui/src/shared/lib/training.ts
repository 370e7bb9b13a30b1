// What a training amounts to: its volume and the sets of each muscle; pure, it knows no call.
import type { Exercise, ExerciseCompletion } from '@/shared/api/types';
import { roundTo } from './numbers';
import { isWorkingSet, performedSets, type SetValues } from './sets';

export type Trained = Pick<
  ExerciseCompletion,
  'exerciseKey' | 'exerciseName' | 'category' | 'actualSets' | 'actualReps' | 'actualWeight' | 'actualDuration'
> & { sets: readonly SetValues[] };

export interface MuscleSets {
  muscle: string;
  sets: number;
}

type Muscles = Pick<Exercise, 'key' | 'name' | 'primaryMuscles' | 'secondaryMuscles'>;

const SHARE_OF_HELPERS = 0.5;

// What the catalogue trains besides muscles.
const noMuscles: ReadonlySet<string> = new Set(['cardiovascular', 'full body']);

const isMain = ({ category }: Trained) => category === 'main';
const workingSets = (trained: Trained) => performedSets(trained).filter(isWorkingSet);

// Working sets of main exercises; warm-up and cool-down count nowhere.
export function setsDone(completions: readonly Trained[]): number {
  return completions.filter(isMain).flatMap(workingSets).length;
}

// Repetitions × weight over the same, in lb.
export function volumeOf(completions: readonly Trained[]): number {
  const sets = completions.filter(isMain).flatMap(workingSets);
  return roundTo(sets.reduce((sum, { weight, reps }) => sum + (weight ?? 0) * (reps ?? 0), 0), 2);
}

// Working sets of main exercises by the muscles that they train: whole for a primary one, half for one that helps. The
// most trained first.
export function setsPerMuscle(completions: readonly Trained[], catalogue: readonly Muscles[]): MuscleSets[] {
  const byKey = new Map(catalogue.map((exercise) => [exercise.key, exercise]));
  const byName = new Map(catalogue.map((exercise) => [exercise.name.toLowerCase(), exercise]));
  const all = new Map<string, number>();
  const add = (muscle: string, sets: number) => noMuscles.has(muscle) || all.set(muscle, (all.get(muscle) ?? 0) + sets);
  for (const done of completions.filter(isMain)) {
    const exercise = byKey.get(done.exerciseKey ?? '') ?? byName.get(done.exerciseName.toLowerCase());
    const sets = workingSets(done).length;
    if (!exercise || sets === 0) continue;
    const primary = new Set(exercise.primaryMuscles);
    for (const muscle of primary) add(muscle, sets);
    for (const muscle of new Set(exercise.secondaryMuscles)) if (!primary.has(muscle)) add(muscle, sets * SHARE_OF_HELPERS);
  }
  return [...all]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .sort((a, b) => b.sets - a.sets || a.muscle.localeCompare(b.muscle, 'en'));
}

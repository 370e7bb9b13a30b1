// Calculates the volume of a workout and its sets per muscle.
import type { Exercise, ExerciseCompletion } from '@/shared/api/types';
import { roundTo } from './numbers';
import { isWorkingSet, performedSets, type SetValues } from './sets';

export type Trained = Pick<
  ExerciseCompletion,
  'exerciseKey' | 'exerciseName' | 'category' | 'actualSets' | 'actualReps' | 'actualWeight' | 'actualDuration'
> & { sets: readonly SetValues[] };

interface MuscleSets {
  muscle: string;
  sets: number;
}

type Muscles = Pick<Exercise, 'key' | 'name' | 'primaryMuscles' | 'secondaryMuscles'>;
type Held = Pick<Exercise, 'key' | 'name' | 'implement'>;

const SECONDARY_SHARE = 0.5;

// Entries among the catalogue's muscles that are not muscles.
const noMuscles: ReadonlySet<string> = new Set(['cardiovascular', 'full body']);

const isMain = ({ category }: Trained) => category === 'main';
const workingSets = (trained: Trained) => performedSets(trained).filter(isWorkingSet);

// Finds the exercise in the catalogue by its key, else by its name.
function finder<T extends Pick<Exercise, 'key' | 'name'>>(catalogue: readonly T[]): (done: Trained) => T | undefined {
  const byKey = new Map(catalogue.map((exercise) => [exercise.key, exercise]));
  const byName = new Map(catalogue.map((exercise) => [exercise.name.toLowerCase(), exercise]));
  return ({ exerciseKey, exerciseName }) => byKey.get(exerciseKey ?? '') ?? byName.get(exerciseName.toLowerCase());
}

// Working sets of main exercises, without warm-up and cool-down.
export function setsDone(completions: readonly Trained[]): number {
  return completions.filter(isMain).flatMap(workingSets).length;
}

// Repetitions × weight of the same sets, in lb. Excludes assisted exercises, whose weight is lifted by the machine.
export function volumeOf(completions: readonly Trained[], catalogue: readonly Held[] = []): number {
  const find = finder(catalogue);
  const sets = completions
    .filter((done) => isMain(done) && find(done)?.implement !== 'assistance')
    .flatMap(workingSets);
  return roundTo(
    sets.reduce((sum, { weight, reps }) => sum + (weight ?? 0) * (reps ?? 0), 0),
    2,
  );
}

// Working sets of main exercises per muscle: 1 for a primary muscle, 0.5 for a secondary one. Sorted by sets,
// descending. A set with 0 repetitions does not count.
export function setsPerMuscle(completions: readonly Trained[], catalogue: readonly Muscles[]): MuscleSets[] {
  const find = finder(catalogue);
  const all = new Map<string, number>();
  const add = (muscle: string, sets: number) => noMuscles.has(muscle) || all.set(muscle, (all.get(muscle) ?? 0) + sets);
  for (const done of completions.filter(isMain)) {
    const exercise = find(done);
    const sets = workingSets(done).filter(({ reps }) => reps !== 0).length;
    if (!exercise || sets === 0) continue;
    const primary = new Set(exercise.primaryMuscles);
    for (const muscle of primary) add(muscle, sets);
    for (const muscle of new Set(exercise.secondaryMuscles))
      if (!primary.has(muscle)) add(muscle, sets * SECONDARY_SHARE);
  }
  return [...all]
    .map(([muscle, sets]) => ({ muscle, sets }))
    .sort((a, b) => b.sets - a.sets || a.muscle.localeCompare(b.muscle, 'en'));
}

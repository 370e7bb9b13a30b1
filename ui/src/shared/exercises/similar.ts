// Exercises that can replace another one, from the catalogue on this device. The server ranks better
// (src/domain/exercise_alternatives.cpp); this is for times without a connection.
import type { Equipment, Exercise, User } from '@/shared/api/types';
import { isHidden, type Marks } from './marks';

const MAX_SIMILAR = 12;

export const availableWith: Record<Equipment, readonly Equipment[]> = {
  bodyweight: ['bodyweight'],
  dumbbells: ['bodyweight', 'dumbbells'],
  resistance_bands: ['bodyweight', 'resistance_bands'],
  home_gym: ['bodyweight', 'dumbbells', 'resistance_bands', 'home_gym'],
  full_gym: ['bodyweight', 'dumbbells', 'resistance_bands', 'home_gym', 'full_gym'],
};

type Person = Pick<User, 'equipment' | 'injuries'>;

const count = (one: readonly string[], other: readonly string[]) => one.filter((each) => other.includes(each)).length;

// With a primary muscle in common. First those that the equipment of the person allows, then by muscles and by movement.
export function similarExercises(
  exercise: Exercise,
  all: readonly Exercise[],
  marks: Marks,
  { equipment, injuries = [] }: Person,
): Exercise[] {
  // Without an answer about equipment, everything is available.
  const available = availableWith[equipment ?? 'full_gym'];
  const distanceOf = (other: Exercise) => [
    available.includes(other.equipment) ? 0 : 1,
    other.primaryMuscles[0] === exercise.primaryMuscles[0] ? 0 : 1,
    -count(exercise.primaryMuscles, other.primaryMuscles),
    other.pattern === exercise.pattern ? 0 : 1,
    other.rank,
  ];
  const spares = (other: Exercise) => (other.own ? injuries.length === 0 : count(other.loads, injuries) === 0);
  return all
    .filter(
      (other) =>
        other.name !== exercise.name &&
        other.category === exercise.category &&
        !isHidden(other, marks) &&
        spares(other) &&
        count(exercise.primaryMuscles, other.primaryMuscles) > 0,
    )
    .map((other) => ({ other, distance: distanceOf(other) }))
    .sort((one, two) => {
      const differing = one.distance.findIndex((part, index) => part !== two.distance[index]);
      if (differing === -1) return one.other.name.localeCompare(two.other.name, 'en');
      return (one.distance[differing] ?? 0) - (two.distance[differing] ?? 0);
    })
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

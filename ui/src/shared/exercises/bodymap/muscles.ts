// The muscles of the catalogue that the body map draws, from head to foot. "cardiovascular" and "full body" have no area.
export const mapMuscles = [
  'neck',
  'traps',
  'shoulders',
  'chest',
  'back',
  'lats',
  'lower back',
  'biceps',
  'triceps',
  'forearms',
  'core',
  'obliques',
  'hip flexors',
  'abductors',
  'adductors',
  'glutes',
  'quadriceps',
  'hamstrings',
  'calves',
] as const;
export type MuscleKey = (typeof mapMuscles)[number];

interface MuscleShade {
  // 0: none; 4: the most.
  readonly level: 0 | 1 | 2 | 3 | 4;
  // The value in words, for screen readers: '6 sets', 'recovering, about 20 h'.
  readonly word: string;
}

export type MuscleShades = Partial<Record<MuscleKey, MuscleShade>>;

// Primary muscles dark, helping ones light; their names are in the text beside the map.
export function shadesOf(exercise: { primaryMuscles: string[]; secondaryMuscles: string[] }): MuscleShades {
  const levelOf = (muscle: MuscleKey) => {
    if (exercise.primaryMuscles.includes(muscle)) return 4;
    return exercise.secondaryMuscles.includes(muscle) ? 2 : 0;
  };
  return Object.fromEntries(mapMuscles.map((muscle) => [muscle, { level: levelOf(muscle), word: '' }]));
}

import { describe, expect, it } from 'vitest';
import type { ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import {
  countedMinutes,
  distanceUnitOf,
  doneAmounts,
  durationUnit,
  weightHintOf,
  emptyManualValues,
  estimatedCalories,
  fromSeconds,
  intensityOf,
  inUnits,
  isUntouched,
  manualBody,
  measuredMinutes,
  offeredFields,
  percentDone,
  plannedCalories,
  toSeconds,
  workoutTypes,
} from './logic';

const squat: PlannedExercise = {
  id: 36,
  plannedWorkoutId: 3,
  exerciseKey: 'dumbbell_sumo_squat',
  exerciseName: 'Dumbbell Sumo Squat',
  category: 'main',
  sets: 3,
  reps: 12,
  weight: null,
  duration: null,
  restTime: 75,
  notes: null,
  orderIndex: 4,
  instructions: null,
  coachingCues: null,
  videoUrl: null,
  muscleGroups: [],
  difficulty: null,
  whyIncluded: null,
  supersetWithNext: false,
  role: null,
  perSide: false,
  rampUpSets: 0,
  repsMax: null,
  scheme: null,
  setTargets: null,
};
const wallSit: PlannedExercise = { ...squat, id: 40, exerciseKey: 'wall_sit', reps: null, duration: 45 };
const asPlanned: ExerciseCompletion = {
  id: 1,
  plannedExerciseId: 36,
  plannedWorkoutId: 3,
  workoutId: null,
  exerciseName: '',
  category: 'main',
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  notes: null,
  completedAt: '',
  date: '',
  exerciseKey: null,
  plannedSets: null,
  plannedReps: null,
  plannedWeight: null,
  plannedDuration: null,
  plannedRestTime: null,
  plannedSetTargets: null,
  sets: [],
  localDate: '',
  utcOffset: 0,
};

describe('calories of a hand-logged workout', () => {
  it.each([
    ['running', 30, 150, 272],
    ['strength', 45, 150, 306],
    ['walking', 60, 154, 244],
    ['yoga', 60, 200, 272],
    ['swimming', 30, 150, 204],
    ['cycling', 30, 150, 272],
    ['hiit', 20, 150, 181],
  ] as const)('%s for %i minutes at %i lb are about %i kcal', (type, minutes, weight, kcal) => {
    expect(estimatedCalories(type, minutes, weight)).toBe(kcal);
  });

  it('use the default MET for stretching, sports and other', () => {
    const unknown = estimatedCalories('cardio', 30, 150);
    expect([
      estimatedCalories('stretching', 30, 150),
      estimatedCalories('sports', 30, 150),
      estimatedCalories('other', 30, 150),
    ]).toEqual([unknown, unknown, unknown]);
  });

  it('use 150 lb if the weight is unknown', () => {
    expect(estimatedCalories('running', 30, null)).toBe(estimatedCalories('running', 30, 150));
  });
});

describe('the duration of a completed planned workout', () => {
  it('uses actual values instead of planned ones', () => {
    expect(doneAmounts(squat, { ...asPlanned, actualSets: 4, actualReps: 8 })).toEqual({
      sets: 4,
      reps: 8,
      duration: null,
      restTime: 75,
    });
    expect(doneAmounts(wallSit, asPlanned).duration).toBe(45);
  });

  it('keeps a typed zero', () => {
    expect(doneAmounts(squat, { ...asPlanned, actualReps: 0 }).reps).toBe(0);
  });

  it('rounds up to whole minutes, at least one and at most a day', () => {
    expect(countedMinutes([squat, wallSit])).toBe(Math.ceil((294 + 285) / 60));
    expect(countedMinutes([{ sets: 1, reps: 1, duration: null, restTime: 0 }])).toBe(1);
    expect(countedMinutes([])).toBe(1);
    expect(countedMinutes([{ sets: 100, reps: null, duration: 86_400, restTime: 0 }])).toBe(1440);
  });

  it('is measured from the first tick to now', () => {
    expect(measuredMinutes(0, 41 * 60_000 + 20_000)).toBe(41);
    expect(measuredMinutes(0, 5000)).toBe(1);
    expect(measuredMinutes(null, 5000)).toBeNull();
  });

  it('counts eight calories a minute', () => {
    expect(plannedCalories(34)).toBe(272);
  });
});

it('the planned type determines the intensity', () => {
  expect((['hiit', 'strength', 'cardio', 'yoga', 'rest'] as const).map(intensityOf)).toEqual([
    'very_high',
    'high',
    'moderate',
    'light',
    'light',
  ]);
});

it('progress is rounded to whole percent', () => {
  expect([percentDone(1, 3), percentDone(2, 3), percentDone(12, 12), percentDone(0, 0)]).toEqual([33, 67, 100, 0]);
});

describe('the fields for actual values', () => {
  it('include every planned value', () => {
    expect(offeredFields(wallSit, 'bodyweight')).toEqual({
      reps: false,
      weight: false,
      duration: true,
      distance: false,
      extraWeight: true,
    });
  });

  it('of an own exercise are those that it is measured by, and what is planned', () => {
    const own = { ...squat, exerciseKey: 'own_1', reps: null, weight: null };
    expect(offeredFields(own, 'home_gym', 'weight_time')).toEqual({
      reps: false,
      duration: true,
      weight: true,
      distance: false,
      extraWeight: false,
    });
    expect(offeredFields(own, 'home_gym', 'reps')).toMatchObject({ reps: true, weight: false, extraWeight: true });
    expect(offeredFields(own, 'full_gym', 'distance_time')).toMatchObject({
      distance: true,
      duration: true,
      weight: false,
    });
    expect(offeredFields({ ...own, reps: 8 }, 'home_gym', 'time')).toMatchObject({ reps: true, duration: false });
  });

  it('include the weight wherever equipment is used, planned or not', () => {
    expect(offeredFields(squat, 'dumbbells')).toMatchObject({ weight: true, extraWeight: false });
    expect(offeredFields({ ...squat, weight: 40 }, 'bodyweight')).toMatchObject({ weight: true });
  });

  it('are the weight and the planned values for a custom exercise', () => {
    expect(offeredFields({ ...squat, exerciseKey: null }, undefined)).toMatchObject({
      reps: true,
      weight: true,
      duration: false,
    });
    expect(offeredFields({ ...wallSit, exerciseKey: null }, undefined)).toMatchObject({
      reps: false,
      weight: true,
      duration: true,
    });
  });

  it('are all fields for a custom exercise without planned values', () => {
    expect(offeredFields({ ...squat, exerciseKey: null, sets: null, reps: null }, undefined)).toEqual({
      reps: true,
      weight: true,
      duration: true,
      distance: false,
      extraWeight: false,
    });
  });

  it('are weight, time and distance for a loaded carry', () => {
    const carry: PlannedExercise = { ...wallSit, exerciseKey: 'farmers_carry', exerciseName: 'Farmer’s Carry' };
    expect(offeredFields(carry, 'dumbbells')).toEqual({
      reps: false,
      weight: true,
      duration: true,
      distance: true,
      extraWeight: false,
    });
    expect(offeredFields({ ...carry, exerciseKey: 'suitcase_carry' }, 'dumbbells').distance).toBe(true);
    expect(offeredFields({ ...carry, exerciseKey: null, exerciseName: 'Sandbag carry' }, undefined).distance).toBe(
      true,
    );
    expect([distanceUnitOf(carry, 'km'), distanceUnitOf(carry, 'mi')]).toEqual(['m', 'yd']);
    expect(distanceUnitOf({ ...carry, exerciseKey: 'easy_run', exerciseName: 'Easy Run' }, 'km')).toBe('km');
  });

  it('include the distance for an exercise that covers one', () => {
    expect(offeredFields({ ...wallSit, exerciseKey: 'easy_run' }, 'bodyweight')).toMatchObject({
      distance: true,
      extraWeight: false,
    });
    expect(offeredFields({ ...wallSit, exerciseKey: 'stationary_bike' }, 'full_gym')).toMatchObject({
      distance: true,
      weight: false,
    });
    expect(offeredFields({ ...squat, exerciseKey: null, exerciseName: 'Swim with Jo' }, undefined).distance).toBe(true);
    expect(
      offeredFields({ ...squat, exerciseKey: 'walking_lunge', exerciseName: 'Walking Lunge' }, 'bodyweight').distance,
    ).toBe(false);
  });
});

describe('the hint for an unknown weight', () => {
  const machine: PlannedExercise = { ...squat, exerciseKey: 'assisted_pull_up_machine' };

  it('suggests a weight that leaves two repetitions', () => {
    expect(weightHintOf(squat, 'dumbbell')).toBe('findWeight');
    expect(weightHintOf({ ...squat, exerciseKey: null }, undefined)).toBeNull();
    expect(weightHintOf(squat, 'band')).toBeNull();
  });

  it('suggests assistance that leaves two repetitions on an assisted machine', () => {
    expect(weightHintOf(machine, 'assistance')).toBe('findHelp');
  });

  it('counts no repetitions for carries and holds', () => {
    expect(weightHintOf({ ...wallSit, exerciseKey: 'farmers_carry' }, 'dumbbell')).toBe('findHold');
  });
});

describe('exercise durations', () => {
  it('are typed in seconds below one minute and in minutes above', () => {
    expect([durationUnit(45), durationUnit(60), durationUnit(null)]).toEqual(['s', 'min', 'min']);
    expect([fromSeconds(45, 's'), fromSeconds(90, 'min')]).toEqual([45, 1.5]);
    expect([toSeconds(50, 's'), toSeconds(1.5, 'min')]).toEqual([50, 90]);
  });
});

describe('the request of the manual form', () => {
  const metric = { energy: 'kcal', distance: 'km' } as const;

  it('contains only the type if nothing else is filled in', () => {
    expect(manualBody({ ...emptyManualValues, type: 'yoga', name: '  ', notes: ' ' }, metric, 'key')).toEqual({
      type: 'yoga',
      exercises: [],
      clientKey: 'key',
    });
  });

  it('converts distance and energy to wire units', () => {
    const values = { ...emptyManualValues, type: 'running', distance: 5, calories: 1000 } as const;
    expect(manualBody(values, { energy: 'kJ', distance: 'km' }, 'key')).toMatchObject({
      distance: 5000,
      calories: 239,
    });
  });

  it('converts a draft from other units and leaves the other fields as typed', () => {
    const typed = { ...emptyManualValues, type: 'running', distance: 3, calories: 1000, duration: 30 } as const;
    const [us, metricKj] = [
      { energy: 'kcal', distance: 'mi' },
      { energy: 'kJ', distance: 'km' },
    ] as const;
    expect(inUnits(typed, us, metricKj)).toEqual({ ...typed, distance: 4.83, calories: 4184 });
    expect(inUnits(typed, us, us)).toEqual(typed);
    expect(inUnits(emptyManualValues, us, metricKj)).toEqual(emptyManualValues);
  });

  it('omits the distance for a type without one', () => {
    expect(manualBody({ ...emptyManualValues, type: 'strength', distance: 5 }, metric, 'key')).not.toHaveProperty(
      'distance',
    );
  });

  it('keeps typed zeros', () => {
    const values = { ...emptyManualValues, type: 'other', duration: 0, calories: 0 } as const;
    expect(manualBody(values, metric, 'key')).toMatchObject({ duration: 0, calories: 0 });
  });

  it('is untouched until something is typed', () => {
    expect(isUntouched(emptyManualValues)).toBe(true);
    expect(isUntouched({ ...emptyManualValues, notes: 'x' })).toBe(false);
  });
});

it('all eleven workout types are offered once', () => {
  expect(new Set(workoutTypes).size).toBe(11);
  expect(workoutTypes).toHaveLength(11);
});

// Starts a workout without a plan with given exercises.
import type { AdvisedWorkout } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { FREE, newTraining, type SessionExercise, type Training } from './training';
import { storeTraining } from './trainingStore';

type GivenExercise = AdvisedWorkout['exercises'][number];

function sessionExercise(given: GivenExercise, index: number): SessionExercise {
  return {
    id: -1 - index,
    exerciseKey: given.exerciseKey,
    exerciseName: given.name,
    category: given.category,
    sets: given.sets,
    reps: given.reps,
    repsMax: given.repsMax,
    weight: given.weight,
    duration: given.duration,
    restTime: given.restTime,
    perSide: given.perSide,
    rampUpSets: given.rampUpSets,
  };
}

type GivenWorkout = Pick<AdvisedWorkout, 'type' | 'exercises'>;

function freeTraining(workout: GivenWorkout, name: string, day: Day, now: number): Training {
  const exercises = workout.exercises.map(sessionExercise);
  const type = workout.type === 'rest' ? 'other' : workout.type;
  return { ...newTraining(day, now, newClientKey()), free: { name, type, exercises, lowestId: -exercises.length } };
}

// Replaces a blank workout without a plan. The caller checks that none is unfinished.
export function startFree(workout: GivenWorkout, name: string, day: Day): void {
  storeTraining(FREE, freeTraining(workout, name, day, Date.now()));
}

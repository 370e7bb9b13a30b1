// Adds an exercise to a workout on this device and opens the workout.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { plannedExercisesQuery } from '@/features/plans/api';
import { libraryMessages } from '@/features/exerciselibrary/messages';
import { loggedFor } from '@/features/workouts/log/logged';
import { useWorkoutsOf } from '@/features/workouts/api';
import { MAX_EXERCISES, withList, withPicked } from '@/features/workouts/training/list';
import { emptyFree, FREE, newTraining, resumedTraining, type Training } from '@/features/workouts/training/training';
import { findTraining, storeTraining, useTrainings } from '@/features/workouts/training/trainingStore';
import { serverMessage } from '@/shared/api/errors';
import { todaysWorkoutQuery } from '@/shared/api/queries';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useLocale, useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { trainTargets, type TrainTarget } from './trainTargets';

function useTargets(): TrainTarget[] {
  const today = useToday();
  const [openedAt] = useState(() => Date.now());
  const trainings = useTrainings((state) => state.trainings);
  const { data } = useQuery(todaysWorkoutQuery);
  const logs = useWorkoutsOf(today);
  const workout = data?.workout;
  const isOpen = workout !== undefined && workout !== null && workout.type !== 'rest';
  const todays = workout
    ? { id: workout.id, title: workout.title, isOpen: isOpen && loggedFor(logs.data ?? [], workout.id) === null }
    : null;
  return trainTargets(trainings, todays, today, openedAt);
}

const listOf = ({ free, today }: Training, planned: readonly PlannedExercise[]) =>
  free?.exercises ?? today?.exercises ?? planned;

export function useTrainNow(exercise: Exercise) {
  const t = useT(libraryMessages);
  const words = useT(common);
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const day = useToday();
  const [pending, setPending] = useState(false);
  const targets = useTargets();

  const add = ({ workout, title }: TrainTarget, planned: readonly PlannedExercise[]) => {
    const now = Date.now();
    const fresh = { ...newTraining(day, now, newClientKey()), ...(workout === FREE && { free: emptyFree }) };
    const training = resumedTraining(findTraining(workout), day, now) ?? fresh;
    const list = listOf(training, planned);
    const shown = title || t('freeTitle');
    const isIn = list.some(({ exerciseName }) => exerciseName.toLowerCase() === exercise.name.toLowerCase());
    if (!isIn && list.length >= MAX_EXERCISES) {
      toast({ title: words('error'), description: t('trainFull', { title: shown }), destructive: true });
      return;
    }
    if (!isIn) {
      storeTraining(
        workout,
        withList(training, planned, (before) => withPicked(before, [exercise]), now),
      );
      toast({ title: t('trainAdded', { name: shownName(exercise, locale), title: shown }) });
    }
    void navigate(`/log-workout?workout=${workout}`);
  };

  const train = async (target: TrainTarget) => {
    setPending(true);
    try {
      const planned =
        target.workout === FREE ? [] : await client.fetchQuery(plannedExercisesQuery(Number(target.workout)));
      add(target, planned);
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('trainFailed')), destructive: true });
    } finally {
      setPending(false);
    }
  };
  return { targets, pending, train: (target: TrainTarget) => void train(target) };
}

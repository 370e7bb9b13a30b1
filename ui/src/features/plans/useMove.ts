// Sends a workout to another day; a taken day is asked about first, also when another window took it. It draws nothing.
import { useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import type { PlannedWorkout } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { useMovePlannedWorkout } from './plannedApi';
import { plannerMessages } from './plannerMessages';
import { sayFailure } from './usePlanDeeds';

interface Asked {
  workout: PlannedWorkout;
  weekday: Weekday;
  // Undefined: only the server knows what stands there.
  there: PlannedWorkout | undefined;
}

export function useMove(planId: number, workouts: readonly PlannedWorkout[]) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const { mutateAsync } = useMovePlannedWorkout(planId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announced, setAnnounced] = useState('');

  const send = async (workout: PlannedWorkout, weekday: Weekday, replace: boolean) => {
    try {
      await mutateAsync({ id: workout.id, dayOfWeek: weekday, ...(replace && { replace }) });
      setAnnounced(t('moved', { title: workout.title, day: weekdayName(weekday, format) }));
    } catch (error) {
      if (errorCode(error) === 'DAY_TAKEN') setAsked({ workout, weekday, there: undefined });
      else sayFailure('moveFailed');
    }
  };

  const move = (workout: PlannedWorkout, weekday: Weekday) => {
    if (workout.dayOfWeek === weekday) return;
    const there = workouts.find(({ dayOfWeek }) => dayOfWeek === weekday);
    if (there) setAsked({ workout, weekday, there });
    else void send(workout, weekday, false);
  };

  const answer = (swap: boolean) => {
    if (asked && swap) void send(asked.workout, asked.weekday, true);
    setAsked(null);
  };

  return { move, asked, answer, announced };
}

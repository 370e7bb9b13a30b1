// Sends a workout to another day; a taken day is asked about first, also when another window took it, and a swap can be
// taken back. The one that was moved last keeps the focus.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import type { PlannedWorkout } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { offerUndo } from '@/shared/ui/undo';
import { weekQuery } from '@/features/plans/api';
import { useMovePlannedWorkout } from '@/features/plans/plannedApi';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { sayFailure } from '@/features/plans/usePlanActions';

interface Asked {
  workout: PlannedWorkout;
  weekday: Weekday;
  there: PlannedWorkout;
}

export function useMove(planId: number, workouts: readonly PlannedWorkout[]) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { mutateAsync } = useMovePlannedWorkout(planId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announced, setAnnounced] = useState('');
  const [moved, setMoved] = useState<number | null>(null);

  // Where the server said that the day is taken, the week was fetched anew.
  const standing = (weekday: Weekday) =>
    client.getQueryData(weekQuery(planId).queryKey)?.find(({ dayOfWeek }) => dayOfWeek === weekday);

  const offerSwapBack = ({ id, title, dayOfWeek }: PlannedWorkout, there: PlannedWorkout) =>
    offerUndo({
      key: `swapped-${id}`,
      message: t('swapped', { title, there: there.title }),
      made: [],
      takeBack: () => mutateAsync({ id, dayOfWeek, replace: true }),
      onError: () => sayFailure('moveFailed'),
    });

  const send = async (workout: PlannedWorkout, weekday: Weekday, swapped: PlannedWorkout | null) => {
    setMoved(workout.id);
    try {
      await mutateAsync({ id: workout.id, dayOfWeek: weekday, ...(swapped && { replace: true }) });
      // What moves it later is not this person's hand.
      setMoved(null);
      setAnnounced(t('moved', { title: workout.title, day: weekdayName(weekday, format) }));
      if (swapped) offerSwapBack(workout, swapped);
    } catch (error) {
      const there = errorCode(error) === 'DAY_TAKEN' ? standing(weekday) : undefined;
      if (there) setAsked({ workout, weekday, there });
      else sayFailure('moveFailed');
    }
  };

  const move = (workout: PlannedWorkout, weekday: Weekday) => {
    if (workout.dayOfWeek === weekday) return;
    const there = workouts.find(({ dayOfWeek }) => dayOfWeek === weekday);
    if (there) setAsked({ workout, weekday, there });
    else void send(workout, weekday, null);
  };

  const answer = (swap: boolean) => {
    if (asked && swap) void send(asked.workout, asked.weekday, asked.there);
    setAsked(null);
  };

  return { move, asked, answer, announced, moved };
}

// Moves a workout to another day. Asks before it swaps with an existing workout, also when another window occupied the
// day. A swap can be undone.
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
import { showFailure } from '@/features/plans/usePlanActions';

interface PendingSwap {
  workout: PlannedWorkout;
  weekday: Weekday;
  existing: PlannedWorkout;
}

export function useMove(planId: number, workouts: readonly PlannedWorkout[]) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { mutateAsync } = useMovePlannedWorkout(planId);
  const [pendingSwap, setPendingSwap] = useState<PendingSwap | null>(null);
  const [announced, setAnnounced] = useState('');
  const [moved, setMoved] = useState<number | null>(null);

  // After DAY_TAKEN the week was fetched again.
  const currentWorkout = (weekday: Weekday) =>
    client.getQueryData(weekQuery(planId).queryKey)?.find(({ dayOfWeek }) => dayOfWeek === weekday);

  const offerUndoSwap = ({ id, title, dayOfWeek }: PlannedWorkout, existing: PlannedWorkout) =>
    offerUndo({
      key: `swapped-${id}`,
      message: t('swapped', { title, existing: existing.title }),
      created: [],
      undo: () => mutateAsync({ id, dayOfWeek, replace: true }),
      onError: () => showFailure('moveFailed'),
    });

  const send = async (workout: PlannedWorkout, weekday: Weekday, swapped: PlannedWorkout | null) => {
    setMoved(workout.id);
    try {
      await mutateAsync({ id: workout.id, dayOfWeek: weekday, ...(swapped && { replace: true }) });
      // Later moves of this workout may come from another window and must not take the focus.
      setMoved(null);
      setAnnounced(t('moved', { title: workout.title, day: weekdayName(weekday, format) }));
      if (swapped) offerUndoSwap(workout, swapped);
    } catch (error) {
      const existing = errorCode(error) === 'DAY_TAKEN' ? currentWorkout(weekday) : undefined;
      if (existing) setPendingSwap({ workout, weekday, existing });
      else showFailure('moveFailed');
    }
  };

  const move = (workout: PlannedWorkout, weekday: Weekday) => {
    if (workout.dayOfWeek === weekday) return;
    const existing = workouts.find(({ dayOfWeek }) => dayOfWeek === weekday);
    if (existing) setPendingSwap({ workout, weekday, existing });
    else void send(workout, weekday, null);
  };

  const resolve = (swap: boolean) => {
    if (pendingSwap && swap) void send(pendingSwap.workout, pendingSwap.weekday, pendingSwap.existing);
    setPendingSwap(null);
  };

  return { move, pendingSwap, resolve, announced, moved };
}

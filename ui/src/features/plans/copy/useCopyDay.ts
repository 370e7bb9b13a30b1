// Copies a workout to a day of the same or another plan. Asks before it replaces one there. Offers Undo.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@/shared/api/client';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT, useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { refreshPlans } from '@/features/plans/api';
import { flushDeletions } from '@/features/plans/planApi';
import { createPlannedWorkout, plannedWorkoutKey, sendWorkoutDeletion, showInWeek } from '@/features/plans/plannedApi';
import { restoreBody, type OccupiedDay } from '@/features/plans/week/dayContent';
import { copyMessages } from './copyMessages';

interface CopyDayOptions {
  workout: PlannedWorkout;
  plan: WorkoutPlan;
  day: Weekday;
  // Fetches the workout of the day again.
  refetchDay: () => Promise<PlannedWorkout | undefined>;
  onCopied: () => void;
}

function showFailure(description: string): void {
  toast({ title: getT(common)('error'), description, destructive: true });
}

export function useCopyDay({ workout, plan, day, refetchDay, onCopied }: CopyDayOptions) {
  const t = useT(copyMessages);
  const format = useFormat();
  const client = useQueryClient();
  // The workout that the copy would replace, while the dialog asks about it.
  const [occupied, setOccupied] = useState<PlannedWorkout | null>(null);
  const [pending, setPending] = useState(false);

  const offerToUndo = (made: PlannedWorkout, old: OccupiedDay | null) => {
    const where = { title: workout.title, day: weekdayName(day, format) };
    const isSamePlan = plan.id === workout.workoutPlanId;
    offerUndo({
      key: `copied-${made.id}`,
      message: isSamePlan ? t('dayCopied', where) : t('dayCopiedTo', { ...where, plan: plan.name }),
      created: [plannedWorkoutKey(made.id)],
      undo: () => (old ? createPlannedWorkout(client, restoreBody(old)) : sendWorkoutDeletion(client, made.id, false)),
      onError: () => showFailure(t('undoFailed')),
    });
  };

  const send = async (old: OccupiedDay | null) => {
    setPending(true);
    try {
      await flushDeletions();
      const made = await post('/api/planned-workouts/{id}/copy', {
        params: { path: { id: workout.id } },
        body: { workoutPlanId: plan.id, dayOfWeek: day, ...(old && { replace: true }) },
      });
      showInWeek(client, made);
      await refreshPlans(client);
      setOccupied(null);
      onCopied();
      offerToUndo(made, old);
    } catch (error) {
      // Another window used the day in the meantime.
      const existing = errorCode(error) === 'DAY_TAKEN' ? await refetchDay() : undefined;
      if (existing) setOccupied(existing);
      else showFailure(serverMessage(error, t('dayFailed')));
    } finally {
      setPending(false);
    }
  };

  return {
    occupied,
    pending,
    askAbout: setOccupied,
    cancel: () => setOccupied(null),
    copy: () => void send(null),
    replace: (old: OccupiedDay) => void send(old),
  };
}

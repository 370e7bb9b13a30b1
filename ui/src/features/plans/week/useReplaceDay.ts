// Replaces the workout of a day and offers Undo.
import { useQueryClient } from '@tanstack/react-query';
import type { PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { restoreBody, type OccupiedDay } from './dayContent';
import { createPlannedWorkout, useCreatePlannedWorkout, type NewWorkout } from '@/features/plans/plannedApi';
import { takenDayMessages } from './takenDayMessages';

export function useReplaceDay() {
  const client = useQueryClient();
  const { mutateAsync: create } = useCreatePlannedWorkout();
  return async (workout: NewWorkout, old: OccupiedDay): Promise<PlannedWorkout> => {
    const t = getT(takenDayMessages);
    const { title } = old.workout;
    const made = await create({ ...workout, replace: true });
    offerUndo({
      key: `replaced-${made.id}`,
      message: t('replaced', { title: workout.title, old: title }),
      created: [],
      undo: () => createPlannedWorkout(client, restoreBody(old)),
      onError: () =>
        toast({ title: getT(common)('error'), description: t('restoreFailed', { title }), destructive: true }),
    });
    return made;
  };
}

// Puts a workout in the place of what stands on a day, and offers to put that back; it asks nothing and draws nothing.
import { useQueryClient } from '@tanstack/react-query';
import type { PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { putBackBody, type StandingDay } from './dayContent';
import { createPlannedWorkout, useCreatePlannedWorkout, type NewWorkout } from '@/features/plans/plannedApi';
import { takenDayMessages } from './takenDayMessages';

export function useReplaceDay() {
  const client = useQueryClient();
  const { mutateAsync: create } = useCreatePlannedWorkout();
  return async (workout: NewWorkout, old: StandingDay): Promise<PlannedWorkout> => {
    const t = sentences(takenDayMessages);
    const { title } = old.workout;
    const made = await create({ ...workout, replace: true });
    offerUndo({
      key: `replaced-${made.id}`,
      message: t('replaced', { title: workout.title, old: title }),
      made: [],
      takeBack: () => createPlannedWorkout(client, putBackBody(old)),
      onError: () =>
        toast({ title: sentences(common)('error'), description: t('putBackFailed', { title }), destructive: true }),
    });
    return made;
  };
}

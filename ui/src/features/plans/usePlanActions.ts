// Actions on plans and planned workouts: toggle favorite, delete with Undo.
import { useQueryClient } from '@tanstack/react-query';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';
import { refreshPlans } from './api';
import { planKey, sendPlanDeletion, useUpdatePlan } from './planApi';
import { plannedWorkoutKey, sendWorkoutDeletion } from './plannedApi';
import { plannerMessages } from './plannerMessages';

type Sentence = 'updateFailed' | 'deletePlanFailed' | 'deleteWorkoutFailed' | 'moveFailed';

// Does not use hooks: the component may have unmounted when the response arrives.
export function showFailure(sentence: Sentence): void {
  toast({ title: getT(common)('error'), description: getT(plannerMessages)(sentence), destructive: true });
}

export function usePlanActions() {
  const client = useQueryClient();
  const { mutate: update } = useUpdatePlan();
  const t = getT(plannerMessages);

  const toggleFavorite = ({ id, name, isFavorite }: WorkoutPlan) =>
    update(
      { id, isFavorite: !isFavorite },
      {
        onSuccess: () =>
          toast({ title: t('updated'), description: t(isFavorite ? 'favoriteOff' : 'favoriteOn', { name }) }),
        onError: () => {
          showFailure('updateFailed');
          void refreshPlans(client);
        },
      },
    );

  const deletePlan = ({ id, name }: WorkoutPlan) =>
    deleteWithUndo({
      key: planKey(id),
      message: t('planDeleted', { name }),
      send: async ({ keepalive }) => {
        await sendPlanDeletion(client, id, keepalive);
        if (!keepalive) toast({ title: t('deleted'), description: t('deletedPlanText', { name }) });
      },
      onError: () => showFailure('deletePlanFailed'),
    });

  const deleteWorkout = ({ id, title }: PlannedWorkout) =>
    deleteWithUndo({
      key: plannedWorkoutKey(id),
      message: t('workoutDeleted', { name: title }),
      send: async ({ keepalive }) => {
        await sendWorkoutDeletion(client, id, keepalive);
        if (!keepalive) toast({ title: t('deleted'), description: t('deletedWorkoutText', { name: title }) });
      },
      onError: () => showFailure('deleteWorkoutFailed'),
    });

  return { toggleFavorite, deletePlan, deleteWorkout };
}

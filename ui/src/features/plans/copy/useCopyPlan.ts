// Copies a whole plan and offers Undo.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { post } from '@/shared/api/client';
import { serverMessage } from '@/shared/api/errors';
import type { WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { refreshPlans } from '@/features/plans/api';
import { flushDeletions, planKey, sendPlanDeletion } from '@/features/plans/planApi';
import { copyMessages } from './copyMessages';

function showFailure(description: string): void {
  toast({ title: getT(common)('error'), description, destructive: true });
}

export function useCopyPlan(): (plan: WorkoutPlan) => void {
  const client = useQueryClient();
  // A repeated attempt makes no second copy, and a double tap sends one request.
  const attempt = useRef<{ id: number; clientKey: string; isPending: boolean }>(undefined);

  const copy = async ({ id }: WorkoutPlan) => {
    if (attempt.current?.isPending) return;
    if (attempt.current?.id !== id) attempt.current = { id, clientKey: newClientKey(), isPending: false };
    const { clientKey } = attempt.current;
    const t = getT(copyMessages);
    attempt.current.isPending = true;
    try {
      // The name of a plan whose deletion can still be undone is taken on the server.
      await flushDeletions();
      const made = await post('/api/workout-plans/{id}/copy', { params: { path: { id } }, body: { clientKey } });
      attempt.current = undefined;
      await refreshPlans(client);
      offerUndo({
        key: `copied-plan-${made.id}`,
        message: t('planCopied', { name: made.name }),
        created: [planKey(made.id)],
        undo: () => sendPlanDeletion(client, made.id, false),
        onError: () => showFailure(t('undoFailed')),
      });
    } catch (error) {
      if (attempt.current) attempt.current.isPending = false;
      showFailure(serverMessage(error, t('planFailed')));
    }
  };
  return (plan) => void copy(plan);
}

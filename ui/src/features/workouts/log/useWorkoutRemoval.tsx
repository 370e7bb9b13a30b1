// Deletes a logged workout. Asks first if ticked exercises are deleted with it, and offers Undo for a while.
import { useState, type ReactNode } from 'react';
import type { Workout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';
import { changeMessages } from './changeMessages';
import { useCountCompletions, useDeleteWorkout } from './logApi';

// Key of a workout in the list of pending deletions.
export function undoKey(workout: Workout): string {
  return `workout-${workout.id}`;
}

interface Asked {
  workout: Workout;
  // null: unknown.
  completions: number | null;
}

// `onRemoved` is called when the workout disappears from the screen. The caller renders `dialog`.
export function useWorkoutRemoval(onRemoved?: () => void): {
  remove: (workout: Workout) => Promise<void>;
  dialog: ReactNode;
} {
  const t = useT(changeMessages);
  const words = useT(common);
  const send = useDeleteWorkout();
  const countCompletions = useCountCompletions();
  const [asked, setAsked] = useState<Asked | null>(null);

  const hide = (workout: Workout) => {
    setAsked(null);
    deleteWithUndo({
      key: undoKey(workout),
      message: t('deleted', { name: workout.name }),
      send: (options) => send(workout, options),
      onError: () => toast({ title: words('error'), description: t('deleteFailed'), destructive: true }),
    });
    onRemoved?.();
  };

  const remove = async (workout: Workout) => {
    const completions = await countCompletions(workout).catch(() => null);
    if (completions === 0) hide(workout);
    else setAsked({ workout, completions });
  };

  const sentence = ({ workout: { name }, completions }: Asked) =>
    completions === null ? t('deleteUnknown', { name }) : t('deleteCompletions', { name, count: completions });
  return {
    remove,
    dialog: asked && (
      <ConfirmDialog
        opened
        title={t('deleteTitle')}
        confirmLabel={t('deleteConfirm')}
        destructive
        onConfirm={() => hide(asked.workout)}
        onClose={() => setAsked(null)}
      >
        {sentence(asked)}
      </ConfirmDialog>
    ),
  };
}

// Deleting a logged workout: asked first when ticked exercises go with it, and to be undone for a while in any case.
import { useState, type ReactNode } from 'react';
import type { Workout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo } from '@/shared/ui/undo';
import { useCountCompletions, useDeleteWorkout } from '@/features/workouts/api';
import { changeMessages } from './changeMessages';

// Names a workout among what waits to be deleted.
export function undoKey(workout: Workout): string {
  return `workout-${workout.id}`;
}

interface Asked {
  workout: Workout;
  // null: it could not be found out.
  completions: number | null;
}

// `onRemoved` is told when the workout disappears from the screen. Draw `dialog` somewhere.
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
      send: (options) => send(workout.id, options),
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

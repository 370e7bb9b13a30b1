// Deletes an entry after 8 s, during which the user can undo it, and shows a toast if the deletion fails.
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo, type UndoableDeletion } from '@/shared/ui/undo';

export function useDeleteWithUndo() {
  const t = useT(common);
  return (deletion: Omit<UndoableDeletion, 'onError'>) =>
    deleteWithUndo({
      ...deletion,
      onError: () => toast({ title: t('error'), description: t('deleteFailed'), destructive: true }),
    });
}

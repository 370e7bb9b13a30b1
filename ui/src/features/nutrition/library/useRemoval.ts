// Deletes a food, recipe or meal of the user, with Undo. A refusal is shown in the words of the server.
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo, type UndoableDeletion } from '@/shared/ui/undo';
import { libraryMessages } from './libraryMessages';

export function useRemoval() {
  const t = useT(libraryMessages);
  const words = useT(common);
  return (key: string, name: string, send: UndoableDeletion['send']) =>
    deleteWithUndo({
      key,
      message: t('deleted', { name }),
      send,
      onError: (error) =>
        toast({ title: words('error'), description: serverMessage(error, words('deleteFailed')), destructive: true }),
    });
}

// Logging, copying and deleting food, each with a way back for 8 seconds; it draws nothing.
import type { FoodCopyInput, FoodEntry, FoodEntryInput } from '@/shared/api/types';
import { serverMessage } from '@/shared/api/errors';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { useCopyFood, useDeleteFood, useLogFood } from './foodApi';
import { foodMessages, logMessages } from './foodMessages';
import { undoKeyOf } from '@/features/nutrition/log/log';

function useOfferUndo() {
  const t = useT(logMessages);
  const words = useT(common);
  const remove = useDeleteFood();
  return (message: string, made: readonly FoodEntry[]) => {
    const ids = made.map(({ id }) => id);
    offerUndo({
      key: `made-${ids.join('-')}`,
      message,
      created: ids.map(undoKeyOf),
      undo: () => remove(ids, { keepalive: false }),
      onError: () => toast({ title: words('error'), description: t('undoFailed'), destructive: true }),
    });
  };
}

// Rejects when the food could not be logged: the caller has what was typed.
export function useLogging() {
  const t = useT(foodMessages);
  const offer = useOfferUndo();
  const { mutateAsync, isPending } = useLogFood();
  const log = async (body: FoodEntryInput) => {
    const made = await mutateAsync(body);
    offer(t('logged', { name: made.name }), [made]);
  };
  return { log, isPending };
}

// Tells of a failure by itself: nothing was typed. True when it is done.
export function useTapLogging() {
  const t = useT(foodMessages);
  const words = useT(common);
  const { log, isPending } = useLogging();
  const tap = async (body: FoodEntryInput): Promise<boolean> => {
    try {
      await log({ ...body, clientKey: newClientKey() });
      return true;
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
      return false;
    }
  };
  return { tap, isPending };
}

export function useCopying() {
  const t = useT(logMessages);
  const words = useT(common);
  const offer = useOfferUndo();
  const { mutateAsync, isPending } = useCopyFood();
  const copy = async (what: FoodCopyInput): Promise<boolean> => {
    try {
      const made = await mutateAsync({ ...what, clientKey: newClientKey() });
      offer(t('copied', { count: made.length }), made);
      return true;
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('copyFailed')), destructive: true });
      return false;
    }
  };
  return { copy, isPending };
}

export function useFoodRemoval() {
  const t = useT(logMessages);
  const send = useDeleteFood();
  const remove = useDeleteWithUndo();
  return ({ id, name }: FoodEntry) =>
    remove({ key: undoKeyOf(id), message: t('deleted', { name }), send: (options) => send([id], options) });
}

// Logs, copies and deletes food. Each action can be undone for 8 seconds. A second tap while an action is being sent does
// nothing: a button that is disabled meanwhile would lose the focus.
import type { FoodCopyInput, FoodEntry, FoodEntryInput, SavedMeal, SavedMealLogInput } from '@/shared/api/types';
import { serverMessage } from '@/shared/api/errors';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { useCopyFood, useDeleteFood, useLogFood, useLogSavedMeal } from './foodApi';
import { actionMessages } from './actionMessages';
import { useAddedText } from './useAddedText';
import { undoKeyOf } from '@/features/nutrition/log/log';

// Identifies the offer to undo these entries.
export const undoKeyOfMade = (created: readonly FoodEntry[]) => `made-${created.map(({ id }) => id).join('-')}`;

function useOfferUndo() {
  const t = useT(actionMessages);
  const words = useT(common);
  const remove = useDeleteFood();
  return (message: string, created: readonly FoodEntry[]) => {
    offerUndo({
      key: undoKeyOfMade(created),
      message,
      description: wasKept(created[0]) ? words('keptHere') : undefined,
      created: created.map(({ id }) => undoKeyOf(id)),
      undo: () => remove(created, { keepalive: false }),
      onError: () => toast({ title: words('error'), description: t('undoFailed'), destructive: true }),
    });
  };
}

// Rejects if the food cannot be logged, so that the caller can keep the form open.
export function useLogging() {
  const t = useT(actionMessages);
  const offer = useOfferUndo();
  const { mutateAsync, isPending } = useLogFood();
  const log = async (body: FoodEntryInput) => {
    const created = await mutateAsync(body);
    offer(t('logged', { name: created.name }), [created]);
    return created;
  };
  return { log, isPending };
}

// Shows a toast on failure. Resolves to what was logged, or to null.
export function useTapLogging() {
  const t = useT(actionMessages);
  const words = useT(common);
  const { log, isPending } = useLogging();
  const tap = async (body: FoodEntryInput): Promise<FoodEntry | null> => {
    try {
      return await log({ ...body, clientKey: newClientKey() });
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
      return null;
    }
  };
  return { tap, isPending };
}

export function useCopying() {
  const t = useT(actionMessages);
  const words = useT(common);
  const offer = useOfferUndo();
  const { mutateAsync, isPending } = useCopyFood();
  const copy = async (body: FoodCopyInput): Promise<FoodEntry[] | null> => {
    if (isPending) return null;
    try {
      const created = await mutateAsync({ ...body, clientKey: newClientKey() });
      offer(t('copied', { count: created.length }), created);
      return created;
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('copyFailed')), destructive: true });
      return null;
    }
  };
  return { copy, isPending };
}

// Logs all foods of a saved meal. Shows a toast on failure.
export function useSavedMealLogging() {
  const t = useT(actionMessages);
  const words = useT(common);
  const offer = useOfferUndo();
  const added = useAddedText();
  const { mutateAsync, isPending } = useLogSavedMeal();
  const logMeal = async (meal: SavedMeal, options: SavedMealLogInput = {}): Promise<FoodEntry[] | null> => {
    if (isPending) return null;
    try {
      const created = await mutateAsync({ ...options, meal, clientKey: newClientKey() });
      offer(added(created, meal.name), created);
      return created;
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
      return null;
    }
  };
  return { logMeal, isPending };
}

export function useFoodRemoval() {
  const t = useT(actionMessages);
  const send = useDeleteFood();
  const remove = useDeleteWithUndo();
  return (entry: FoodEntry) =>
    remove({
      key: undoKeyOf(entry.id),
      message: t('deleted', { name: entry.name }),
      send: (options) => send([entry], options),
    });
}

// Takes planned meals into today's log and out again, and says when that failed; it draws nothing.
import { useRef, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { useEntriesOf, useTakeMeal, useUndoTaking } from './api';
import { entryOf, isAsTaken, type MealOfDay } from './logic';
import { mealPlanMessages } from './messages';

export interface MealState {
  isLogged: boolean;
  // On its way in or out.
  isBusy: boolean;
  take: () => void;
  // Absent when the entry is not as it was taken.
  undo?: (() => void) | undefined;
}

export function useTaking(): (meal: MealOfDay) => MealState {
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const today = useToday();
  const { data: entries = [] } = useEntriesOf(today);
  const { mutateAsync: take } = useTakeMeal(today);
  const { mutateAsync: remove } = useUndoTaking(today);
  // Shown as it will be, before the server has said so.
  const [onTheWay, setOnTheWay] = useState<ReadonlyMap<string, 'in' | 'out'>>(new Map());
  // A retry of the same meal cannot log it twice.
  const clientKeys = useRef(new Map<string, string>());

  const send = async (key: string, way: 'in' | 'out', call: () => Promise<unknown>, failure: string) => {
    const mark = (to: 'in' | 'out' | null) =>
      setOnTheWay((before) => {
        const after = new Map(before);
        if (to) after.set(key, to);
        else after.delete(key);
        return after;
      });
    mark(way);
    try {
      await call();
      clientKeys.current.delete(key);
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, failure), destructive: true });
    } finally {
      mark(null);
    }
  };

  return (meal) => {
    const entry = entryOf(meal, entries);
    const way = onTheWay.get(meal.key);
    const { name } = meal.meal;
    return {
      isLogged: way ? way === 'in' : entry !== undefined,
      isBusy: way !== undefined,
      take: () => {
        const clientKey = clientKeys.current.get(meal.key) ?? newClientKey();
        clientKeys.current.set(meal.key, clientKey);
        void send(meal.key, 'in', () => take({ meal, clientKey }), t('takeFailed', { name }));
      },
      undo:
        entry && isAsTaken(meal, entry)
          ? () => void send(meal.key, 'out', () => remove(entry.id), t('undoFailed', { name }))
          : undefined,
    };
  };
}

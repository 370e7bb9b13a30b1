// Logs planned meals in today's food log, removes them again and shows a toast on failure.
import { useRef, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { useEntriesOf, useLogMeal, useRemoveMeal } from './api';
import { entryOf, isUnchanged, type MealOfDay } from './logic';
import { mealPlanMessages } from './messages';

export interface MealState {
  isLogged: boolean;
  // A request is pending.
  isBusy: boolean;
  log: () => void;
  // Absent if the entry was changed.
  undo?: (() => void) | undefined;
}

export function useMealLogging(): (meal: MealOfDay) => MealState {
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const today = useToday();
  const { data: entries = [] } = useEntriesOf(today);
  const { mutateAsync: logMeal } = useLogMeal();
  const { mutateAsync: removeMeal } = useRemoveMeal();
  // Pending requests by meal. Meals are shown in their new state before the server responds.
  const [pending, setPending] = useState<ReadonlyMap<string, 'log' | 'remove'>>(new Map());
  // A retry of the same meal reuses its key, so that it is logged once.
  const clientKeys = useRef(new Map<string, string>());

  const send = async (key: string, action: 'log' | 'remove', call: () => Promise<unknown>, failure: string) => {
    const mark = (state: 'log' | 'remove' | null) =>
      setPending((before) => {
        const after = new Map(before);
        if (state) after.set(key, state);
        else after.delete(key);
        return after;
      });
    mark(action);
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
    const action = pending.get(meal.key);
    const { name } = meal.meal;
    return {
      isLogged: action ? action === 'log' : entry !== undefined,
      isBusy: action !== undefined,
      log: () => {
        const clientKey = clientKeys.current.get(meal.key) ?? newClientKey();
        clientKeys.current.set(meal.key, clientKey);
        void send(meal.key, 'log', () => logMeal({ meal, clientKey }), t('logFailed', { name }));
      },
      undo:
        entry && isUnchanged(meal, entry)
          ? () => void send(meal.key, 'remove', () => removeMeal(entry), t('undoFailed', { name }))
          : undefined,
    };
  };
}

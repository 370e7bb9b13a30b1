// What was added while the food dialog is open, without what was undone.
import { useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { wasKept } from '@/shared/outbox/record';
import { useUndoStore } from '@/shared/ui/undo';
import { foodMessages } from './foodMessages';
import { useAddedText } from './useAddedText';
import { undoKeyOfMade } from './useFoodActions';

export interface Addition {
  // Of its offer to undo it.
  key: string;
  text: string;
  // How many foods.
  count: number;
  // On this device, for the time being.
  isKept: boolean;
}

export function useAdditions() {
  const t = useT(foodMessages);
  const added = useAddedText();
  const [all, setAll] = useState<readonly Addition[]>([]);
  const undone = useUndoStore((state) => state.undone);
  const add = (created: readonly FoodEntry[], title?: string) => {
    if (created.length === 0) return;
    const count = created.length;
    const name = title ?? (count > 1 ? t('copyWhat', { count }) : undefined);
    const addition = { key: undoKeyOfMade(created), text: added(created, name), count, isKept: wasKept(created[0]) };
    setAll((before) => [...before, addition]);
  };
  return { additions: all.filter(({ key }) => !undone.has(key)), add };
}

// What was added while the food dialog is open.
import { useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { foodMessages } from './foodMessages';
import { useAddedText } from './useAddedText';
import { undoKeyOfMade } from './useFoodActions';

export interface Addition {
  // Of its offer to undo it.
  key: string;
  text: string;
  // How many foods.
  count: number;
}

export function useAdditions() {
  const t = useT(foodMessages);
  const added = useAddedText();
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  const add = (created: readonly FoodEntry[], title?: string) => {
    if (created.length === 0) return;
    const count = created.length;
    const name = title ?? (count > 1 ? t('copyWhat', { count }) : undefined);
    const addition = { key: undoKeyOfMade(created), text: added(created, name), count };
    setAdditions((before) => [...before, addition]);
  };
  const remove = (addition: Addition) => setAdditions((before) => before.filter((each) => each !== addition));
  return { additions, add, remove };
}

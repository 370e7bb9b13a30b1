// What was added while the food dialog is open.
import { useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { foodMessages } from './foodMessages';
import { mealWords } from './mealWords';
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
  const meals = useT(mealWords);
  const { energy, unit } = useEnergy();
  const [additions, setAdditions] = useState<readonly Addition[]>([]);
  // `title` names several foods that were added together.
  const add = (created: readonly FoodEntry[], title?: string) => {
    const [first] = created;
    if (!first) return;
    const count = created.length;
    const calories = energy(created.reduce((sum, entry) => sum + entry.calories, 0));
    const name = title ?? (count === 1 ? first.name : t('copyWhat', { count }));
    const text = t('added', { name, energy: `${calories} ${unit}`, meal: meals(first.mealType) });
    setAdditions((before) => [...before, { key: undoKeyOfMade(created), text, count }]);
  };
  const remove = (addition: Addition) => setAdditions((before) => before.filter((each) => each !== addition));
  return { additions, add, remove };
}

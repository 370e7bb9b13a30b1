// Says what was added: 'Oats and banana · 333 kcal added to Breakfast'.
import type { FoodEntry } from '@/shared/api/types';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { useT } from '@/shared/i18n/locale';
import { actionMessages } from './actionMessages';
import { mealWords } from './mealWords';

// `title` names several foods that were added together.
export function useAddedText(): (created: readonly FoodEntry[], title?: string) => string {
  const t = useT(actionMessages);
  const meals = useT(mealWords);
  const { energy, unit } = useEnergy();
  return (created, title) => {
    const [first] = created;
    if (!first) return '';
    const calories = energy(created.reduce((sum, entry) => sum + entry.calories, 0));
    return t('added', { name: title ?? first.name, energy: `${calories} ${unit}`, meal: meals(first.mealType) });
  };
}

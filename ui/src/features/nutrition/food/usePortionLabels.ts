// Names the portions of a food in a list, with the weight of one: 'slice · 45 g'.
import type { FoodPortion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { foodMessages } from './foodMessages';
import { useFoodWeight } from './foodWeight';
import { measureOf, unitWord, type FoodSource } from './source';

export const isMeasured = (unit: string) => ['g', 'ml', 'oz'].includes(unit);

// `quantity` is that of the chosen portion.
export function usePortionLabels(source: FoodSource | null, quantity: number | null) {
  const t = useT(foodMessages);
  const shownWeight = useFoodWeight();
  const weigh = (grams: number) => shownWeight(measureOf(source?.portions ?? [], grams));
  const labelOf = (portion: FoodPortion) => {
    const isChosen = portion.unit === source?.portion.unit;
    const word = unitWord(portion, isChosen ? quantity : portion.quantity);
    if (isMeasured(portion.unit)) return word;
    const weight = weigh(portion.grams / portion.quantity);
    return t(word === portion.unit ? 'weighs' : 'weighsEach', { unit: word, weight });
  };
  return { labelOf, weigh };
}

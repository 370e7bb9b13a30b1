// Names the portions of a food in a list. People who weigh in kilograms also see the weight of one: 'slice · 45 g'.
import type { FoodPortion } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { foodMessages } from './foodMessages';
import { measureOf, unitWord, type FoodSource } from './source';

export const isMeasured = (unit: string) => unit === 'g' || unit === 'ml';

// `quantity` is that of the chosen portion.
export function usePortionLabels(source: FoodSource | null, quantity: number | null) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const weigh = (grams: number) => {
    const { amount, unit } = measureOf(source?.portions ?? [], grams);
    return `${formatNumber(amount, format)} ${unit}`;
  };
  const labelOf = (portion: FoodPortion) => {
    const isChosen = portion.unit === source?.portion.unit;
    const word = unitWord(portion, isChosen ? quantity : portion.quantity);
    if (weightUnit !== 'kg' || isMeasured(portion.unit)) return word;
    const weight = weigh(portion.grams / portion.quantity);
    return t(word === portion.unit ? 'weighs' : 'weighsEach', { unit: word, weight });
  };
  return { labelOf, weigh };
}

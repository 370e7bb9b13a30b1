// Puts the numbers of a planned meal into words.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import type { MealOfDay } from './logic';
import { mealPlanMessages } from './messages';

export function useMealWords({ slot, meal }: MealOfDay) {
  const t = useT(mealPlanMessages);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const { calories, minutes } = meal;
  const macros = (['protein', 'carbs', 'fat'] as const).flatMap((macro) => {
    const grams = meal[macro];
    // Lines break between the macros, never within one.
    return grams === null ? [] : [t(macro, { grams: formatNumber(grams, format) }).replaceAll(' ', '\u00a0')];
  });
  return {
    // 'Lunch · 659 kcal · 25 min'
    line: [
      t(slot),
      `${formatNumber(fromWire(calories, unit), format)} ${unit}`,
      ...(minutes === null ? [] : [t('minutes', { minutes: formatNumber(minutes, format) })]),
    ].join(' · '),
    macros: macros.join(' · '),
  };
}

// Repeats the same meal of the previous day. The row shows its foods.
import { useT } from '@/shared/i18n/locale';
import { useToday } from '@/shared/hooks/useToday';
import type { Day } from '@/shared/lib/dates';
import { useHiddenKeys } from '@/shared/ui/undo';
import { mealOfPreviousDay, undoKeyOf } from '@/features/nutrition/log/log';
import type { MealType } from './food';
import { useFoodPages } from './foodApi';
import classes from './FoodFinder.module.css';
import { FoodGroupRow } from './FoodGroupRow';
import { foodMessages } from './foodMessages';
import { mealWords } from './mealWords';

interface PreviousDayMealProps {
  mealType: MealType;
  // The day of the new entries: today or a past day.
  day: Day;
  disabled: boolean;
  onCopy: () => void;
}

export function PreviousDayMeal({ mealType, day, disabled, onCopy }: PreviousDayMealProps) {
  const t = useT(foodMessages);
  const meals = useT(mealWords);
  const today = useToday();
  const hidden = useHiddenKeys();
  const { data } = useFoodPages();
  const entries = (data?.pages.flat() ?? []).filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const before = mealOfPreviousDay(entries, day, mealType);
  if (before.length === 0) return null;
  const title = t(day === today ? 'copyYesterday' : 'copyBefore', { meal: meals(mealType) });
  return (
    <ul className={classes.list}>
      <FoodGroupRow
        name={title}
        foods={before}
        showLabel={t('copyShow', { meal: meals(mealType) })}
        logLabel={title}
        listLabel={t('copyFoods', { meal: meals(mealType) })}
        disabled={disabled}
        onLog={onCopy}
      />
    </ul>
  );
}

// Repeats the same meal of the previous day. The row shows its foods.
import { useState } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useToday } from '@/shared/hooks/useToday';
import type { Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { useHiddenKeys } from '@/shared/ui/undo';
import { mealOfPreviousDay, undoKeyOf } from '@/features/nutrition/log/log';
import { useEnergy } from '@/features/nutrition/today/useEnergy';
import type { MealType } from './food';
import { useFoodPages } from './foodApi';
import classes from './FoodFinder.module.css';
import { foodMessages, mealWords } from './foodMessages';
import { FoodRow } from './FoodRow';

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
  const format = useFormat();
  const today = useToday();
  const hidden = useHiddenKeys();
  const { energy, unit } = useEnergy();
  const [isOpen, setOpen] = useState(false);
  const { data } = useFoodPages();
  const entries = (data?.pages.flat() ?? []).filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const before = mealOfPreviousDay(entries, day, mealType);
  if (before.length === 0) return null;
  const title = t(day === today ? 'copyYesterday' : 'copyBefore', { meal: meals(mealType) });
  return (
    <ul className={classes.list}>
      <FoodRow
        name={title}
        detail={`${t('copyWhat', { count: before.length })}: ${before.map(({ name }) => name).join(', ')}`}
        energy={energy(before.reduce((sum, { calories }) => sum + calories, 0))}
        unit={unit}
        chooseLabel={t('copyShow', { meal: meals(mealType) })}
        logLabel={title}
        disabled={disabled}
        isOpen={isOpen}
        onChoose={() => setOpen(!isOpen)}
        onLog={onCopy}
      />
      {isOpen && (
        <li>
          <ul className={classes.inside} aria-label={t('copyFoods', { meal: meals(mealType) })}>
            {before.map((entry) => (
              <li key={entry.id}>
                <span>
                  {entry.name} · {formatNumber(entry.quantity, format, 2)} {entry.unit}
                </span>
                <span>
                  {energy(entry.calories)} {unit}
                </span>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

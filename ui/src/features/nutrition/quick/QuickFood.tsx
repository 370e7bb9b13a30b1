// Logs food from the dashboard: opens the food search, or repeats one of yesterday's meals in one tap, with Undo. Shows only
// meals that are not logged today yet.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { useHiddenKeys } from '@/shared/ui/undo';
import { mealWords } from '@/features/nutrition/food/foodMessages';
import { useCopying } from '@/features/nutrition/food/useFoodActions';
import { daysOf, undoKeyOf } from '@/features/nutrition/log/log';
import { useEnergy } from '@/features/nutrition/today/useEnergy';
import { useEntriesSince } from './quickApi';
import { quickMessages } from './quickMessages';
import classes from './QuickFood.module.css';

export function QuickFood() {
  const t = useT(quickMessages);
  const meals = useT(mealWords);
  const today = useToday();
  const yesterday = addDays(today, -1);
  const hidden = useHiddenKeys();
  const { energy, unit } = useEnergy();
  const { data = [] } = useEntriesSince(yesterday);
  const { copy, isPending } = useCopying();
  const days = daysOf(data.filter(({ id }) => !hidden.has(undoKeyOf(id))));
  const mealsOf = (day: string) => days.find((each) => each.day === day)?.meals ?? [];
  const logged = mealsOf(today).map(({ mealType }) => mealType);
  const offered = mealsOf(yesterday).filter(({ mealType }) => !logged.includes(mealType));
  return (
    <div className={classes.quick}>
      <Button
        component={Link}
        to="/nutrition?dialog=add-food"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('addFood')}
      </Button>
      {offered.length > 0 && (
        <div className={classes.again}>
          <span className={classes.title} aria-hidden>
            {t('title')}
          </span>
          {offered.map(({ mealType, calories }) => {
            const meal = meals(mealType);
            return (
              <Button
                key={mealType}
                variant="default"
                className={classes.meal ?? ''}
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t('logMeal', { meal, energy: `${energy(calories)} ${unit}` })}
                disabled={isPending}
                onClick={() => void copy({ from: yesterday, mealType })}
              >
                {meal}
                <span className={classes.energy}>
                  {energy(calories)} {unit}
                </span>
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}

// A possible split of the calorie target over the day, shown while no meals are planned.
import { Text } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { spreadOverDay } from './logic';
import { mealIcons } from './mealIcons';
import { mealPlanMessages } from './messages';
import classes from './SpreadOfDay.module.css';

// `target` in kcal.
export function SpreadOfDay({ target }: { target: number }) {
  const t = useT(mealPlanMessages);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const meals = spreadOverDay(fromWire(target, unit));
  const largest = Math.max(...meals.map(({ amount }) => amount));
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.empty}>
        {t('empty')}
      </Text>
      <ul className={classes.day}>
        {meals.map(({ meal, amount }) => {
          const Icon = mealIcons[meal === 'snacks' ? 'snack' : meal];
          return (
            <li key={meal} className={classes.meal}>
              <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
              <span className={classes.name}>{t(meal)}</span>
              <span className={classes.track} aria-hidden>
                <span className={classes.bar} style={{ width: `${(amount / largest) * 100}%` }} />
              </span>
              <span className={classes.amount}>{t('about', { amount: formatNumber(amount, format), unit })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

// The day's nutrition on the dashboard: the calorie target and, while no meals are planned, how it can be spread.
import { Button, Text, Title } from '@mantine/core';
import { IconApple, IconBowlSpoon, IconCoffee, IconSoup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dayBound } from '@/shared/api/queryClient';
import type { DailyMealPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { usePlaces } from '@/shared/hooks/usePlaces';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { spreadOverDay } from './logic';
import classes from './MealPlanCard.module.css';
import { nutritionMessages } from './messages';

const icons = { breakfast: IconCoffee, lunch: IconBowlSpoon, dinner: IconSoup, snacks: IconApple };

export function MealPlanCard() {
  const t = useT(nutritionMessages);
  const format = useFormat();
  // The tour shows the way to the food log; while there is none, the target of the day.
  const opens = usePlaces().has('/nutrition');
  const { dailyCalories, energyUnit: unit = 'kcal' } = useUser();
  const { data, error, refetch } = useQuery<DailyMealPlan>({ queryKey: ['/api/daily-meal-plan'], meta: dayBound });
  // The person's own target until the answer is here: it is the same number.
  const target = fromWire(data?.dailyCalories ?? dailyCalories, unit);
  const meals = spreadOverDay(target);
  const most = Math.max(...meals.map(({ amount }) => amount));
  return (
    <Card padding="lg" aria-labelledby="nutrition-plan">
      <div className={classes.head} data-tour={opens ? undefined : 'trackNutrition'}>
        <Title order={2} id="nutrition-plan">
          {t('title')}
        </Title>
        <div className={classes.target}>
          <span className={classes.label}>{t('target')}</span>
          <span className={classes.number}>{formatNumber(target, format)}</span>
          <span className={classes.unit}>{unit}</span>
        </div>
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text size="sm" c="dimmed" className={classes.empty}>
            {t('empty')}
          </Text>
          <ul className={classes.day}>
            {meals.map(({ meal, amount }) => {
              const Picture = icons[meal];
              return (
                <li key={meal} className={classes.meal}>
                  <Picture size={20} stroke={1.7} aria-hidden className={classes.picture} />
                  <span className={classes.name}>{t(meal)}</span>
                  <span className={classes.track} aria-hidden>
                    <span className={classes.bar} style={{ width: `${(amount / most) * 100}%` }} />
                  </span>
                  <span className={classes.amount}>{t('about', { amount: formatNumber(amount, format), unit })}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {opens && (
        <Button component={Link} to="/nutrition" variant="light" mt="md" data-tour="trackNutrition">
          {t('track')}
        </Button>
      )}
    </Card>
  );
}

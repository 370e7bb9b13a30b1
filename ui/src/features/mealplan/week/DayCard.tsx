// A day of the week: its meals, and their calories beside the target.
import { Text, Title } from '@mantine/core';
import { eatenAndPlanned, entryOf, mealsInOrder } from '@/features/mealplan/logic';
import type { FoodEntry } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import classes from './DayCard.module.css';
import type { DayOfWeek } from './logic';
import { mealWeekMessages } from './messages';
import { WeekMealRow } from './WeekMealRow';

interface DayCardProps {
  day: DayOfWeek;
  today: Day;
  // In kcal.
  target: number;
  // The food log of today; empty for other days.
  entries: readonly FoodEntry[];
  isStale: boolean;
}

export function DayCard({ day: { date, meals }, today, target, entries, isStale }: DayCardProps) {
  const t = useT(mealWeekMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const energy = (kcal: number) => formatNumber(Math.round(fromWire(kcal, unit)), format);
  const ordered = meals ? mealsInOrder(meals) : [];
  const title = `day-${date}`;
  const isPast = date < today;
  return (
    <Card
      className={classes.card}
      aria-labelledby={title}
      aria-busy={isStale}
      data-past={isPast || undefined}
      data-empty={ordered.length === 0 || undefined}
      data-stale={isStale || undefined}
    >
      <header className={classes.head}>
        <Title order={3} id={title} className={classes.day}>
          {formatDay(date, format, { weekday: 'long' })}{' '}
          <span className={classes.date}>{formatDay(date, format, { day: 'numeric', month: 'short' })}</span>
          {date === today && <span className={classes.today}>{words('today')}</span>}
        </Title>
        {(ordered.length > 0 || entries.length > 0) && (
          <span className={classes.total}>
            <span className={classes.number}>{energy(eatenAndPlanned(ordered, entries))}</span>{' '}
            {t('ofTarget', { target: energy(target), unit })}
          </span>
        )}
      </header>
      {ordered.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(meals ? 'nothingLeft' : 'noMeals')}
        </Text>
      ) : (
        <ol className={classes.meals}>
          {ordered.map((meal) => (
            <WeekMealRow
              key={`${meal.slot}-${meal.index}`}
              date={date}
              meal={meal}
              isLogged={entryOf(meal, entries) !== undefined}
              canSwap={!isPast && !isStale}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

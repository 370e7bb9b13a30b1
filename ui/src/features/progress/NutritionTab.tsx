// The Nutrition tab: calories compared with the goal for today, this week and the range, and the latest food entries.
import { Button, Text, Title } from '@mantine/core';
import { IconSalad } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProgressNutrition } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { TimeChart } from '@/shared/ui/chart/Chart';
import { EmptyState } from '@/shared/ui/EmptyState';
import { CalorieMeter } from './CalorieMeter';
import listClasses from './List.module.css';
import { calorieChart, meanCalories, shortDay } from './logic';
import { progressMessages } from './messages';
import classes from './Tabs.module.css';

export function NutritionTab({ data }: { data: ProgressNutrition }) {
  const t = useT(progressMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const hasNutritionScreen = useScreenPaths().has('/nutrition');
  const mean = meanCalories(data.points);
  const names = { goal: t('goal'), over: (amount: string) => words('over', { amount }) };
  const chart = calorieChart(data, energyUnit, names, format);
  const shown = (kcal: number) => formatNumber(Math.round(fromWire(kcal, energyUnit)), format);
  return (
    <div className={classes.tab}>
      <div className={classes.meters}>
        <CalorieMeter label={t('today')} tally={data.today} />
        <CalorieMeter label={t('thisWeek')} tally={data.week} />
      </div>
      {(mean || data.foods.length > 0) && (
        <ChartCard
          title={t('caloriesTitle')}
          answer={
            mean &&
            t('caloriesAnswer', {
              calories: shown(mean.calories),
              unit: energyUnit,
              count: mean.days,
              goal: shown(mean.goal),
            })
          }
        >
          <TimeChart
            label={t('caloriesTitle')}
            {...chart}
            columns={[t(chart.span === 1 ? 'day' : 'week'), t('calories'), t('goal')]}
            unit={t('caloriesUnit', { unit: energyUnit })}
            formatValue={(value) => formatNumber(value, format)}
            zero
          />
        </ChartCard>
      )}
      <Card aria-labelledby="progress-foods">
        <Title order={2} size="h3" id="progress-foods">
          {t('foods')}
        </Title>
        {data.foods.length === 0 && (
          <EmptyState
            icon={IconSalad}
            title={t('foodsNone')}
            description={t('foodsHint')}
            action={
              hasNutritionScreen && (
                <Button component={Link} to="/nutrition">
                  {t('logFood')}
                </Button>
              )
            }
          />
        )}
        <ul className={listClasses.list}>
          {data.foods.map((food) => (
            <li key={food.id} className={listClasses.row}>
              <span className={listClasses.words}>
                <Text component="span" fw={600} className={listClasses.name}>
                  {food.name}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {shortDay(food.localDate, format)}, {formatClock(food.loggedAt, food.utcOffset, format)}
                  {food.protein !== null && ` · ${t('protein', { grams: formatNumber(food.protein, format, 1) })}`}
                </Text>
              </span>
              <span className={`${listClasses.value} fit-numbers`}>
                {shown(food.calories)} {energyUnit}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

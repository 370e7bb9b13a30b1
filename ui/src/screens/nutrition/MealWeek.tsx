// /nutrition/week: the meals of a week and their shopping list. Week and tab are in the URL.
import { Tabs } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useMealWeek, useShoppingList } from '@/features/mealplan/week/api';
import { firstOfWeek, isFurthest, lastDayOf, rangeText, weekAfter } from '@/features/mealplan/week/logic';
import { mealWeekMessages } from '@/features/mealplan/week/messages';
import { Shopping } from '@/features/mealplan/week/Shopping';
import { WeekBar } from '@/features/mealplan/week/WeekBar';
import { WeekMeals } from '@/features/mealplan/week/WeekMeals';
import { useSwipe } from '@/shared/hooks/useSwipe';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabs from '@/shared/ui/PageTabs.module.css';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './MealWeek.module.css';
import { mealWeekTabs, useMealWeekAddress, type MealWeekTab } from './useMealWeekAddress';

export function MealWeek() {
  const t = useT(mealWeekMessages);
  const format = useFormat();
  const today = useToday();
  const { tab, requested, goToTab, goToWeek } = useMealWeekAddress();
  const first = firstOfWeek(requested, today);
  const present = firstOfWeek(null, today);
  const showWeek = (to: Day | null) => goToWeek(to === present ? null : to);
  const area = useRef<HTMLDivElement>(null);
  useSwipe(
    area,
    (to) => showWeek(weekAfter(first, to === 'next' ? 1 : -1)),
    (to) => to === 'previous' || !isFurthest(first, today),
  );
  return (
    <>
      <div className={classes.header}>
        <PageHeader title={t('title')} backTo="/nutrition" backLabel={t('back')} />
      </div>
      <Tabs
        value={tab}
        onChange={(to) => goToTab(to as MealWeekTab)}
        keepMounted={false}
        variant="unstyled"
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <div className={classes.controls}>
          <WeekBar
            first={first}
            range={rangeText(first, lastDayOf(first), format, today)}
            isPresent={first === present}
            isFurthest={isFurthest(first, today)}
            onWeek={showWeek}
          />
          <Tabs.List aria-label={t('tabs')}>
            {mealWeekTabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {t(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        <div ref={area} data-swipe>
          <Tabs.Panel value="meals">
            <Meals key={first} first={first} today={today} />
          </Tabs.Panel>
          <Tabs.Panel value="list">
            <List key={first} first={first} today={today} />
          </Tabs.Panel>
        </div>
      </Tabs>
    </>
  );
}

interface PartProps {
  first: Day;
  today: Day;
}

function Meals({ first, today }: PartProps) {
  return <Loaded query={useMealWeek(first)} render={(week) => <WeekMeals week={week} today={today} />} />;
}

function List({ first, today }: PartProps) {
  return <Loaded query={useShoppingList(first)} render={(list) => <Shopping list={list} today={today} />} />;
}

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  render: (data: T) => ReactNode;
}

function Loaded<T>({ query: { data, error, refetch }, render }: LoadedProps<T>) {
  // In a shop without a network, the list that is there is worth more than the message.
  if (data) return render(data);
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <LoadingRegion>
      <div className={classes.loading}>
        <Placeholder height={300} radius="lg" />
        <Placeholder height={300} radius="lg" />
      </div>
    </LoadingRegion>
  );
}

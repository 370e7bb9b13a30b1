// /progress, Progress Analytics: four tabs over a predefined or custom date range. Tab and range are in the URL.
import { Tabs } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useProgress } from '@/features/progress/api';
import { BodyTab } from '@/features/progress/BodyTab';
import { addressOf, rangeOf, tabOf, tabs, type Range, type Tab } from '@/features/progress/logic';
import { progressMessages } from '@/features/progress/messages';
import { NutritionTab } from '@/features/progress/NutritionTab';
import { OverviewTab } from '@/features/progress/OverviewTab';
import { RangeControl } from '@/features/progress/RangeControl';
import { WorkoutsTab } from '@/features/progress/WorkoutsTab';
import { MuscleCard } from '@/features/trainingadvice/MuscleCard';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabClasses from '@/shared/ui/PageTabs.module.css';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './Progress.module.css';

const parts: Record<Tab, (props: { range: Range }) => ReactNode> = {
  overview: Overview,
  workouts: Workouts,
  nutrition: Nutrition,
  body: Body,
};

export function Progress() {
  const t = useT(progressMessages);
  const [parameters, setParameters] = useSearchParams();
  const tab = tabOf(parameters.get('tab'));
  const range = rangeOf(parameters, useToday());
  const goTo = (to: Tab, newRange: Range) =>
    setParameters(addressOf(to, newRange), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        value={tab}
        onChange={(to) => goTo(tabOf(to), range)}
        keepMounted={false}
        variant="unstyled"
        classNames={{ list: `${tabClasses.list} ${classes.tabs}`, tab: `${tabClasses.tab} ${classes.tab}` }}
      >
        <div className={classes.controls}>
          <Tabs.List aria-label={t('tabs')}>
            {tabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {t(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <RangeControl range={range} onChange={(newRange) => goTo(tab, newRange)} />
        </div>
        {tabs.map((each) => {
          const Part = parts[each];
          return (
            <Tabs.Panel key={each} value={each}>
              <Part range={range} />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}

function Overview({ range }: { range: Range }) {
  return <Loaded query={useProgress('overview', range)} draw={(data) => <OverviewTab data={data} />} />;
}

function Workouts({ range }: { range: Range }) {
  return (
    <Loaded
      query={useProgress('workouts', range)}
      draw={(data) => <WorkoutsTab data={data} muscles={<MuscleCard />} />}
    />
  );
}

function Nutrition({ range }: { range: Range }) {
  return <Loaded query={useProgress('nutrition', range)} draw={(data) => <NutritionTab data={data} />} />;
}

function Body({ range }: { range: Range }) {
  return <Loaded query={useProgress('body', range)} draw={(data) => <BodyTab data={data} />} />;
}

function Loaded<Data>({ query, draw }: { query: UseQueryResult<Data>; draw: (data: Data) => ReactNode }) {
  const t = useT(progressMessages);
  if (query.error) {
    return (
      <Card>
        <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  if (!query.data) {
    return (
      <LoadingRegion>
        <Placeholder height={124} radius="lg" />
        <Placeholder height={350} radius="lg" mt={20} />
        <Placeholder height={350} radius="lg" mt={20} />
      </LoadingRegion>
    );
  }
  return <div aria-busy={query.isPlaceholderData}>{draw(query.data)}</div>;
}

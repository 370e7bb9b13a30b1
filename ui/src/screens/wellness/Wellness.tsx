// /wellness, the Wellness Journey: energy, tiles and tabs; it composes wellness, periods and sleep.
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCycle, usePeriods } from '@/features/periods/api';
import { PeriodTab } from '@/features/periods/PeriodTab';
import { PeriodTiles } from '@/features/periods/PeriodTiles';
import { SleepTab } from '@/features/sleep/SleepTab';
import { useWellnessStats } from '@/features/wellness/api';
import { AffirmationCard, type AffirmationTopic } from '@/features/wellness/today/AffirmationCard';
import { isBreathingStyle } from '@/features/wellness/breathing/breathing';
import { BreathingCard } from '@/features/wellness/breathing/BreathingCard';
import { BreathingGuide } from '@/features/wellness/breathing/BreathingGuide';
import { EnergyCard } from '@/features/wellness/today/EnergyCard';
import { GuideList } from '@/features/wellness/guides/GuideList';
import { GuidePlayer } from '@/features/wellness/guides/GuidePlayer';
import { InsightsTab } from '@/features/wellness/InsightsTab';
import { journeyMessages } from '@/features/wellness/today/journeyMessages';
import { practices } from '@/features/wellness/guides/practices';
import { routines } from '@/features/wellness/guides/routines';
import { lastWorkoutQuery } from '@/shared/api/queries';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import classes from './Wellness.module.css';
import { PeriodsMenu } from './WellnessMenu';

// The words of the address.
const tabs = ['self-care', 'mindful', 'insights', 'period', 'sleep'] as const;
type Tab = (typeof tabs)[number];

const topics: Record<Tab, AffirmationTopic> = {
  'self-care': 'selfCare',
  mindful: 'mindful',
  insights: 'insights',
  period: 'period',
  sleep: 'sleep',
};

export function Wellness() {
  const t = useT(journeyMessages);
  const { trackPeriods = true } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const { data: periods, isPending: periodsPending } = usePeriods(trackPeriods);
  const { isPending: cyclePending } = useCycle(trackPeriods);
  const { isPending: energyPending } = useWellnessStats();
  const asked = tabs.find((each) => each === parameters.get('tab')) ?? 'self-care';
  // A hidden tab's address leads to the first one.
  const tab = asked === 'period' && !trackPeriods ? 'self-care' : asked;
  // What stands below the numbers is not seen before it stands where it stays.
  const waiting = energyPending || (trackPeriods && (periodsPending || cyclePending));
  const strip = useTabInSight(tab);

  const panel = (name: Tab, content: ReactNode) => (
    <Tabs.Panel value={name} className={classes.panel}>
      <div className={classes.content}>{content}</div>
      <AffirmationCard topic={topics[name]} />
    </Tabs.Panel>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} backTo="/" action={<PeriodsMenu />} />
      <EnergyCard />
      {trackPeriods && (
        <div className={classes.periods} data-waiting={waiting || undefined}>
          <PeriodTiles />
        </div>
      )}
      <Tabs
        value={tab}
        onChange={(chosen) => setParameters(chosen ? { tab: chosen } : {}, { replace: true, preventScrollReset: true })}
        keepMounted={false}
        variant="unstyled"
        classNames={{ root: classes.root ?? '', list: classes.tabs ?? '', tab: classes.tab ?? '' }}
        data-waiting={waiting || undefined}
      >
        <div className={classes.strip} ref={strip}>
          <Tabs.List aria-label={t('tabs')}>
            <Tabs.Tab value="self-care">{t('selfCare')}</Tabs.Tab>
            <Tabs.Tab value="mindful">{t('mindful')}</Tabs.Tab>
            <Tabs.Tab value="insights">{t('insights')}</Tabs.Tab>
            {trackPeriods && (
              <Tabs.Tab value="period">{periods ? t('periodCount', { count: periods.length }) : t('period')}</Tabs.Tab>
            )}
            <Tabs.Tab value="sleep">{t('sleep')}</Tabs.Tab>
          </Tabs.List>
        </div>
        {panel('self-care', <SelfCare />)}
        {panel('mindful', <Mindful />)}
        {panel('insights', <Insights periodLogs={trackPeriods ? periods?.length : 0} />)}
        {trackPeriods && panel('period', <PeriodTab />)}
        {panel('sleep', <SleepTab />)}
      </Tabs>
    </div>
  );
}

// On a phone the tabs scroll sideways: the chosen one is moved to the middle.
function useTabInSight(tab: Tab) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (!strip.current || !chosen) return;
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  return strip;
}

// What plays stands in the address, so that a reload goes on with it; what closes it, Back too, changes the same entry.
function useWayBack(tab: Tab): () => void {
  const navigate = useNavigate();
  return () => void navigate(`?tab=${tab}`, { replace: true, preventScrollReset: true });
}

function SelfCare() {
  const [parameters] = useSearchParams();
  const leave = useWayBack('self-care');
  const playing = routines.find(({ id }) => id === parameters.get('guide'));
  return (
    <>
      <GuideList guides={routines} kind="self_care" addressOf={({ id }) => `?tab=self-care&guide=${id}`} />
      {playing && <GuidePlayer key={playing.id} guide={playing} onLeave={leave} />}
    </>
  );
}

function Mindful() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const leave = useWayBack('mindful');
  const playing = practices.find(({ id }) => id === parameters.get('guide'));
  const style = parameters.get('breathe');
  return (
    <>
      <BreathingCard
        onStart={(chosen) =>
          void navigate(`?tab=mindful&breathe=${chosen}`, { replace: true, preventScrollReset: true })
        }
      />
      <GuideList guides={practices} kind="mindfulness" addressOf={({ id }) => `?tab=mindful&guide=${id}`} />
      {playing && <GuidePlayer key={playing.id} guide={playing} onLeave={leave} />}
      {isBreathingStyle(style) && <BreathingGuide style={style} onLeave={leave} />}
    </>
  );
}

function Insights({ periodLogs }: { periodLogs: number | undefined }) {
  // One is enough to know that there are any.
  const { data: workouts } = useQuery(lastWorkoutQuery);
  const hasPeriods = periodLogs === undefined ? undefined : periodLogs > 0;
  const hasWorkouts = workouts === undefined ? undefined : workouts.length > 0;
  const known = hasPeriods !== undefined && hasWorkouts !== undefined;
  return <InsightsTab hasData={hasPeriods || hasWorkouts || (known ? false : undefined)} />;
}

// /wellness: the energy card, the period tiles and tabs for self-care, mindfulness, insights, periods and sleep.
import { Button, Tabs } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCycle, usePeriods } from '@/features/periods/api';
import { PeriodTab } from '@/features/periods/PeriodTab';
import { PeriodTiles } from '@/features/periods/PeriodTiles';
import { SleepDialog } from '@/features/sleep/SleepDialog';
import { SleepTab } from '@/features/sleep/SleepTab';
import { useMomentStats } from '@/features/wellness/momentStats';
import { AffirmationCard, type AffirmationTopic } from '@/features/wellness/today/AffirmationCard';
import { isBreathingStyle } from '@/features/wellness/breathing/styles';
import { BreathingCard } from '@/features/wellness/breathing/BreathingCard';
import { BreathingGuide } from '@/features/wellness/breathing/BreathingGuide';
import { EnergyCard } from '@/features/wellness/today/EnergyCard';
import { GuideList } from '@/features/wellness/guides/GuideList';
import { GuidePlayer } from '@/features/wellness/guides/GuidePlayer';
import { InsightsTab } from '@/features/wellness/InsightsTab';
import { journeyMessages } from '@/features/wellness/today/journeyMessages';
import { practices, routines } from '@/features/wellness/guides/guides';
import { useGuides } from '@/features/wellness/guides/useGuides';
import { lastWorkoutQuery } from '@/shared/api/queries';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import classes from './Wellness.module.css';
import { PeriodsMenu } from './WellnessMenu';

// Values of the query parameter `tab`.
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
  const { isPending: energyPending } = useMomentStats();
  const requested = tabs.find((each) => each === parameters.get('tab')) ?? 'self-care';
  // The URL of a hidden tab shows the first one.
  const tab = requested === 'period' && !trackPeriods ? 'self-care' : requested;
  // The content below stays hidden until its position is final.
  const waiting = energyPending || (trackPeriods && (periodsPending || cyclePending));
  const strip = useCenteredTab(tab);

  const panel = (name: Tab, content: ReactNode) => (
    <Tabs.Panel value={name} className={classes.panel}>
      <div className={classes.content}>{content}</div>
      <AffirmationCard topic={topics[name]} />
    </Tabs.Panel>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} backTo="/" action={<PeriodsMenu />} />
      <QuickLogs />
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

// What people log every day, from any tab.
function QuickLogs() {
  const t = useT(journeyMessages);
  const [logging, setLogging] = useState(false);
  return (
    <div className={classes.quick}>
      <Button variant="default" leftSection={<IconMoon size={18} aria-hidden />} onClick={() => setLogging(true)}>
        {t('logNight')}
      </Button>
      {logging && <SleepDialog night="last" onClose={() => setLogging(false)} />}
    </div>
  );
}

// On a phone the tabs scroll sideways. Centers the selected one, again when the tabs grow: the number of periods and the
// font arrive later.
function useCenteredTab(tab: Tab) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = strip.current?.querySelector('[role=tablist]');
    const center = () => {
      const chosen = strip.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
      if (!strip.current || !chosen) return;
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
    };
    center();
    if (!list) return;
    const observer = new ResizeObserver(center);
    observer.observe(list);
    return () => observer.disconnect();
  }, [tab]);
  return strip;
}

// The URL names the playing guide, so that it survives a reload. Closing it replaces the history entry.
function useLeaveGuide(tab: Tab): () => void {
  const navigate = useNavigate();
  return () => void navigate(`?tab=${tab}`, { replace: true, preventScrollReset: true });
}

function SelfCare() {
  const [parameters] = useSearchParams();
  const leave = useLeaveGuide('self-care');
  const { guides, error, retry } = useGuides(routines);
  const playing = guides?.find(({ id }) => id === parameters.get('guide'));
  return (
    <>
      <GuideList entries={routines} guides={guides} kind="self_care" addressOf={(id) => `?tab=self-care&guide=${id}`} />
      {error && !guides && <ErrorState error={error} onRetry={retry} />}
      {playing && <GuidePlayer key={playing.id} guide={playing} onLeave={leave} />}
    </>
  );
}

function Mindful() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const leave = useLeaveGuide('mindful');
  const { guides, error, retry } = useGuides(practices);
  const playing = guides?.find(({ id }) => id === parameters.get('guide'));
  const style = parameters.get('breathe');
  return (
    <>
      <BreathingCard
        onStart={(chosen) =>
          void navigate(`?tab=mindful&breathe=${chosen}`, { replace: true, preventScrollReset: true })
        }
      />
      <GuideList
        entries={practices}
        guides={guides}
        kind="mindfulness"
        addressOf={(id) => `?tab=mindful&guide=${id}`}
      />
      {error && !guides && <ErrorState error={error} onRetry={retry} />}
      {playing && <GuidePlayer key={playing.id} guide={playing} onLeave={leave} />}
      {isBreathingStyle(style) && <BreathingGuide style={style} onLeave={leave} />}
    </>
  );
}

function Insights({ periodLogs }: { periodLogs: number | undefined }) {
  // The latest workout is enough to know whether there are any.
  const { data: workouts } = useQuery(lastWorkoutQuery);
  const hasPeriods = periodLogs === undefined ? undefined : periodLogs > 0;
  const hasWorkouts = workouts === undefined ? undefined : workouts.length > 0;
  const known = hasPeriods !== undefined && hasWorkouts !== undefined;
  return <InsightsTab hasData={hasPeriods || hasWorkouts || (known ? false : undefined)} />;
}

// The Overview tab: three scores, training frequency, sleep with training, all-time statistics and the latest records.
import { IconFlame, IconSalad, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { StatTile } from '@/shared/ui/StatTile';
import type { ProgressOverview } from '@/shared/api/types';
import { signed, weeksReached } from './logic';
import { progressMessages } from './messages';
import { NoWorkouts } from './NoWorkouts';
import { NumbersCard } from './NumbersCard';
import { RecordList } from './RecordList';
import { SleepChart } from './SleepChart';
import classes from './Tabs.module.css';
import { TrainingChart } from './TrainingChart';

export function OverviewTab({ data }: { data: ProgressOverview }) {
  const t = useT(progressMessages);
  const format = useFormat();
  const { last, previous } = data.trend;
  const hasTrained = data.stats.totalWorkouts > 0;
  const reached = weeksReached(data.weeks, data.to);
  return (
    <div className={classes.tab}>
      <div className={classes.tiles}>
        <StatTile
          icon={IconFlame}
          label={t('consistency')}
          value={formatNumber(data.consistency, format)}
          unit="%"
          note={t('consistencyNote')}
          tone={data.consistency >= 100 ? 'warm' : 'plain'}
        />
        <StatTile
          icon={IconSalad}
          label={t('tracking')}
          value={formatNumber(data.nutritionTracking, format)}
          unit="%"
          note={t('trackingNote')}
        />
        <StatTile
          icon={last < previous ? IconTrendingDown : IconTrendingUp}
          label={t('trend')}
          value={signed(last - previous, format)}
          note={t('trendNote', { last, previous })}
        />
      </div>
      {hasTrained || data.sleep.some(({ hours }) => hours !== null) ? (
        <>
          <TrainingChart
            title={t('trainingTitle')}
            answer={reached.weeks > 0 ? t('trainingReached', reached) : null}
            weeks={data.weeks}
          />
          <SleepChart overview={data} />
        </>
      ) : (
        <NoWorkouts />
      )}
      <div className={classes.pair}>
        <NumbersCard stats={data.stats} />
        <RecordList records={data.records} />
      </div>
    </div>
  );
}

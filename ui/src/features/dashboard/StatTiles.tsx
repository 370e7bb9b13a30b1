// The four statistics of the dashboard. New users see them muted, with hints.
import { IconCalendarWeek, IconClock, IconFlame, IconTrophy } from '@tabler/icons-react';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { StatTile } from '@/shared/ui/StatTile';
import { useStats } from './api';
import { dashboardMessages } from './messages';
import classes from './StatTiles.module.css';

export function StatTiles() {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const { weeklyGoal } = useUser();
  // The tour points to the link to all numbers, or to the tiles when the progress screen does not exist.
  const tour = useScreenPaths().has('/progress') ? undefined : 'viewProgress';
  const { data: stats, isPending, error, refetch } = useStats();
  if (error) {
    return (
      <Card data-tour={tour}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const streak = stats?.currentStreak ?? 0;
  const week = stats?.thisWeekWorkouts ?? 0;
  const weeks = stats?.weekStreak ?? 0;
  const workouts = stats?.totalWorkouts ?? 0;
  const fresh = stats !== undefined && workouts === 0;
  return (
    <section aria-label={t('stats')} className={classes.tiles} data-fresh={fresh || undefined} data-tour={tour}>
      <StatTile
        icon={IconFlame}
        label={t('currentStreak')}
        value={formatNumber(streak, format)}
        unit={t('days', { count: streak })}
        note={weeks > 0 ? t('weekStreak', { count: weeks }) : fresh ? t('streakHint') : undefined}
        tone={streak > 0 ? 'warm' : 'plain'}
        loading={isPending}
      />
      <StatTile
        icon={IconCalendarWeek}
        label={t('thisWeek')}
        value={formatNumber(week, format)}
        unit={t('workouts', { count: week })}
        note={week >= weeklyGoal ? t('goalReached', { goal: weeklyGoal }) : t('goal', { goal: weeklyGoal })}
        loading={isPending}
      />
      <StatTile
        icon={IconClock}
        label={t('totalHours')}
        value={formatNumber(stats?.totalHours ?? 0, format, 1)}
        unit={t('hours')}
        note={stats?.avgDuration ? t('average', { minutes: stats.avgDuration }) : undefined}
        loading={isPending}
      />
      <StatTile
        icon={IconTrophy}
        label={t('totalWorkouts')}
        value={formatNumber(workouts, format)}
        loading={isPending}
      />
    </section>
  );
}

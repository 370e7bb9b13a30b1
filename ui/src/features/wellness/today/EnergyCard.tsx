// Wellness Energy: the moments of the last 30 days as a bar with a message, and the three latest moments.
import { Text, Title } from '@mantine/core';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { WellnessActivity } from '@/shared/api/types';
import { addDays, formatClock, formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useMomentStats } from '@/features/wellness/momentStats';
import classes from './EnergyCard.module.css';
import { journeyMessages } from './journeyMessages';
import { energyLevel, energyShare, RECENT_MOMENTS } from '@/features/wellness/logic';
import { MomentIcon } from './MomentIcon';
import { useMomentName } from './momentName';

export function EnergyCard() {
  const t = useT(journeyMessages);
  const { data, error, refetch } = useMomentStats();
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={212} radius="lg" />
      </LoadingRegion>
    );
  }
  const percent = Math.round(energyShare(data.totalCount) * 100);
  return (
    <Card className={classes.card} aria-labelledby="energy">
      <div className={classes.energy}>
        <div className={classes.head}>
          <Title order={2} size="h3" id="energy">
            {t('energy')}
          </Title>
          <span className={classes.percent}>{percent} %</span>
        </div>
        <div
          role="progressbar"
          aria-label={t('energyBar', { percent })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className={classes.track}
        >
          <span className={classes.bar} style={{ inlineSize: `${percent}%` }} />
        </div>
        <Text size="sm" c="dimmed">
          {t('moments', { count: data.totalCount })}
        </Text>
        <Text className={classes.message}>{t(energyLevel(data.totalCount))}</Text>
      </div>
      <div className={classes.recent}>
        <Title order={3} size="h4" c="dimmed">
          {t('recent')}
        </Title>
        <Recent moments={data.recentActivities.slice(0, RECENT_MOMENTS)} />
      </div>
    </Card>
  );
}

function Recent({ moments }: { moments: readonly WellnessActivity[] }) {
  const t = useT(journeyMessages);
  const words = useT(common);
  const format = useFormat();
  const today = useToday();
  const nameOf = useMomentName();
  const dayName = (day: string) => {
    if (day === today) return words('today');
    if (day === addDays(today, -1)) return words('yesterday');
    return formatDay(day, format, { day: 'numeric', month: 'short' });
  };
  if (moments.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt={8}>
        {t('noRecent')}
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {moments.map(({ id, activityType, activityName, completedAt, localDate, utcOffset }) => (
        <li key={id} className={classes.moment}>
          <span className={classes.icon}>
            <MomentIcon type={activityType} size={18} />
          </span>
          <span className={classes.name}>{nameOf(activityName)}</span>
          <span className={classes.when}>
            {t('when', { day: dayName(localDate), time: formatClock(completedAt, utcOffset, format) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

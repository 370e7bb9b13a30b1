// The period tiles of the wellness screen, shown only if a period was logged.
import { IconCalendarEvent, IconCalendarHeart, IconRefresh } from '@tabler/icons-react';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { daysBetween, formatDay, type Day } from '@/shared/lib/dates';
import { StatTile } from '@/shared/ui/StatTile';
import { useCycle, usePeriods } from './api';
import { daysUntil } from './logic';
import { periodMessages } from './messages';
import classes from './PeriodTiles.module.css';

export function PeriodTiles() {
  const t = useT(periodMessages);
  const format = useFormat();
  const today = useToday();
  const { data: periods } = usePeriods();
  const { data: cycle } = useCycle();
  const last = periods?.[0];
  // The Period tab shows loading errors.
  if (!last || !cycle) return null;
  const dayName = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'short' });
  const daysSince = daysBetween(last.startDate, today);
  const daysLeft = cycle.nextExpected ? daysUntil(cycle.nextExpected, today) : null;
  return (
    <section className={classes.tiles} aria-label={t('cycle')}>
      <StatTile
        label={t('lastPeriod')}
        icon={IconCalendarHeart}
        value={dayName(last.startDate)}
        note={daysSince > 0 ? t('ago', { count: daysSince }) : undefined}
      />
      <StatTile
        label={t('nextExpected')}
        icon={IconCalendarEvent}
        value={cycle.nextExpected ? dayName(cycle.nextExpected) : '–'}
        note={
          daysLeft === null ? t('needTwoShort') : daysLeft > 0 ? t('inDays', { count: daysLeft }) : t('expectedNow')
        }
      />
      <StatTile
        label={t('cycleLength')}
        icon={IconRefresh}
        value={cycle.averageLength === null ? '–' : t('days', { count: cycle.averageLength })}
        note={
          cycle.averageLength === null
            ? t('needTwoShort')
            : t('basis', { count: cycle.cyclesCounted, shortest: cycle.shortest ?? 0, longest: cycle.longest ?? 0 })
        }
      />
    </section>
  );
}

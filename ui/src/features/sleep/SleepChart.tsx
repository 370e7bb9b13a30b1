// The week's sleep as bars with hours and quality, and the same as a table for screen readers; it loads nothing.
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, formatMinutes, weekdayName, weekdayOf } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { averageOf, topHours, type DayOfSleep } from './logic';
import { sleepMessages } from './messages';
import classes from './SleepChart.module.css';

export function SleepChart({ week }: { week: readonly DayOfSleep[] }) {
  const t = useT(sleepMessages);
  const format = useFormat();
  const top = topHours(week);
  const average = averageOf(week);
  const summary = () => {
    if (!average) return t('noWeek');
    const length = formatMinutes(average.minutes);
    const nights = t('nights', { count: average.days });
    if (average.quality === null) return t('averageLength', { length, nights });
    return t('average', { length, nights, quality: formatNumber(average.quality, format, 1) });
  };
  return (
    <section aria-labelledby="sleep-week">
      <Title order={3} size="h4" id="sleep-week">
        {t('week')}
      </Title>
      <Text size="sm" c="dimmed">
        {summary()}
      </Text>
      <div className={classes.chart} aria-hidden>
        <div className={classes.scale}>
          {[top, top / 2, 0].map((hours) => (
            <span key={hours}>{t('hours', { hours })}</span>
          ))}
        </div>
        <ol className={classes.days}>
          {week.map(({ day, minutes, quality }) => (
            <li key={day}>
              <span className={classes.place}>
                {minutes !== null && (
                  <span className={classes.bar} style={{ blockSize: `${Math.min(100, (minutes / 60 / top) * 100)}%` }}>
                    <span className={classes.length}>{formatNumber(minutes / 60, format, 1)}</span>
                  </span>
                )}
              </span>
              <span className={classes.quality}>
                {[1, 2, 3, 4, 5].map((step) => (
                  <span key={step} data-filled={(quality !== null && step <= quality) || undefined} />
                ))}
              </span>
              <span className={classes.day}>{weekdayName(weekdayOf(day), format, 'short')}</span>
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('week')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('length')}</th>
              <th scope="col">{t('quality')}</th>
            </tr>
          </thead>
          <tbody>
            {week.map(({ day, minutes, quality }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' })}</th>
                <td>{minutes === null ? t('none') : formatMinutes(minutes)}</td>
                <td>{quality === null ? t('none') : t('qualityOf', { quality })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  );
}

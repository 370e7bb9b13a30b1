// The sleep of the last seven days: a bar chart with hours and quality, and a table for screen readers.
import { Text, Title } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { Chart } from '@/shared/ui/chart/Chart';
import { averageOf, weekContent, type DayOfSleep } from './logic';
import { sleepMessages } from './messages';
import classes from './SleepChart.module.css';

export function SleepChart({ week }: { week: readonly DayOfSleep[] }) {
  const t = useT(sleepMessages);
  const format = useFormat();
  const average = averageOf(week);
  const words = { none: t('none'), qualityOf: (quality: number) => t('qualityOf', { quality }) };
  const summary = () => {
    if (!average) return t('noWeek');
    const length = formatMinutes(average.minutes, format);
    const nights = t('nights', { count: average.days });
    if (average.quality === null) return t('averageLength', { length, nights });
    return t('average', { length, nights, quality: formatNumber(average.quality, format, 1) });
  };
  return (
    <section aria-labelledby="sleep-week">
      <Title order={3} size="h4" id="sleep-week">
        {t('week')}
      </Title>
      <Text size="sm" c="dimmed" className={classes.summary}>
        {summary()}
      </Text>
      {average && (
        <Chart
          label={t('week')}
          content={weekContent(week, words, format)}
          columns={[t('day'), t('length'), t('quality')]}
          unit={t('unit')}
          formatValue={(hours) => formatNumber(hours, format, 1)}
          zero
          whole
        />
      )}
    </section>
  );
}

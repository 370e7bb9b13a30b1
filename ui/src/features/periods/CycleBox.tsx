// What the gaps between periods say of the next one, with its range and how sure that is; it knows no form.
import { Button, Text, Title } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import type { Cycle } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { downloadFile } from '@/shared/lib/downloadFile';
import { calendarFile } from './ics';
import classes from './CycleBox.module.css';
import { daysUntil } from './logic';
import { periodMessages } from './messages';

export function CycleBox({ cycle }: { cycle: Cycle }) {
  const t = useT(periodMessages);
  const format = useFormat();
  const today = useToday();
  const { averageLength, cyclesCounted, shortest, longest, nextExpected, earliest, latest, confidence } = cycle;
  if (averageLength === null || !nextExpected || !earliest || !latest || !confidence) {
    return (
      <div className={classes.box}>
        <Title order={3} size="h4">
          {t('cycle')}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {t('needTwo')}
        </Text>
      </div>
    );
  }
  const dayName = (day: Day) => formatDay(day, format, { day: 'numeric', month: 'long' });
  const left = daysUntil(nextExpected, today);
  const span = { first: dayName(earliest), last: dayName(latest) };
  const text = () =>
    calendarFile({
      uid: `period-${nextExpected}@fitapp`,
      day: nextExpected,
      title: t('eventTitle'),
      note: t('eventNote', span),
      stamp: new Date().toISOString(),
    });
  const save = () => downloadFile('fitapp-period.ics', new Blob([text()], { type: 'text/calendar' }));
  return (
    <div className={classes.box}>
      <Title order={3} size="h4">
        {t('cycle')}
      </Title>
      <dl className={classes.facts}>
        <div>
          <dt>{t('next')}</dt>
          <dd className={classes.value}>{left > 0 ? t('inDays', { count: left }) : t('expectedNow')}</dd>
          <dd className={classes.note}>
            {formatDay(nextExpected, format, { weekday: 'long', day: 'numeric', month: 'long' })}
          </dd>
        </div>
        <div>
          <dt>{t('average')}</dt>
          <dd className={classes.value}>{t('days', { count: averageLength })}</dd>
          <dd className={classes.note}>
            {t('basis', {
              count: cyclesCounted,
              shortest: shortest ?? averageLength,
              longest: longest ?? averageLength,
            })}
          </dd>
        </div>
      </dl>
      <Text size="sm">{t('range', span)}</Text>
      <Text size="sm" c="dimmed">
        {t('confidence', { word: t(confidence) })} ({t(`${confidence}Why`)})
      </Text>
      <Text size="xs" c="dimmed" mt={8}>
        {t('notContraception')}
      </Text>
      <Button variant="default" mt={16} leftSection={<IconCalendarDown size={18} aria-hidden />} onClick={save}>
        {t('calendarFile')}
      </Button>
    </div>
  );
}

// The current month with buttons for the previous month, the next month and today.
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { addMonths, firstOf, type Month } from '@/shared/lib/months';
import { calendarMessages } from './messages';
import classes from './MonthBar.module.css';

export const MONTH_TITLE = 'calendar-month';

interface MonthBarProps {
  month: Month;
  onMonth: (month: Month) => void;
  onToday: () => void;
}

export function MonthBar({ month, onMonth, onToday }: MonthBarProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  return (
    <div className={classes.bar}>
      <Title order={2} id={MONTH_TITLE} aria-live="polite">
        {formatDay(firstOf(month), format, { month: 'long', year: 'numeric' })}
      </Title>
      <div className={classes.buttons}>
        <Button variant="default" className={classes.today} onClick={onToday}>
          {t('today')}
        </Button>
        <ActionIcon aria-label={t('previous')} onClick={() => onMonth(addMonths(month, -1))}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('next')} onClick={() => onMonth(addMonths(month, 1))}>
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

// One month of the cycle: days of a period, the expected next one, and days with symptoms.
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDroplet, IconDropletFilled } from '@tabler/icons-react';
import { useDayGrid } from '@/shared/hooks/useDayGrid';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { addMonths, firstOf, monthOf, weeksOf, type FirstDay, type Month } from '@/shared/lib/months';
import classes from './CycleCalendar.module.css';
import { CycleDayCell } from './CycleDayCell';
import type { CycleDay } from './days';
import { periodMessages } from './messages';

interface CycleCalendarProps {
  month: Month;
  days: readonly Day[];
  first: FirstDay;
  today: Day;
  selected: Day;
  dayOf: (day: Day) => CycleDay;
  loading: boolean;
  // `byKey`: selected by keyboard, so the focus moves to the day's panel.
  onSelect: (day: Day, byKey: boolean) => void;
  onMonth: (month: Month) => void;
}

const TITLE = 'cycle-month';

export function CycleCalendar({ dayOf, loading, ...grid }: CycleCalendarProps) {
  const t = useT(periodMessages);
  const format = useFormat();
  const { month, days, today, selected, onMonth, onSelect } = grid;
  const { root, reachable, onKeyDown, choose } = useDayGrid(grid);
  return (
    <div className={classes.calendar}>
      <div className={classes.bar}>
        <Title order={2} size="h3" id={TITLE} aria-live="polite" className={classes.month}>
          {formatDay(firstOf(month), format, { month: 'long', year: 'numeric' })}
        </Title>
        <Button variant="default" className={classes.today} onClick={() => onSelect(today, false)}>
          {t('today')}
        </Button>
        <ActionIcon aria-label={t('previousMonth')} onClick={() => onMonth(addMonths(month, -1))}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('nextMonth')} onClick={() => onMonth(addMonths(month, 1))}>
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={root} role="grid" aria-labelledby={TITLE} aria-busy={loading} className={classes.grid}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" aria-label={weekdayName(weekdayOf(day), format)}>
                {weekdayName(weekdayOf(day), format, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CycleDayCell
                  key={day}
                  day={day}
                  content={dayOf(day)}
                  outside={monthOf(day) !== month}
                  today={day === today}
                  selected={day === selected}
                  reachable={day === reachable}
                  onSelect={() => choose(day)}
                  onKeyDown={(event) => onKeyDown(event, day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.legend} aria-label={t('legend')}>
        <li>
          <span className={classes.mark} data-kind="period">
            <IconDropletFilled size={14} aria-hidden />
          </span>
          {t('legendPeriod')}
        </li>
        <li>
          <span className={classes.mark} data-kind="expected">
            <IconDroplet size={14} aria-hidden />
          </span>
          {t('legendExpected')}
        </li>
        <li>
          <span className={classes.dot} aria-hidden />
          {t('legendSymptoms')}
        </li>
      </ul>
    </div>
  );
}

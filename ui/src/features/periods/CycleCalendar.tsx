// One month of the cycle: days of a period, the expected next one, and days with symptoms.
import { IconDroplet, IconDropletFilled } from '@tabler/icons-react';
import { DayGrid } from '@/shared/calendar/DayGrid';
import { MonthHead } from '@/shared/calendar/MonthHead';
import type { DaysOfGrid } from '@/shared/calendar/useDayGrid';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import classes from './CycleCalendar.module.css';
import { CycleMarks } from './CycleMarks';
import { isNoted, type CycleDay } from './days';
import { flowLabel, symptomLabel } from './labels';
import { periodMessages } from './messages';

interface CycleCalendarProps extends DaysOfGrid {
  selected: Day;
  dayOf: (day: Day) => CycleDay;
  loading: boolean;
}

const TITLE = 'cycle-month';

export function CycleCalendar({ dayOf, ...grid }: CycleCalendarProps) {
  const t = useT(periodMessages);
  const format = useFormat();
  const { month, today, onMonth, onSelect } = grid;
  const contentOf = (content: CycleDay): string => {
    const { bleeding, expected, logged } = content;
    const { flow = null, symptoms = [] } = logged ?? {};
    const parts = [
      bleeding && t('cellPeriod'),
      expected && t('cellExpected'),
      flow && t('flowOf', { flow: t(flowLabel[flow]) }),
      symptoms.length > 0 && symptoms.map((symptom) => t(symptomLabel[symptom])).join(', '),
      symptoms.length === 0 && isNoted(content) && t('cellNoted'),
    ].filter((part) => typeof part === 'string');
    return parts.join('; ') || t('cellNothing');
  };
  const cellOf = (day: Day) => {
    const content = dayOf(day);
    return {
      words: t('cell', {
        day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
        content: contentOf(content),
      }),
      shown: <CycleMarks content={content} />,
      marks: { 'data-period': content.bleeding, 'data-expected': content.expected },
    };
  };
  return (
    <div className={classes.calendar}>
      <MonthHead
        id={TITLE}
        small
        month={month}
        words={{ today: t('today'), previous: t('previousMonth'), next: t('nextMonth') }}
        onToday={() => onSelect(today, false)}
        onMonth={onMonth}
      />
      <DayGrid title={TITLE} cellOf={cellOf} look={classes} {...grid} />
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

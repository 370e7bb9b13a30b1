// One day of the calendar of the cycle, with its content in words for screen readers.
import { VisuallyHidden } from '@mantine/core';
import { IconDroplet, IconDropletFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import classes from './CycleDayCell.module.css';
import type { CycleDay } from './days';
import { flowLabel, symptomLabel } from './labels';
import { periodMessages } from './messages';

interface CycleDayCellProps {
  day: Day;
  content: CycleDay;
  // Belongs to the previous or next month.
  outside: boolean;
  today: boolean;
  selected: boolean;
  // The only cell in the tab order.
  reachable: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function CycleDayCell(props: CycleDayCellProps) {
  const { day, content, outside, today, selected, reachable, onSelect, onKeyDown } = props;
  const t = useT(periodMessages);
  const format = useFormat();
  const { bleeding, expected, logged } = content;
  const { flow = null, symptoms = [] } = logged ?? {};
  const noted = symptoms.length > 0 || Boolean(logged?.mood ?? logged?.energy ?? logged?.note);
  const parts = [
    bleeding && t('cellPeriod'),
    expected && t('cellExpected'),
    flow && t('flowOf', { flow: t(flowLabel[flow]) }),
    symptoms.length > 0 && symptoms.map((symptom) => t(symptomLabel[symptom])).join(', '),
    symptoms.length === 0 && noted && t('cellNoted'),
  ].filter((part) => typeof part === 'string');
  const words = t('cell', {
    day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
    content: parts.join('; ') || t('cellNothing'),
  });
  return (
    <td
      role="gridcell"
      aria-selected={selected}
      {...(today && { 'aria-current': 'date' as const })}
      tabIndex={reachable ? 0 : -1}
      data-day={day}
      data-outside={outside || undefined}
      className={classes.cell}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
      <div
        className={classes.inside}
        data-period={bleeding || undefined}
        data-expected={expected || undefined}
        aria-hidden
      >
        <span className={classes.number} data-today={today || undefined}>
          {Number(day.slice(8))}
        </span>
        <span className={classes.marks}>
          {bleeding && <IconDropletFilled size={flow === 'heavy' ? 15 : flow === 'light' ? 10 : 12} />}
          {(expected || flow === 'spotting') && !bleeding && <IconDroplet size={12} stroke={2} />}
          {noted && <span className={classes.dot} />}
        </span>
      </div>
    </td>
  );
}

// One day of the grid: workout names on wide screens, icons and a count on small ones.
import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { workoutTypeColors } from '@/shared/ui/workoutType';
import { WorkoutTypeIcon } from '@/shared/ui/WorkoutTypeIcon';
import classes from './DayCell.module.css';
import { cellItems } from './logic';
import { calendarMessages } from './messages';

interface DayCellProps {
  day: Day;
  // Belongs to the previous or next month.
  outside: boolean;
  today: boolean;
  selected: boolean;
  // The only cell in the tab order.
  reachable: boolean;
  logged: readonly Workout[];
  planned: PlannedWorkout | null;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function DayCell({
  day,
  outside,
  today,
  selected,
  reachable,
  logged,
  planned,
  onSelect,
  onKeyDown,
}: DayCellProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const { shown, more } = cellItems(logged, planned);
  const content = [
    logged.length > 0 && t('logged', { count: logged.length, names: logged.map(({ name }) => name).join(', ') }),
    planned && t('planned', { name: planned.title }),
  ].filter((part) => part !== false && part !== null);
  const name = t('cell', {
    day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
    content: content.join('; ') || t('nothing'),
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
      <VisuallyHidden>{name}</VisuallyHidden>
      <div className={classes.inside} aria-hidden>
        <span className={`${classes.number} fit-numbers`} data-today={today || undefined}>
          {Number(day.slice(8))}
        </span>
        <span className={classes.items}>
          {shown.map((item) => {
            const { ink, tint, solid } = workoutTypeColors(item.type);
            return (
              <span
                key={item.key}
                className={classes.item}
                data-planned={item.planned || undefined}
                style={{ color: ink, ...(item.planned ? { '--line': solid } : { background: tint }) }}
              >
                <WorkoutTypeIcon type={item.type} size={14} />
                <span className={classes.name}>{item.name}</span>
              </span>
            );
          })}
        </span>
        {more > 0 && (
          <>
            <span className={classes.more}>{t('more', { count: more })}</span>
            <span className={classes.fewMore}>{t('fewMore', { count: more })}</span>
          </>
        )}
      </div>
    </td>
  );
}

// The days of a month as a grid with keyboard navigation (arrows, Home, End, PageUp, PageDown, Enter).
import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSwipe } from '@/shared/hooks/useSwipe';
import { useFormat } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { addMonths, monthOf, weeksOf } from '@/shared/lib/months';
import classes from './DayGrid.module.css';
import { useDayGrid, type DaysOfGrid } from './useDayGrid';

interface CellContent {
  // The day and its content, for screen readers.
  words: string;
  // What is shown below the number of the day.
  shown: ReactNode;
  // Attributes of the cell, for its style.
  marks?: Record<`data-${string}`, boolean>;
}

interface DayGridProps extends DaysOfGrid {
  // The id of the month's title.
  title: string;
  loading: boolean;
  cellOf: (day: Day) => CellContent;
  // A style sheet with .grid, .cell and .inside.
  look: CSSModuleClasses;
}

export function DayGrid({ title, loading, cellOf, look, ...grid }: DayGridProps) {
  const format = useFormat();
  const { month, days, today, selected } = grid;
  const { root, reachable, onKeyDown, choose } = useDayGrid(grid);
  useSwipe(root, (to) => grid.onMonth(addMonths(month, to === 'next' ? 1 : -1)));
  return (
    <table
      ref={root}
      data-swipe
      role="grid"
      aria-labelledby={title}
      aria-busy={loading}
      className={`${classes.grid} ${look.grid}`}
    >
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
              <DayCell
                key={day}
                day={day}
                content={cellOf(day)}
                outside={monthOf(day) !== month}
                today={day === today}
                selected={day === selected}
                reachable={day === reachable}
                look={look}
                onSelect={() => choose(day)}
                onKeyDown={(event) => onKeyDown(event, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<DayGridProps, 'look'> {
  day: Day;
  content: CellContent;
  // Belongs to the previous or next month.
  outside: boolean;
  today: boolean;
  selected: boolean;
  // The only cell in the tab order.
  reachable: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayCell(props: DayCellProps) {
  const { day, content, outside, today, selected, reachable, look, onSelect, onKeyDown } = props;
  const marks = Object.entries(content.marks ?? {}).map(([name, isSet]) => [name, isSet || undefined]);
  return (
    <td
      role="gridcell"
      aria-selected={selected}
      {...(today && { 'aria-current': 'date' as const })}
      tabIndex={reachable ? 0 : -1}
      data-day={day}
      data-outside={outside || undefined}
      {...Object.fromEntries(marks)}
      className={`${classes.cell} ${look.cell}`}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{content.words}</VisuallyHidden>
      <div className={look.inside} aria-hidden>
        <span className={classes.number} data-today={today || undefined}>
          {Number(day.slice(8))}
        </span>
        {content.shown}
      </div>
    </td>
  );
}

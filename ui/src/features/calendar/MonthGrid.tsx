// The 42 days of the workout calendar.
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { DayGrid } from '@/shared/calendar/DayGrid';
import type { DaysOfGrid } from '@/shared/calendar/useDayGrid';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { DayItems } from './DayItems';
import { calendarMessages } from './messages';
import { MONTH_TITLE } from './MonthBar';
import classes from './MonthGrid.module.css';

interface MonthGridProps extends DaysOfGrid {
  logged: (day: Day) => readonly Workout[];
  planned: (day: Day) => PlannedWorkout | null;
  loading: boolean;
}

export function MonthGrid({ logged: loggedOn, planned: plannedOn, ...grid }: MonthGridProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const cellOf = (day: Day) => {
    const [logged, planned] = [loggedOn(day), plannedOn(day)];
    const content = [
      logged.length > 0 && t('logged', { count: logged.length, names: logged.map(({ name }) => name).join(', ') }),
      planned && t('planned', { name: planned.title }),
    ].filter((part) => part !== false && part !== null);
    return {
      words: t('cell', {
        day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
        content: content.join('; ') || t('nothing'),
      }),
      shown: <DayItems logged={logged} planned={planned} />,
    };
  };
  return <DayGrid title={MONTH_TITLE} cellOf={cellOf} look={classes} {...grid} />;
}

// Month and chosen day of the calendar as its address has them, so that back and reload work; it draws nothing.
import { useSearchParams } from 'react-router';
import { isDay, isMonth, monthOf, type Month } from '@/features/calendar/logic';
import type { Day } from '@/shared/lib/dates';

export function useCalendarAddress(today: Day) {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('month');
  const day = parameters.get('day');
  const month = isMonth(named) ? named : monthOf(today);

  const goTo = (to: Month, selected: Day | null, replace: boolean) =>
    setParameters({ month: to, ...(selected && { day: selected }) }, { replace, preventScrollReset: true });
  return {
    month,
    // It may lie outside what is shown.
    asked: isDay(day) ? day : null,
    // Keys turn the pages without leaving each of them behind.
    goToMonth: (to: Month, { replace = false } = {}) => goTo(to, null, replace),
    select: (chosen: Day | null, of: Month = month) => goTo(of, chosen, of === month),
  };
}

// Reads and changes the month and selected day in the address, so that Back and reload work.
import { useSearchParams } from 'react-router';
import { isDay, isMonth } from '@/features/calendar/logic';
import { monthOf, type Month } from '@/shared/lib/months';
import type { Day } from '@/shared/lib/dates';

export function useCalendarAddress(today: Day) {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get('month');
  const day = parameters.get('day');
  const month = isMonth(requested) ? requested : monthOf(today);

  const goTo = (to: Month, selected: Day | null, replace: boolean) =>
    setParameters({ month: to, ...(selected && { day: selected }) }, { replace, preventScrollReset: true });
  return {
    month,
    // May lie outside the visible month.
    requestedDay: isDay(day) ? day : null,
    // Keyboard navigation replaces the history entry.
    goToMonth: (to: Month, { replace = false } = {}) => goTo(to, null, replace),
    select: (chosen: Day | null, of: Month = month) => goTo(of, chosen, of === month),
  };
}

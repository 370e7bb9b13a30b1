// The calls of the progress screen, one a tab; it knows no chart.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { progressQuery, type ProgressTab } from '@/shared/api/queries';
import type { Range } from './logic';

// Everything a person logs changes it, so it is asked anew each time it is opened; another range replaces what is shown
// without a gap.
export function useProgress<Tab extends ProgressTab>(tab: Tab, range: Range) {
  return useQuery({ ...progressQuery(tab, range), staleTime: 0, placeholderData: keepPreviousData });
}

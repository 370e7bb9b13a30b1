// The query of each tab of the progress screen.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { progressQuery, type ProgressTab } from '@/shared/api/queries';
import type { Range } from './logic';

// Fetched again each time a tab is opened, because every log entry changes it. The old data stays visible while a new range
// loads.
export function useProgress<Tab extends ProgressTab>(tab: Tab, range: Range) {
  return useQuery({ ...progressQuery(tab, range), staleTime: 0, placeholderData: keepPreviousData });
}

// The local day as a value that follows midnight and waking up; it knows no screen.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { refetchDayBound } from '@/shared/api/queryClient';
import type { Day } from '@/shared/lib/dates';
import { currentDay, onDayChange } from '@/shared/lib/currentDay';

export function useToday(): Day {
  return useSyncExternalStore(onDayChange, currentDay);
}

// Fetches every query marked `meta: dayBound` anew when the day changes. Once, in the app.
export function useRefetchOnNewDay(): void {
  const client = useQueryClient();
  useEffect(() => onDayChange(() => void refetchDayBound(client)), [client]);
}

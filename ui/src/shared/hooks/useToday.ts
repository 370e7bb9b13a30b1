// Returns the local day and rerenders when it changes.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { refetchDayBound } from '@/shared/api/queryClient';
import type { Day } from '@/shared/lib/dates';
import { currentDay, onDayChange } from '@/shared/lib/currentDay';

export function useToday(): Day {
  return useSyncExternalStore(onDayChange, currentDay);
}

// Refetches every query with `meta: dayBound` when the day changes. Used once, in the app.
export function useRefetchOnNewDay(): void {
  const client = useQueryClient();
  useEffect(() => onDayChange(() => void refetchDayBound(client)), [client]);
}

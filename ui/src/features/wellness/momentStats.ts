// The query of the moments that were recorded lately.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { WellnessActivity, WellnessStats } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { addDays, type Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { byNewestId, overlaidRows, useOverlaidQuery } from '@/shared/outbox/overlay';

const DEFAULT_DAYS = 30;

// Without `days` the server uses 30.
const momentStatsQuery = (days?: number) =>
  queryOptions({
    ...queryAt('/api/wellness-activities/stats', days === undefined ? {} : { query: { days } }),
    meta: dayBound,
  });

const compare = (one: WellnessActivity, other: WellnessActivity) =>
  Date.parse(other.completedAt) - Date.parse(one.completedAt) || byNewestId(one, other);

// Adds the moments since this day that the server does not have yet.
function overlaid(stats: WellnessStats, entries: readonly OutboxEntry[], since: Day): WellnessStats {
  const isListed = ({ localDate }: WellnessActivity) => localDate >= since;
  const made = overlaidRows<WellnessActivity>([], entries, { isListed, compare });
  const recentActivities = overlaidRows(stats.recentActivities, entries, { isListed, compare });
  const known = new Set(stats.recentActivities.map(({ id }) => id));
  const fresh = made.filter(({ id }) => !known.has(id));
  const byType = { ...stats.byType };
  for (const { activityType } of fresh) byType[activityType] += 1;
  return { byType, recentActivities, totalCount: stats.totalCount + fresh.length };
}

export function useMomentStats(days?: number) {
  const since = addDays(useToday(), 1 - (days ?? DEFAULT_DAYS));
  const apply = useCallback(
    (stats: WellnessStats, entries: readonly OutboxEntry[]) => overlaid(stats, entries, since),
    [since],
  );
  return useOverlaidQuery(useQuery(momentStatsQuery(days)), 'moment', apply);
}

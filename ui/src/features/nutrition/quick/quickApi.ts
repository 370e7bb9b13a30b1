// The food entries of the last days, for logging them again.
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import type { FoodEntry } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { overlaidFood } from '@/shared/outbox/food';
import { useOverlaidQuery } from '@/shared/outbox/overlay';

export function useEntriesSince(from: Day) {
  const apply = useCallback(
    (rows: FoodEntry[], entries: readonly OutboxEntry[]) =>
      overlaidFood(rows, entries, ({ localDate }) => localDate >= from),
    [from],
  );
  const query = useQuery({ ...queryAt('/api/food-entries', { query: { from } }), meta: dayBound });
  return useOverlaidQuery(query, 'food', apply);
}

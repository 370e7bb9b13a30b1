// The nutrients of a day. Loaded again each time they are opened, because they depend on the log and the profile.
import { useQuery } from '@tanstack/react-query';
import { queryAt } from '@/shared/api/queryClient';
import type { NutrientDay } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { changesOfDay } from '@/shared/outbox/foodChanges';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { sumOf } from '@/features/nutrition/log/log';

function overlaid(day: NutrientDay, entries: readonly OutboxEntry[]): NutrientDay {
  const { added, removed } = changesOfDay(day.date, entries);
  const nutrients = day.nutrients.map((each) => {
    const plus = sumOf(added, each.nutrient);
    const minus = sumOf(removed, each.nutrient);
    const amount = Math.max(0, roundTo(each.amount + plus.sum - minus.sum, 2));
    return { ...each, amount, known: Math.max(0, each.known + plus.known - minus.known) };
  });
  return { ...day, entries: Math.max(0, day.entries + added.length - removed.length), nutrients };
}

export function useNutrientDay(date: Day) {
  const query = useQuery({ ...queryAt('/api/nutrient-day', { query: { date } }), staleTime: 0 });
  return useOverlaidQuery(query, 'food', overlaid);
}

// Query for the dashboard's statistics.
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '@/shared/api/queries';
import type { Stats, Workout } from '@/shared/api/types';
import { currentDay } from '@/shared/lib/currentDay';
import { addDays, weekStart } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';
import type { OutboxEntry } from '@/shared/outbox/entries';
import { changedRows, useOverlaidQuery } from '@/shared/outbox/overlay';

const sumOf = (workouts: readonly Workout[], value: 'duration' | 'calories') =>
  workouts.reduce((sum, workout) => sum + (workout[value] ?? 0), 0);

// The sums with workouts that the server does not have yet. Only the server knows what they do to streaks.
function overlaid(stats: Stats, entries: readonly OutboxEntry[]): Stats {
  const monday = weekStart(currentDay());
  return entries.reduce((all, entry) => {
    const { added, removed } = changedRows<Workout>(entry);
    const ofWeek = (workouts: Workout[]) =>
      workouts.filter(({ localDate }) => localDate >= monday && localDate < addDays(monday, 7)).length;
    const more = (value: 'duration' | 'calories') => sumOf(added, value) - sumOf(removed, value);
    return {
      ...all,
      thisWeekWorkouts: all.thisWeekWorkouts + ofWeek(added) - ofWeek(removed),
      totalWorkouts: all.totalWorkouts + added.length - removed.length,
      totalHours: roundTo(all.totalHours + more('duration') / 60, 1),
      totalCalories: roundTo(all.totalCalories + more('calories'), 1),
    };
  }, stats);
}

export function useStats() {
  return useOverlaidQuery(useQuery(statsQuery), 'workout', overlaid);
}

// The clock times and the length of a logged night.
import type { SleepTracking } from '@/shared/api/types';

// 'HH:MM' in the local time of the entry.
export function clockOf(timestamp: string | null, utcOffset: number | null): string {
  if (!timestamp) return '';
  return new Date(new Date(timestamp).getTime() + (utcOffset ?? 0) * 60_000).toISOString().slice(11, 16);
}

export function minutesOf({ bedtime, wakeTime }: Pick<SleepTracking, 'bedtime' | 'wakeTime'>): number | null {
  return bedtime && wakeTime ? Math.round((Date.parse(wakeTime) - Date.parse(bedtime)) / 60_000) : null;
}

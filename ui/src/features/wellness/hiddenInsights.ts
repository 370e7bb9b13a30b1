// The kinds of insight that the user hid, on this device. Each is hidden for four weeks.
import { addDays, type Day } from '@/shared/lib/dates';
import { settingStore } from '@/shared/lib/settingStore';

const HIDDEN_DAYS = 28;

interface HiddenInsights {
  // The day from which each kind is shown again.
  until: Readonly<Record<string, Day>>;
}

export const hiddenInsights = settingStore<HiddenInsights>('hidden-insights', { until: {} });

export function hiddenKinds({ until }: HiddenInsights, today: Day): string[] {
  return Object.keys(until).filter((kind) => (until[kind] ?? today) > today);
}

export function hideKind(kind: string, today: Day): void {
  const current = Object.entries(hiddenInsights.get().until).filter(([, day]) => day > today);
  hiddenInsights.change({ until: Object.fromEntries([...current, [kind, addDays(today, HIDDEN_DAYS)]]) });
}

export function showAllKinds(): void {
  hiddenInsights.change({ until: {} });
}

// The recorded answers for the tests of the wellness screen, and the day on which they were recorded.
import { vi } from 'vitest';
import { signIn } from '@/mocks/people';

// The Friday of the recorded examples.
export const RECORDED = new Date('2026-11-20T11:00:00+01:00');

export const newUser = [
  'show_wellness_stats.empty',
  'list_period_trackings.empty',
  'show_cycle.empty',
  'list_period_days.empty',
];
export const existingUser = [
  'show_wellness_stats.month',
  'list_period_trackings.six',
  'show_cycle.predicted',
  'list_period_days.empty',
];

// Call it before each test.
export function beginOnRecordedDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
}

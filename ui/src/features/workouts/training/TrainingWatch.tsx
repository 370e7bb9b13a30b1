// Keeps timers running and sends unsent ticks on every screen. Mounted once, in the app shell.
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useUnsentWatch } from '@/features/workouts/outbox/useUnsentWatch';

export function TrainingWatch() {
  useTimerWatch();
  useUnsentWatch();
  return null;
}

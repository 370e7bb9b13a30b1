// Keeps timers and unsent ticks going on whatever screen one is; it draws nothing and stands in the frame once.
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useUnsentWatch } from '@/features/workouts/outbox/useUnsentWatch';

export function TrainingWatch() {
  useTimerWatch();
  useUnsentWatch();
  return null;
}

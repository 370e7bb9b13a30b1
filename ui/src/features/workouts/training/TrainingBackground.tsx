// Keeps timers running and sends unsent ticks on every screen. Mounted once, in the app shell.
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useSendOutbox } from '@/features/workouts/outbox/useSendOutbox';

export function TrainingBackground() {
  useTimerWatch();
  useSendOutbox();
  return null;
}

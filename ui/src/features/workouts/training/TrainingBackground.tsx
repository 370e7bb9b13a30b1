// Keeps timers running and sends what waits on every screen. Mounted once, in the app shell.
import { useUnsentTraining } from '@/features/workouts/outbox/useUnsentTraining';
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';

export function TrainingBackground() {
  useTimerWatch();
  useUnsentTraining();
  useOutboxSending();
  return null;
}

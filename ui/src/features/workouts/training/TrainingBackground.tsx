// Keeps timers running, sends what waits and ends what was completed, on every screen. Mounted once, in the app shell.
import { useEndCompleted } from '@/features/workouts/outbox/useEndCompleted';
import { useUnsentTraining } from '@/features/workouts/outbox/useUnsentTraining';
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';

export function TrainingBackground() {
  useTimerWatch();
  useUnsentTraining();
  useEndCompleted();
  useOutboxSending();
  return null;
}

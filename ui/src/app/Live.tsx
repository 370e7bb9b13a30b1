// What happens on the user's other devices: mounted in the shell once the page is idle.
import { useSharedRest } from '@/features/workouts/timers/useSharedRest';
import { useLive } from '@/shared/api/live';

export function Live() {
  // First, so that it hears the first event.
  useSharedRest();
  useLive();
  return null;
}

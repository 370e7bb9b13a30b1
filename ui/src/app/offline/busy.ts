// Whether a reload of this page would interrupt the user.
import { activeTimer, useTimers } from '@/features/workouts/timers/timers';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { queryClient } from '@/shared/api/queryClient';
import { isRunning } from '@/shared/lib/timer';

// A workout that nobody has touched for this time is not being trained.
const TRAINED_MS = 3 * 3_600_000;
const TRACKER = '/log-workout';
const TEXT_FIELDS =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

function isTraining(now: number): boolean {
  const timer = activeTimer(useTimers.getState());
  if (timer && isRunning(timer.timer)) return true;
  const trainings = Object.values(useTrainings.getState().trainings);
  return trainings.some(({ touchedAt }) => now - touchedAt < TRAINED_MS);
}

export function isBusy(now = Date.now()): boolean {
  return (
    location.pathname === TRACKER ||
    isTraining(now) ||
    // Something is being sent.
    queryClient.isMutating() > 0 ||
    document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null ||
    (document.activeElement?.matches(TEXT_FIELDS) ?? false)
  );
}

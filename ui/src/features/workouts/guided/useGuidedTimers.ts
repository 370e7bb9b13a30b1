// The tracker's own timers as the guided mode shows and steers them, so that leaving it changes nothing; it draws nothing.
import { useMemo } from 'react';
import { activeTimer, actOnTimer, useTimers } from '@/features/workouts/timers';
import type { GuidedTimer, GuidedWorkoutProps } from './types';

// `workout` and `path` as in timers.ts: the unfinished workout and where it stands.
export function useGuidedTimers(workout: string, path: string): Pick<GuidedWorkoutProps, 'timer' | 'onTimer'> {
  const active = useTimers(activeTimer);
  const timer = useMemo<GuidedTimer | null>(() => {
    if (active?.workout !== workout) return null;
    return { kind: active.kind, exerciseId: active.exerciseId, timer: active.timer };
  }, [active, workout]);
  const onTimer: GuidedWorkoutProps['onTimer'] = (kind, step, action) => {
    const { exerciseId, exerciseName, restSeconds, durationSeconds } = step;
    const seconds = kind === 'rest' ? restSeconds : (durationSeconds ?? 0);
    actOnTimer({ kind, workout, path, exerciseId, exerciseName, seconds }, action, Date.now());
  };
  return { timer, onTimer };
}

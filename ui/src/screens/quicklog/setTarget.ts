// Where "Log a set" leads: to the workout that is under way, else to today's only workout, else to the choice of
// today's workouts and a free one. Pure.
import { FREE, isResumable, type Trainings } from '@/features/workouts/training/training';
import type { PlannedWorkout } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

export interface SetTarget {
  to: string;
  // Null if it is not known, or if there is a choice.
  title: string | null;
  running: boolean;
}

const TRACKER = '/log-workout';

// The workout with a ticked set that was touched last.
export function runningWorkout(trainings: Trainings['trainings'], today: Day, now: number): SetTarget | null {
  const [last] = Object.entries(trainings)
    .filter(([, training]) => training.firstTickAt !== null && isResumable(training, today, now))
    .sort(([, one], [, other]) => other.touchedAt - one.touchedAt);
  if (!last) return null;
  const [workout, { free, named }] = last;
  const title = workout === FREE ? free?.name.trim() : named?.title;
  return { to: `${TRACKER}?workout=${workout}`, title: title || null, running: true };
}

// `open`: today's workouts that are not logged, without rest days.
export function plannedTarget(open: readonly Pick<PlannedWorkout, 'id' | 'title'>[]): SetTarget {
  const [only, another] = open;
  if (!only || another) return { to: TRACKER, title: null, running: false };
  return { to: `${TRACKER}?workout=${only.id}`, title: only.title, running: false };
}

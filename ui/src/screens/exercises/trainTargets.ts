// Where an exercise can be trained now: the unfinished workouts, today's workout, or a new one without a plan. Pure.
import { emptyFree, FREE, isBlank, isResumable, type Trainings } from '@/features/workouts/training/training';
import type { Day } from '@/shared/lib/dates';

interface TodaysWorkout {
  id: number;
  title: string;
  // A logged workout is not trained again, and a rest day takes no exercises.
  isOpen: boolean;
}

export interface TrainTarget {
  // The planned workout's id, or FREE.
  workout: string;
  kind: 'unfinished' | 'today' | 'free';
  // Empty: a workout without a name.
  title: string;
}

// The one that was touched last comes first.
export function trainTargets(
  trainings: Trainings['trainings'],
  todays: TodaysWorkout | null,
  today: Day,
  now: number,
): TrainTarget[] {
  const unfinished = Object.entries(trainings)
    .filter(([, training]) => isResumable(training, today, now) && !isBlank(training))
    .sort(([, one], [, other]) => other.touchedAt - one.touchedAt)
    .map(([workout, { free = emptyFree, named }]): TrainTarget => {
      const planned = String(todays?.id) === workout ? todays?.title : named?.title;
      return { workout, kind: 'unfinished', title: (workout === FREE ? free.name : planned) ?? '' };
    });
  const isBegun = (workout: string) => unfinished.some((target) => target.workout === workout);
  const targets = [...unfinished];
  if (todays?.isOpen && !isBegun(String(todays.id)))
    targets.push({ workout: String(todays.id), kind: 'today', title: todays.title });
  if (!isBegun(FREE)) targets.push({ workout: FREE, kind: 'free', title: '' });
  return targets;
}

// What was done of a set the last time, as one reads it ('95 lbs × 10').
import { daysBetween, formatDay, type Day } from '@/shared/lib/dates';
import { formatExerciseTime } from '@/shared/lib/exercise';
import { formatNumber } from '@/shared/lib/numbers';
import { formatDistance } from '@/shared/lib/sets';
import { editDigits, fromWire, unitLabel, type DistanceUnit, type WeightUnit } from '@/shared/lib/units';
import type { Amounts } from '@/features/workouts/training/training';

interface Units {
  weight: WeightUnit;
  distance: DistanceUnit;
  format: string;
  // '13 reps', for what was lifted by the body alone.
  repetitions: (count: number) => string;
}

// Empty when nothing was noted.
export function formatAmounts({ reps, weight, duration, distance }: Amounts, units: Units): string {
  const lifted = weight
    ? `${formatNumber(fromWire(weight, units.weight), units.format, editDigits(units.weight))} ${unitLabel(units.weight)}`
    : '';
  const timed = duration === null ? '' : formatExerciseTime(duration);
  const went = distance === null ? '' : formatDistance(distance, units.distance, units.format);
  const alone = timed || went ? `${reps} ×` : units.repetitions(reps ?? 0);
  const counted = reps === null ? '' : lifted ? `× ${reps}` : alone;
  return [lifted, counted, timed, went].filter((text) => text !== '').join(' ');
}

// 'Tue' within the last week, 'Nov 3' before that.
export function formatLastDay(day: Day, today: Day, format: string): string {
  const near = daysBetween(day, today) < 7;
  return formatDay(day, format, near ? { weekday: 'short' } : { month: 'short', day: 'numeric' });
}

// How an exercise's amounts read ('3 × 12', '45 s'), the same in every language, and how long they take; it knows no
// exercise's name.
import { formatNumber } from './numbers';
import { fromWire, unitLabel, type WeightUnit } from './units';

const SECONDS_PER_REP = 4;

export interface TimedAmounts {
  sets: number | null;
  reps: number | null;
  // Of one set, in seconds.
  duration: number | null;
  restTime: number | null;
}

// Seconds of one exercise: its duration for each set, else 4 s for each repetition, and the rests between its sets.
export function exerciseSeconds({ sets, reps, duration, restTime }: TimedAmounts): number {
  const rounds = sets ?? 1;
  const work = duration !== null ? duration * rounds : rounds * (reps ?? 0) * SECONDS_PER_REP;
  return work + Math.max(0, rounds - 1) * (restTime ?? 0);
}

// Whole minutes of all of them, rounded up.
export function exerciseMinutes(exercises: readonly TimedAmounts[]): number {
  return Math.ceil(exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0) / 60);
}

// Seconds below one minute, else minutes: '45 s', '2 min', '1:15 min'.
export function formatExerciseTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

// What to do: '3 × 12', '3 × 45 s', '1 min'; empty when nothing is prescribed.
export function formatDose(amounts: { sets: number | null; reps: number | null; duration: number | null }): string {
  const { sets, reps, duration } = amounts;
  const each = reps !== null ? String(reps) : duration !== null ? formatExerciseTime(duration) : '';
  if (each === '') return sets === null ? '' : `${sets} ×`;
  if (reps === null && (sets ?? 1) === 1) return each;
  return `${sets ?? 1} × ${each}`;
}

// Pounds of the wire in the person's unit: '45 lbs', '20,5 kg'.
export function formatWeight(pounds: number, unit: WeightUnit, format: string): string {
  return `${formatNumber(fromWire(pounds, unit), format, 2)} ${unitLabel(unit)}`;
}

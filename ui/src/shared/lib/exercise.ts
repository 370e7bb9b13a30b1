// Formats the amounts of an exercise ('3 × 12', '45 s'), equal in every language, and estimates how long it takes.
import { formatNumber } from './numbers';
import { fromWire, unitLabel, type WeightUnit } from './units';

const SECONDS_PER_REP = 4;

export interface TimedAmounts {
  sets: number | null;
  reps: number | null;
  // Per set, in seconds.
  duration: number | null;
  restTime: number | null;
}

// Seconds of one exercise: its duration per set, else 4 s per repetition, plus the rests between sets.
export function exerciseSeconds({ sets, reps, duration, restTime }: TimedAmounts): number {
  const rounds = sets ?? 1;
  const work = duration !== null ? duration * rounds : rounds * (reps ?? 0) * SECONDS_PER_REP;
  return work + Math.max(0, rounds - 1) * (restTime ?? 0);
}

// The total in whole minutes, rounded up.
export function exerciseMinutes(exercises: readonly TimedAmounts[]): number {
  return Math.ceil(exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0) / 60);
}

// '45 s', '2 min', '1:15 min'.
export function formatExerciseTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

// The prescription: '3 × 12', '3 × 45 s', '1 min'. Empty if there is none.
export function formatDose(amounts: { sets: number | null; reps: number | null; duration: number | null }): string {
  const { sets, reps, duration } = amounts;
  const each = reps !== null ? String(reps) : duration !== null ? formatExerciseTime(duration) : '';
  if (each === '') return sets === null ? '' : `${sets} ×`;
  if (reps === null && (sets ?? 1) === 1) return each;
  return `${sets ?? 1} × ${each}`;
}

// Pounds in the user's unit: '45 lbs', '20,5 kg'.
export function formatWeight(pounds: number, unit: WeightUnit, format: string): string {
  return `${formatNumber(fromWire(pounds, unit), format, 2)} ${unitLabel(unit)}`;
}

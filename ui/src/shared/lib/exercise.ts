// Formats the amounts of an exercise ('3 × 8–10', '45 s') and estimates how long it takes.
import { formatNumber } from './numbers';
import { fromWire, unitLabel, type WeightUnit } from './units';

const SECONDS_PER_LOGGED_REP = 4;

export interface TimedAmounts {
  sets: number | null;
  reps: number | null;
  // Per set, in seconds.
  duration: number | null;
  restTime: number | null;
}

// Seconds of an exercise that was done (docs/behaviour.md, Training and completions): its duration per set, else 4 s per
// repetition, plus the rests between sets.
export function exerciseSeconds({ sets, reps, duration, restTime }: TimedAmounts): number {
  const rounds = sets ?? 1;
  const work = duration !== null ? duration * rounds : rounds * (reps ?? 0) * SECONDS_PER_LOGGED_REP;
  return work + Math.max(0, rounds - 1) * (restTime ?? 0);
}

// The total in whole minutes, rounded up.
export function exerciseMinutes(exercises: readonly TimedAmounts[]): number {
  return Math.ceil(exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0) / 60);
}

interface PlannedAmounts extends TimedAmounts {
  category: 'warmup' | 'main' | 'cooldown';
  repsMax?: number | null | undefined;
  perSide?: boolean | undefined;
  rampUpSets?: number | undefined;
}

const SECONDS_PER_PLANNED_REP = 3.5;

function changeSeconds({ category, rampUpSets = 0 }: PlannedAmounts): number {
  if (category !== 'main') return 15;
  return rampUpSets > 0 ? 90 : 60;
}

// Seconds of a planned exercise, as the server plans them (src/domain/planning/minutes.h): both sides, rests and the
// change to the exercise count.
export function plannedSeconds(exercise: PlannedAmounts): number {
  const { sets, reps, repsMax, duration, restTime, perSide = false } = exercise;
  const rounds = sets ?? 1;
  const low = reps ?? 0;
  const once = duration ?? ((low + (repsMax ?? low)) / 2) * SECONDS_PER_PLANNED_REP;
  const work = Math.round(rounds * once * (perSide ? 2 : 1));
  return work + Math.max(0, rounds - 1) * (restTime ?? 0) + changeSeconds(exercise);
}

// The total in whole minutes, rounded up.
export function plannedMinutes(exercises: readonly PlannedAmounts[]): number {
  return Math.ceil(exercises.reduce((sum, each) => sum + plannedSeconds(each), 0) / 60);
}

// '45 s', '2 min', '1:15 min'.
export function formatExerciseTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

export interface Dose {
  sets: number | null;
  reps: number | null;
  repsMax?: number | null | undefined;
  duration: number | null;
}

// The prescription: '3 × 12', '3 × 8–10', '3 × 45 s', '1 min'. Empty if there is none.
export function formatDose({ sets, reps, repsMax = null, duration }: Dose): string {
  const counted = repsMax !== null && reps !== null && repsMax > reps ? `${reps}–${repsMax}` : String(reps);
  const each = reps !== null ? counted : duration !== null ? formatExerciseTime(duration) : '';
  if (each === '') return sets === null ? '' : `${sets} ×`;
  if (reps === null && (sets ?? 1) === 1) return each;
  return `${sets ?? 1} × ${each}`;
}

// Pounds in the user's unit: '45 lbs', '20,5 kg'.
export function formatWeight(pounds: number, unit: WeightUnit, format: string): string {
  return `${formatNumber(fromWire(pounds, unit), format, 2)} ${unitLabel(unit)}`;
}

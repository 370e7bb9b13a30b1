// Formats the amounts of an exercise ('3 × 8–10', '45 s') and estimates how long it takes.
import type { SetTarget } from '@/shared/api/types';
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
  setTargets?: readonly SetTarget[] | null | undefined;
}

type SetAmounts = Pick<SetTarget, 'reps' | 'duration'> & { repsMax?: number | null | undefined };

const SECONDS_PER_PLANNED_REP = 3.5;

function changeSeconds({ category, rampUpSets = 0 }: PlannedAmounts): number {
  if (category !== 'main') return 15;
  return rampUpSets > 0 ? 90 : 60;
}

function setSeconds({ reps, repsMax, duration }: SetAmounts): number {
  const low = reps ?? 0;
  return duration ?? ((low + (repsMax ?? low)) / 2) * SECONDS_PER_PLANNED_REP;
}

// Seconds of a planned exercise, as the server plans them (src/domain/planning/minutes.h): both sides, rests and the
// change to the exercise count, and a drop set follows without a rest.
export function plannedSeconds(exercise: PlannedAmounts): number {
  const { sets, restTime, perSide = false, setTargets = null } = exercise;
  const alike = { ...exercise, setType: 'normal' };
  const rounds: readonly (SetAmounts & { setType: string })[] =
    setTargets ?? Array.from({ length: sets ?? 1 }, () => alike);
  const once = rounds.reduce((sum, each) => sum + setSeconds(each), 0);
  const rests = rounds.slice(1).filter(({ setType }) => setType !== 'drop').length;
  return Math.round(once * (perSide ? 2 : 1)) + rests * (restTime ?? 0) + changeSeconds(exercise);
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
  setTargets?: readonly SetTarget[] | null | undefined;
}

// '12', '8–10', '45 s'. Empty if there is none.
function formatSetDose({ reps, repsMax = null, duration }: SetAmounts): string {
  if (reps !== null) return repsMax !== null && repsMax > reps ? `${reps}–${repsMax}` : String(reps);
  return duration !== null ? formatExerciseTime(duration) : '';
}

// The prescription: '3 × 12', '3 × 8–10', '3 × 45 s', '1 min'; '12 / 10 / 8' if the sets differ, without warm-up sets.
// Empty if there is none.
export function formatDose(dose: Dose): string {
  const differing = (dose.setTargets ?? []).filter(({ setType }) => setType !== 'warmup').map(formatSetDose);
  const sets = differing.length > 0 ? differing.length : dose.sets;
  if (new Set(differing).size > 1) return differing.map((each) => each || '–').join(' / ');
  const each = differing[0] ?? formatSetDose(dose);
  if (each === '') return sets === null ? '' : `${sets} ×`;
  const timed = differing.length === 0 && dose.reps === null;
  if (timed && (sets ?? 1) === 1) return each;
  return `${sets ?? 1} × ${each}`;
}

// Pounds in the user's unit: '45 lbs', '20,5 kg'.
export function formatWeight(pounds: number, unit: WeightUnit, format: string): string {
  return `${formatNumber(fromWire(pounds, unit), format, 2)} ${unitLabel(unit)}`;
}

// The weight of all sets, '40 kg', or from the lightest to the heaviest working set, '40–50 kg'. Empty without one.
export function formatWeights(
  { weight, setTargets }: Pick<SetTarget, 'weight'> & Pick<Dose, 'setTargets'>,
  unit: WeightUnit,
  format: string,
): string {
  const working = (setTargets ?? []).filter(({ setType }) => setType !== 'warmup').map((set) => set.weight);
  const pounds = (setTargets ? working : [weight]).filter((each) => each !== null);
  if (pounds.length === 0) return '';
  const [least, most] = [Math.min(...pounds), Math.max(...pounds)];
  if (least === most) return formatWeight(most, unit, format);
  return `${formatNumber(fromWire(least, unit), format, 2)}–${formatWeight(most, unit, format)}`;
}

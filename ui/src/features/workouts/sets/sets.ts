// The sets of one exercise during training: the value of each row, and what is sent. Pure functions; the time is passed
// in.
import type { CompletionInput, LastCompletion, PlannedExercise, SetTarget, SuggestedTarget } from '@/shared/api/types';
import type { SetValues } from '@/shared/lib/sets';
import { workingCount } from '@/shared/lib/workingSets';
import { blankSet, noAmounts, type Amounts, type SetEntry } from '@/features/workouts/training/training';
import { rampUpSets, sharedWeight, type RampUp } from './rampUp';

// What an exercise starts from: the plan, and what target.ts adds to it.
export interface Dose extends Pick<PlannedExercise, 'sets' | 'reps' | 'weight' | 'duration'> {
  setTargets?: PlannedExercise['setTargets'];
  target?: SuggestedTarget;
  rampUp?: RampUp;
}
export type Last = Pick<LastCompletion, 'sets' | 'actualReps' | 'actualWeight' | 'actualDuration'> &
  Partial<Pick<LastCompletion, 'plannedSetTargets'>>;
type SetLog = NonNullable<CompletionInput['sets']>[number];

// Sets are compared within their kind. A set to failure is a working set.
type Kind = 'warmup' | 'drop' | 'working';
export const kindOf = ({ type }: Pick<SetEntry, 'type'>): Kind =>
  type === 'warmup' || type === 'drop' ? type : 'working';
export const rowAt = (sets: readonly SetEntry[], index: number): SetEntry => sets[index] ?? blankSet;
export const isTicked = (set: SetEntry) => set.doneAt !== null;

// A warm-up set is left out once a working set after it is ticked.
export function isLeftOut(rows: readonly SetEntry[], index: number): boolean {
  const isOpenWarmup = kindOf(rowAt(rows, index)) === 'warmup' && !isTicked(rowAt(rows, index));
  return isOpenWarmup && rows.slice(index + 1).some((row) => isTicked(row) && kindOf(row) !== 'warmup');
}

// Every set is ticked. Warm-up sets that were left out do not count once the working sets are done.
export function isComplete(rows: readonly SetEntry[]): boolean {
  const working = rows.filter((row) => kindOf(row) !== 'warmup');
  return (working.length > 0 ? working : rows).every(isTicked);
}

// The last time's values at this position among sets of this kind, without failed sets. If there were fewer, those of
// the last one. If the exercise was ticked as a whole, the same for each working set.
export function lastSet(last: Last | undefined, place: number, kind: Kind = 'working'): Amounts | null {
  if (!last) return null;
  const alike = last.sets.filter(({ setType: type, reps }) => kindOf({ type }) === kind && reps !== 0);
  const set = alike[Math.min(place, alike.length - 1)];
  if (set) return { reps: set.reps, weight: set.weight, duration: set.duration, distance: set.distance };
  if (kind !== 'working' || last.sets.length > 0 || last.actualReps === 0) return null;
  return { reps: last.actualReps, weight: last.actualWeight, duration: last.actualDuration, distance: null };
}

// The position of a row within its kind.
function placeOf(sets: readonly SetEntry[], index: number): number {
  const kind = kindOf(rowAt(sets, index));
  return sets.slice(0, index).filter((set) => kindOf(set) === kind).length;
}

// The last time's values for this row, by its position within its kind.
export function lastOf(sets: readonly SetEntry[], index: number, last: Last | undefined): Amounts | null {
  return lastSet(last, placeOf(sets, index), kindOf(rowAt(sets, index)));
}

// What the suggestion asks of the working set at this position.
export function aimOf({ setReps, reps, weight, duration, setTargets }: SuggestedTarget, place: number) {
  const working = (setTargets ?? []).filter(({ setType }) => kindOf({ type: setType }) === 'working');
  const own = working[Math.min(place, working.length - 1)];
  if (own) return { reps: own.reps, weight: own.weight, duration: own.duration };
  return { reps: setReps[Math.min(place, setReps.length - 1)] ?? reps, weight, duration };
}

// Of sets that differ: the one at this row's position within its kind, or else the last one of that kind.
function targetOf(
  sets: readonly SetEntry[],
  index: number,
  targets: readonly SetTarget[] | null | undefined,
): SetTarget | undefined {
  const kind = kindOf(rowAt(sets, index));
  const alike = (targets ?? []).filter(({ setType }) => kindOf({ type: setType }) === kind);
  return alike[Math.min(placeOf(sets, index), alike.length - 1)];
}

// What is suggested for a row; null for warm-up and drop sets that are not planned.
function suggestedOf(sets: readonly SetEntry[], index: number, { target }: Dose) {
  if (!target) return null;
  if (target.setTargets) return targetOf(sets, index, target.setTargets) ?? null;
  return kindOf(rowAt(sets, index)) === 'working' ? aimOf(target, placeOf(sets, index)) : null;
}

// The last time was planned with as many working sets that differ.
function hadTheseSets(last: Last | undefined, { setTargets }: Dose): boolean {
  return last?.plannedSetTargets != null && workingCount(last.plannedSetTargets) === workingCount(setTargets ?? []);
}

// Warm-up sets of the plan itself take the place of ramp-up sets.
const plansWarmups = ({ setTargets }: Pick<Dose, 'setTargets'>) =>
  (setTargets ?? []).some(({ setType }) => setType === 'warmup');

// A ramp-up set: a share of the first working set, by its position before it. Null for any other row.
function rampUpOf(sets: readonly SetEntry[], index: number, planned: Dose, last?: Last): Amounts | null {
  const count = sets.findIndex((set) => kindOf(set) !== 'warmup');
  const shares = planned.rampUp && index < count ? rampUpSets(count)[index] : undefined;
  if (!planned.rampUp || !shares || plansWarmups(planned)) return null;
  const working = amountsOf(sets, count, planned, last).weight;
  const weight = working === null ? null : sharedWeight(working, shares.share, planned.rampUp.loaded);
  return { ...noAmounts, reps: shares.reps, weight };
}

// The default of a row: what is suggested, or else the last time's value, or else the planned one (docs/behaviour.md,
// Training and completions). Of planned sets that differ, only a last time with these sets comes before the plan.
function defaultsOf(sets: readonly SetEntry[], index: number, planned: Dose, last?: Last): Amounts {
  const rampUp = rampUpOf(sets, index, planned, last);
  if (rampUp) return rampUp;
  const before = lastOf(sets, index, last);
  const aim = suggestedOf(sets, index, planned);
  const target = targetOf(sets, index, planned.setTargets);
  const [first, second] = target && !hadTheseSets(last, planned) ? [target, before] : [before, target ?? planned];
  return {
    reps: aim?.reps ?? first?.reps ?? second?.reps ?? null,
    weight: aim?.weight ?? first?.weight ?? second?.weight ?? null,
    duration: aim?.duration ?? first?.duration ?? second?.duration ?? null,
    distance: before?.distance ?? null,
  };
}

// A failed set does not affect later sets, neither by its 0 nor by its weight.
const isFailed = ({ reps }: SetEntry) => reps === 0;

// The row that supplies the default of a drop set without an earlier drop set: the set it follows. -1: none.
function dropSetSource(sets: readonly SetEntry[], index: number, planned: Dose, last: Last | undefined): number {
  if (kindOf(rowAt(sets, index)) !== 'drop' || lastOf(sets, index, last) !== null) return -1;
  if (targetOf(sets, index, planned.setTargets)) return -1;
  return sets.slice(0, index).findLastIndex((set) => kindOf(set) !== 'warmup' && !isFailed(set));
}

// The value that changed rows above pass on to this row. They must have the same kind and the same default: straight
// sets are typed once, and a pyramid stays one. Undefined if none was changed.
function inheritedValue(
  sets: readonly SetEntry[],
  index: number,
  field: keyof Amounts,
  planned: Dose,
  last: Last | undefined,
) {
  const kind = kindOf(rowAt(sets, index));
  // The changed value by the default that it replaces.
  const changes = new Map<number | null, number>();
  sets.slice(0, index).forEach((set, at) => {
    const typed = set[field];
    if (typed === null || kindOf(set) !== kind || isFailed(set)) return;
    const held = defaultsOf(sets, at, planned, last)[field];
    // A tick stores the default itself, which is not a change.
    if (typed !== (changes.get(held) ?? held)) changes.set(held, typed);
  });
  return changes.get(defaultsOf(sets, index, planned, last)[field]);
}

// The value of a row: typed, or else carried from the rows above, or else the default.
export function amountsOf(sets: readonly SetEntry[], index: number, planned: Dose, last?: Last): Amounts {
  const own = rowAt(sets, index);
  const start = dropSetSource(sets, index, planned, last);
  if (start >= 0) {
    const before = amountsOf(sets, start, planned, last);
    return {
      reps: own.reps ?? before.reps,
      weight: own.weight ?? before.weight,
      duration: own.duration ?? before.duration,
      distance: own.distance ?? before.distance,
    };
  }
  const value = (field: keyof Amounts): number | null =>
    own[field] ?? inheritedValue(sets, index, field, planned, last) ?? defaultsOf(sets, index, planned, last)[field];
  return { reps: value('reps'), weight: value('weight'), duration: value('duration'), distance: value('distance') };
}

export function withSet(sets: readonly SetEntry[], index: number, change: Partial<SetEntry>): SetEntry[] {
  return sets.map((set, at) => (at === index ? { ...set, ...change } : set));
}

// Ticks a set and stores its values, so that later changes elsewhere do not affect it. Reopens a ticked set.
export function withSetTicked(
  sets: readonly SetEntry[],
  index: number,
  planned: Dose,
  now: number,
  last?: Last,
): SetEntry[] {
  const set = sets[index];
  if (!set || isTicked(set)) return withSet(sets, index, { doneAt: null });
  return withSet(sets, index, { ...amountsOf(sets, index, planned, last), doneAt: now });
}

// Ticks every open row but warm-up sets that were left out. Each gets a timestamp of its own, by which the server and other
// devices identify it.
export function withAllTicked(sets: readonly SetEntry[], planned: Dose, now: number, last?: Last): SetEntry[] {
  return sets.reduce<SetEntry[]>(
    (ticked, set, index) =>
      isTicked(set) || isLeftOut(sets, index) ? ticked : withSetTicked(ticked, index, planned, now + index, last),
    [...sets],
  );
}

// The sets that would be logged if the rest of the exercise were ticked now.
export function wholeTick(sets: readonly SetEntry[], planned: Dose, last?: Last): SetValues[] {
  const done = withAllTicked(sets, planned, 0, last).filter(isTicked);
  return done.map(({ type, reps, weight, duration, distance, rpe }) => ({
    setType: type,
    reps,
    weight,
    duration,
    distance,
    rpe,
  }));
}

// The top of the range, while nothing is ticked and every working set starts at its bottom: '3 × 8–12'. Else null.
export function topOfRange(
  sets: readonly SetEntry[],
  { reps, repsMax, target }: Pick<PlannedExercise, 'reps' | 'repsMax'> & Pick<Dose, 'target'>,
  shown: readonly SetValues[],
): number | null {
  const top = target ? target.repsMax : repsMax;
  const isAtBottom = ({ setType, reps: count }: SetValues) => setType === 'warmup' || count === reps;
  return top !== null && reps !== null && top > reps && !sets.some(isTicked) && shown.every(isAtBottom) ? top : null;
}

export function withNoneTicked(sets: readonly SetEntry[]): SetEntry[] {
  return sets.map((set) => ({ ...set, doneAt: null }));
}

// How many working sets there are: fewer than planned in a lighter week.
export function wantedSets({ sets, target }: Pick<Dose, 'sets' | 'target'>): number {
  return Math.max(1, target?.sets ?? sets ?? 1);
}

export function plannedRows(planned: Pick<Dose, 'sets' | 'setTargets' | 'target' | 'rampUp'>): SetEntry[] {
  const ramps = plansWarmups(planned) ? 0 : (planned.rampUp?.sets ?? 0);
  const rampUp = Array.from({ length: ramps }, () => ({ ...blankSet, type: 'warmup' as const }));
  const differing = planned.setTargets && (planned.target?.setTargets ?? planned.setTargets);
  if (differing) return [...rampUp, ...differing.map(({ setType }) => ({ ...blankSet, type: setType }))];
  return [...rampUp, ...Array.from({ length: wantedSets(planned) }, () => blankSet)];
}

// The ticked sets as sent; empty if there are none.
export function tickedSets(sets: readonly SetEntry[]): SetLog[] {
  return sets.filter(isTicked).map(({ type, reps, weight, duration, distance, rpe, doneAt }) => ({
    setType: type,
    ...(reps !== null && { reps }),
    ...(weight !== null && { weight }),
    ...(duration !== null && { duration }),
    ...(distance !== null && { distance }),
    ...(rpe !== null && { rpe }),
    ...(doneAt !== null && doneAt > 0 && { doneAt: new Date(doneAt).toISOString() }),
  }));
}

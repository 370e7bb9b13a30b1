// The rows of an exercise: those of this device with the sets of the server. Pure functions.
import type { ExerciseCompletion } from '@/shared/api/types';
import { blankSet, noAmounts, type Entry, type SetEntry } from '@/features/workouts/training/training';
import { isTicked, kindOf, plannedRows, withNoneTicked, type Dose } from './sets';

export type DoneSets = Pick<
  ExerciseCompletion,
  'sets' | 'actualSets' | 'actualReps' | 'actualWeight' | 'actualDuration'
>;

// The rows of a stored completion. One that was ticked as a whole has one row per set done.
function rowsDone(done: DoneSets, planned: Dose): SetEntry[] {
  if (done.sets.length > 0) {
    return done.sets.map(({ setType, doneAt, ...set }) => ({
      type: setType,
      reps: set.reps,
      weight: set.weight,
      duration: set.duration,
      distance: set.distance,
      rpe: set.rpe,
      doneAt: doneAt === null ? 0 : Date.parse(doneAt),
    }));
  }
  const { actualReps: reps, actualWeight: weight, actualDuration: duration } = done;
  const count = Math.max(1, done.actualSets ?? planned.sets ?? 1);
  return Array.from({ length: count }, () => ({ ...blankSet, ...noAmounts, reps, weight, duration, doneAt: 0 }));
}

// A row of this device (null: none) and the stored set that it shows (null: open).
interface Slot {
  own: SetEntry | null;
  set: SetEntry | null;
}

const isTyped = ({ reps, weight, duration, distance, rpe }: SetEntry) =>
  [reps, weight, duration, distance, rpe].some((value) => value !== null);

// A set takes a row of its kind: one whose tick the server no longer has, or else the first open one. Rows in which
// something is typed come last.
const choices: ((own: SetEntry) => boolean)[] = [isTicked, (own) => !isTyped(own), () => true];

function freeSlot(slots: readonly Slot[], fits: (own: SetEntry) => boolean): Slot | undefined {
  return slots.find(({ own, set }) => own !== null && set === null && fits(own));
}

function slotWhere(slots: readonly Slot[], isAlike: (own: SetEntry) => boolean): Slot | undefined {
  for (const fits of choices) {
    const slot = freeSlot(slots, (own) => isAlike(own) && fits(own));
    if (slot) return slot;
  }
  return undefined;
}

const isWarmup = (row: SetEntry) => kindOf(row) === 'warmup';

// The place of a set for which this device has no row: after the set before it. Without one, a warm-up set stands first,
// and any other after the warm-up sets.
function newPlace(slots: readonly Slot[], set: SetEntry, before: Slot | undefined): number {
  if (before) return slots.indexOf(before) + 1;
  return isWarmup(set) ? 0 : slots.filter(({ own }) => own !== null && isWarmup(own)).length;
}

// Each stored set in one slot. It is found by the time of its tick, which no correction changes, or else by its kind.
function slotsOf(rows: readonly SetEntry[], stored: readonly SetEntry[]): Slot[] {
  const slots: Slot[] = rows.map((own) => ({ own, set: null }));
  const taken = new Map<SetEntry, Slot>();
  const take = (slot: Slot, set: SetEntry) => {
    slot.set = set;
    taken.set(set, slot);
  };
  for (const set of stored) {
    const slot = set.doneAt ? freeSlot(slots, ({ doneAt }) => doneAt === set.doneAt) : undefined;
    if (slot) take(slot, set);
  }
  stored.forEach((set, index) => {
    if (taken.has(set)) return;
    const own = slotWhere(slots, (row) => kindOf(row) === kindOf(set));
    if (own) return take(own, set);
    // A planned set that became a drop set, or the other way round, is still one of those planned.
    const replaced = isWarmup(set) ? undefined : slotWhere(slots, (row) => !isWarmup(row));
    if (replaced) slots.splice(slots.indexOf(replaced), 1);
    const before = stored[index - 1];
    const added: Slot = { own: null, set };
    slots.splice(newPlace(slots, set, before && taken.get(before)), 0, added);
    take(added, set);
  });
  return slots;
}

// Every device shows as many working rows as it has itself or as are stored, whichever is more; drop sets count. Rows that another device
// unticked open again, but no more than are planned.
function mergedRows(rows: readonly SetEntry[], stored: readonly SetEntry[], planned: readonly SetEntry[]): SetEntry[] {
  const slots = slotsOf(rows, stored);
  const isUnticked = ({ own, set }: Slot) => set === null && own !== null && isTicked(own);
  const rowIn = ({ own, set }: Slot): SetEntry =>
    set ? { ...set, doneAt: set.doneAt || (own?.doneAt ?? 0) } : { ...(own ?? blankSet), doneAt: null };
  const countLike = (row: SetEntry, list: readonly SetEntry[]) =>
    list.filter((other) => isWarmup(other) === isWarmup(row)).length;
  const kept = slots.filter((slot) => !isUnticked(slot)).map(rowIn);
  const reopened = slots.filter(isUnticked).reduce<Slot[]>((others, slot) => {
    const row = rowIn(slot);
    return countLike(row, [...kept, ...others.map(rowIn)]) < countLike(row, planned) ? [...others, slot] : others;
  }, []);
  return slots.filter((slot) => !isUnticked(slot) || reopened.includes(slot)).map(rowIn);
}

// The rows of the table. `done` decides what is ticked: the server's version, or what is being sent. This device adds
// open rows and the number of rows.
export function rowsOf(entry: Entry, planned: Dose, done: DoneSets | undefined): SetEntry[] {
  const rows = entry.sets.length > 0 ? entry.sets : plannedRows(planned);
  if (!done) return rows.some(isTicked) ? withNoneTicked(rows) : rows;
  const stored = rowsDone(done, planned);
  // Ticked as a whole: nothing of the plan stays open.
  if (entry.sets.length === 0 && done.sets.length === 0) return stored;
  return mergedRows(rows, stored, plannedRows(planned));
}

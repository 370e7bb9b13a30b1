// Corrections of logged exercises that the server does not have yet: kept on this device until it has (ADR 0017). The
// frame imports this file, so sending them is another one.
import type { SetLog } from '@/shared/api/types';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { persistedStore } from '@/shared/lib/persistedStore';
import { unchangedSets } from '@/shared/lib/unchangedSets';

// typed: it goes when the field is left. waiting: the server could not take it, it is sent again later. refused: the
// server said no.
export type TypedState = 'typed' | 'waiting' | 'refused';

export interface TypedSets {
  // The workout whose page lists the exercise. Null: an older version kept it.
  workoutId: number | null;
  sets: SetLog[];
  // The moments of the sets that the person had before them while typing, also of those they removed. It is gathered then
  // and not when the list is sent: a set that another device ticked meanwhile would count as removed.
  known: string[];
  // Of the sets that were shown when the typing began, those that were left alone.
  shown: SetLog[];
  state: TypedState;
  // The server's words; null when nobody answered.
  reason: string | null;
}

interface Box {
  // By the completion's id.
  corrections: Record<number, TypedSets>;
}

const store = persistedStore<Box>(
  'logged-corrections',
  { corrections: {} },
  ({ corrections }) => Object.keys(corrections).length === 0,
);
export const useTypedSets = store.use;

export const typedOf = (id: number): TypedSets | undefined => store.get().corrections[id];
export const typedIds = (): number[] => Object.keys(store.get().corrections).map(Number);

// The server takes as many.
const MOST_KNOWN = 200;

function momentsOf(sets: readonly SetLog[]): string[] {
  return sets.flatMap(({ doneAt }) => doneAt ?? []);
}

interface Typing {
  workoutId: number;
  id: number;
  // What the person changes when nothing is kept yet.
  shown: SetLog[];
  edit: (sets: SetLog[]) => SetLog[];
}

export function typeSets({ workoutId, id, shown, edit }: Typing): void {
  const before = typedOf(id);
  const sets = edit(before?.sets ?? shown);
  const known = [...new Set([...(before?.known ?? momentsOf(shown)), ...momentsOf(sets)])].slice(-MOST_KNOWN);
  const left = unchangedSets(before?.shown ?? shown, sets);
  const typed: TypedSets = { workoutId, sets, known, shown: left, state: 'typed', reason: null };
  store.change(({ corrections }) => ({ corrections: { ...corrections, [id]: typed } }));
}

export function markTyped(id: number, state: TypedState, reason: string | null): void {
  store.change((box) => {
    const typed = box.corrections[id];
    if (!typed || (typed.state === state && typed.reason === reason)) return box;
    return { corrections: { ...box.corrections, [id]: { ...typed, state, reason } } };
  });
}

export function forgetTyped(id: number): void {
  store.change((box) => {
    if (!box.corrections[id]) return box;
    return { corrections: Object.fromEntries(Object.entries(box.corrections).filter(([each]) => Number(each) !== id)) };
  });
}

// An older version kept the lists alone, by the name 'logged-sets'. They are taken over once. Nobody knows which sets the
// person removed from them: only what they hold counts as known, so that no set of another device is lost.
export function adoptOldSets(): void {
  const old = readDraft<{ typed?: Record<number, SetLog[]> | null }>('logged-sets')?.typed ?? {};
  const adopted = Object.entries(old).map(([id, sets]): [string, TypedSets] => [
    id,
    { workoutId: null, sets, known: momentsOf(sets), shown: [], state: 'typed', reason: null },
  ]);
  if (adopted.length > 0) {
    store.change(({ corrections }) => ({ corrections: { ...Object.fromEntries(adopted), ...corrections } }));
  }
  removeDraft('logged-sets');
}

// Stores corrections of logged exercises on this device until the server has them (ADR 0017). The app shell
// imports this file, so the code that sends them is in sendCorrections.ts.
import type { SetLog } from '@/shared/api/types';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { persistedStore } from '@/shared/lib/persistedStore';
import { untouchedSets } from '@/shared/lib/untouchedSets';

// typed: sent when the field loses focus. waiting: the server could not accept it; it is sent again later. refused: the
// server rejected it.
export type TypedState = 'typed' | 'waiting' | 'refused';

export interface TypedSets {
  // The workout whose page lists the exercise; null for corrections stored by an older version.
  workoutId: number | null;
  sets: SetLog[];
  // The timestamps of the sets the user saw while typing, including removed ones. Collected while typing, not when
  // sending: a set that another device ticked meanwhile would count as removed.
  known: string[];
  // The sets shown when typing began that were left unchanged.
  shown: SetLog[];
  state: TypedState;
  // The server's message; null if the server was unreachable.
  reason: string | null;
}

interface Box {
  // By completion id.
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

// Server limit.
const MOST_KNOWN = 200;

function momentsOf(sets: readonly SetLog[]): string[] {
  return sets.flatMap(({ doneAt }) => doneAt ?? []);
}

interface Typing {
  workoutId: number;
  id: number;
  // The sets to edit when no correction is stored yet.
  shown: SetLog[];
  edit: (sets: SetLog[]) => SetLog[];
}

export function typeSets({ workoutId, id, shown, edit }: Typing): void {
  const before = typedOf(id);
  const sets = edit(before?.sets ?? shown);
  const known = [...new Set([...(before?.known ?? momentsOf(shown)), ...momentsOf(sets)])].slice(-MOST_KNOWN);
  const left = untouchedSets(before?.shown ?? shown, sets);
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

// Imports the sets that an older version stored under 'logged-sets'. That version did not record which sets the user
// removed. Only the stored sets count as known, so that no set of another device is lost.
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

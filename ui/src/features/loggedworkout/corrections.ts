// Stores corrections of logged exercises on this device until the server has them (ADR 0017). The app shell
// imports this file, so the code that sends them is in sendCorrections.ts.
import { firstLimits } from '@/shared/api/firstLimits.gen';
import type { SetLog } from '@/shared/api/types';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { persistedStore } from '@/shared/lib/persistedStore';
import { unchangedSets } from '@/shared/lib/unchangedSets';

// typed: sent when the field loses focus. waiting: the server could not accept it; it is sent again later. refused: the
// server rejected it.
type CorrectionState = 'typed' | 'waiting' | 'refused';

export interface Correction {
  // The workout whose page lists the exercise; null for corrections stored by an older version.
  workoutId: number | null;
  sets: SetLog[];
  // The timestamps of the sets the user saw while typing, including removed ones. Collected while typing, not when
  // sending: a set that another device ticked meanwhile would count as removed.
  known: string[];
  // The sets shown when typing began that were left unchanged.
  shown: SetLog[];
  state: CorrectionState;
  // The server's message; null if the server was unreachable.
  reason: string | null;
}

interface Corrections {
  // By completion id.
  corrections: Record<number, Correction>;
}

const store = persistedStore<Corrections>(
  'logged-corrections',
  { corrections: {} },
  ({ corrections }) => Object.keys(corrections).length === 0,
);
export const useCorrections = store.use;

export const findCorrection = (id: number): Correction | undefined => store.get().corrections[id];
export const correctionIds = (): number[] => Object.keys(store.get().corrections).map(Number);

const MAX_KNOWN_SETS = firstLimits.knownSets.maxItems;

function timestampsOf(sets: readonly SetLog[]): string[] {
  return sets.flatMap(({ doneAt }) => doneAt ?? []);
}

interface SetsEdit {
  workoutId: number;
  id: number;
  // The sets to edit when no correction is stored yet.
  shown: SetLog[];
  edit: (sets: SetLog[]) => SetLog[];
}

export function editSets({ workoutId, id, shown, edit }: SetsEdit): void {
  const before = findCorrection(id);
  const sets = edit(before?.sets ?? shown);
  const known = [...new Set([...(before?.known ?? timestampsOf(shown)), ...timestampsOf(sets)])].slice(-MAX_KNOWN_SETS);
  const left = unchangedSets(before?.shown ?? shown, sets);
  const typed: Correction = { workoutId, sets, known, shown: left, state: 'typed', reason: null };
  store.change(({ corrections }) => ({ corrections: { ...corrections, [id]: typed } }));
}

export function markCorrection(id: number, state: CorrectionState, reason: string | null): void {
  store.change((box) => {
    const typed = box.corrections[id];
    if (!typed || (typed.state === state && typed.reason === reason)) return box;
    return { corrections: { ...box.corrections, [id]: { ...typed, state, reason } } };
  });
}

export function removeCorrection(id: number): void {
  store.change((box) => {
    if (!box.corrections[id]) return box;
    return { corrections: Object.fromEntries(Object.entries(box.corrections).filter(([each]) => Number(each) !== id)) };
  });
}

// Imports the sets that an older version stored under 'logged-sets'. That version did not record which sets the user
// removed. Only the stored sets count as known, so that no set of another device is lost.
export function importOldSets(): void {
  const old = readDraft<{ typed?: Record<number, SetLog[]> | null }>('logged-sets')?.typed ?? {};
  const imported = Object.entries(old).map(([id, sets]): [string, Correction] => [
    id,
    { workoutId: null, sets, known: timestampsOf(sets), shown: [], state: 'typed', reason: null },
  ]);
  if (imported.length > 0) {
    store.change(({ corrections }) => ({ corrections: { ...Object.fromEntries(imported), ...corrections } }));
  }
  removeDraft('logged-sets');
}

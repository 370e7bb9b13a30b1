// Corrections of logged exercises, as entries of the outbox (shared/outbox, ADR 0053).
import { ApiError } from '@/shared/api/client';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { firstLimits } from '@/shared/api/firstLimits.gen';
import type { SetLog } from '@/shared/api/types';
import './correctionKind';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import {
  addEntry,
  changeEntry,
  nextSequence,
  outboxEntries,
  removeEntry,
  rowIdOf,
  useOutbox,
  type OutboxEntry,
} from '@/shared/outbox/entries';

// typed: not sent yet, or being sent. waiting: the server could not accept it; it is sent again later. refused: the
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

type Stored = Omit<Correction, 'state' | 'reason'> & {
  // The completion.
  id: number;
  // The exercise. Absent if an older version stored it.
  name?: string;
  // The field still has the focus: its value is not sent.
  isTyping: boolean;
};

const storedIn = (entry: OutboxEntry) => entry.body as Stored;

// The same object for the same entry, so that selectors return stable values.
const reads = new WeakMap<OutboxEntry, Correction>();

function read(entry: OutboxEntry): Correction {
  const { workoutId, sets, known, shown, isTyping } = storedIn(entry);
  const { reason } = entry;
  const state = isTyping || entry.state === 'sending' || entry.state === 'sent' ? 'typed' : entry.state;
  const text = reason ? refusalMessage(new ApiError(reason.status, reason.text), '') : null;
  const correction = reads.get(entry) ?? { workoutId, sets, known, shown, state, reason: text };
  reads.set(entry, correction);
  return correction;
}

const isCorrection = ({ kind, state }: OutboxEntry) => kind === 'correction' && state !== 'sent';
const find = (entries: readonly OutboxEntry[], id: number) =>
  entries.find((entry) => isCorrection(entry) && rowIdOf(storedIn(entry).id) === rowIdOf(id));

export function useCorrection(id: number): Correction | undefined {
  return useOutbox(({ entries }) => {
    const entry = find(entries, id);
    return entry && read(entry);
  });
}

export function findCorrection(id: number): Correction | undefined {
  const entry = find(outboxEntries(), id);
  return entry && read(entry);
}

const MAX_KNOWN_SETS = firstLimits.knownSets.maxItems;

function timestampsOf(sets: readonly SetLog[]): string[] {
  return sets.flatMap(({ doneAt }) => doneAt ?? []);
}

function add(body: Stored): void {
  const key = newClientKey();
  addEntry({
    id: key,
    sequence: nextSequence(),
    kind: 'correction',
    at: Date.now(),
    method: 'put',
    path: '/api/exercise-completions/{id}',
    pathValues: { id: body.id },
    body,
    key,
    rows: [{ id: body.id }],
    refetch: [],
    state: 'sending',
    isShown: true,
    attempted: false,
    follows: false,
    revision: 0,
  });
}

interface SetsEdit {
  workoutId: number;
  id: number;
  name: string;
  // The sets to edit when no correction is stored yet.
  shown: SetLog[];
  edit: (sets: SetLog[]) => SetLog[];
}

export function editSets({ workoutId, id, name, shown, edit }: SetsEdit): void {
  const entry = find(outboxEntries(), id);
  const before = entry && storedIn(entry);
  const sets = edit(before?.sets ?? shown);
  const known = [...new Set([...(before?.known ?? timestampsOf(shown)), ...timestampsOf(sets)])].slice(-MAX_KNOWN_SETS);
  const left = unchangedSets(before?.shown ?? shown, sets);
  const body: Stored = { id, name, workoutId, sets, known, shown: left, isTyping: true };
  if (entry) changeEntry(entry.id, { body, state: 'sending', revision: entry.revision + 1 });
  else add(body);
}

// The typed values are to be sent now.
export function endTyping(id: number): void {
  const entry = find(outboxEntries(), id);
  // It is being sent already.
  if (!entry || (!storedIn(entry).isTyping && entry.state === 'sending')) return;
  changeEntry(entry.id, {
    body: { ...storedIn(entry), isTyping: false },
    state: 'sending',
    revision: entry.revision + 1,
  });
}

export function removeCorrection(id: number): void {
  const entry = find(outboxEntries(), id);
  if (entry) removeEntry(entry.id);
}

// Ends the typing of closed pages, and imports what older versions stored. Returns whether anything is to be sent.
export function restoreCorrections(): boolean {
  importOld();
  const open = outboxEntries().filter((entry) => isCorrection(entry) && storedIn(entry).isTyping);
  for (const entry of open) endTyping(storedIn(entry).id);
  return open.length > 0;
}

// The oldest version did not record which sets the user removed. Only the stored sets count as known, so that no set of
// another device is lost.
function importOld(): void {
  const sets = readDraft<{ typed?: Record<string, SetLog[]> | null }>('logged-sets')?.typed ?? {};
  const { corrections } = readDraft<{ corrections?: Record<string, Correction> }>('logged-corrections') ?? {};
  const old: Record<string, Omit<Stored, 'id' | 'isTyping'>> = { ...corrections };
  for (const [id, each] of Object.entries(sets))
    old[id] ??= { workoutId: null, sets: each, known: timestampsOf(each), shown: [] };
  for (const [id, { workoutId, sets: own, known, shown }] of Object.entries(old))
    add({ id: Number(id), workoutId, sets: own, known, shown, isTyping: true });
  removeDraft('logged-sets');
  removeDraft('logged-corrections');
}

// Changes of the sets of a completed workout that waits. They are part of what is sent of their exercise.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ExerciseCompletion, SetLog } from '@/shared/api/types';
import { isUnsent, outboxEntries, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { requestSend } from '@/shared/outbox/record';
import { optimisticCompletion, shownIdOf } from './optimistic';
import { queueExercise, type UnsentExercise, type UnsentLog } from './unsent';
import { isLogOf } from './useUnsentSets';

const exerciseIn = (entry: OutboxEntry) => entry.body as UnsentExercise;

// The last one of the slot, which may have arrived.
const entryOf = (entries: readonly OutboxEntry[], slot: string) =>
  entries.findLast((entry) => entry.kind === 'exercise' && exerciseIn(entry).slot === slot);

// Undefined if this device does not know enough to send it.
function slotOfRow(entries: readonly OutboxEntry[], { id, workoutId }: ExerciseCompletion): string | undefined {
  const log = entries.find((entry) => isUnsent(entry) && workoutId !== null && isLogOf(entry, workoutId));
  const { parts } = (log?.body ?? { parts: [] }) as Pick<UnsentLog, 'parts'>;
  return parts.find(({ slot }) => {
    const entry = entryOf(entries, slot);
    return entry && shownIdOf(exerciseIn(entry)) === id;
  })?.slot;
}

function changeSets(slot: string, edit: (sets: SetLog[]) => SetLog[]): void {
  const entry = entryOf(outboxEntries(), slot);
  if (!entry) return;
  const unsent = exerciseIn(entry);
  const isOpen = isUnsent(entry);
  const shown = isOpen ? optimisticCompletion(unsent) : (entry.reply as ExerciseCompletion | null);
  // It was deleted.
  if (!shown) return;
  const { workout, training, exercise, day, completion } = unsent;
  const want = { ...(isOpen && unsent.want), sets: edit(shown.sets) };
  queueExercise({ workout, training, exercise, day, want, completion, shown: shown.sets, praise: false });
}

function isChanged({ kind, state }: OutboxEntry): boolean {
  return kind === 'exercise' && state === 'sending';
}

export function useUnsentSetEdits() {
  const client = useQueryClient();
  const entries = useOutbox((state) => state.entries);
  const send = useCallback(() => {
    if (outboxEntries().some(isChanged)) requestSend(client, true);
  }, [client]);
  return { slotOf: (row: ExerciseCompletion) => slotOfRow(entries, row), change: changeSets, send };
}

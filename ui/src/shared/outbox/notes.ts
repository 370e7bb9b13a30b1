// Pinned notes as they are shown: with those that the server does not have yet.
import type { ExerciseNote } from '@/shared/api/types';
import type { OutboxEntry, OutboxRow } from './entries';

// The id is the exercise's name in lower case. A note of null removes it.
export interface NotedRow extends OutboxRow {
  exerciseName: string;
  note: string | null;
}

export const overlaidNotes = (notes: ExerciseNote[], entries: readonly OutboxEntry[]): ExerciseNote[] =>
  entries.reduce((all, { at, rows: [row] }) => {
    const { id, exerciseName, note } = row as NotedRow;
    const others = all.filter((each) => each.exerciseName.toLowerCase() !== id);
    return note === null ? others : [...others, { exerciseName, note, updatedAt: new Date(at).toISOString() }];
  }, notes);

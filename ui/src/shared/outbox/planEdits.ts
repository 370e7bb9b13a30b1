// Planned exercises as the tracker has kept them in the plan, where the server does not have that yet.
import type { PlannedExercise } from '@/shared/api/types';
import type { OutboxEntry, OutboxRow } from './entries';

// The planned workout with its exercises in the order of the request. New ones have the tracker's negative ids.
export interface EditedPlan extends OutboxRow {
  id: number;
  exercises: PlannedExercise[];
}

export const withPlanEdits = (
  workoutId: number,
  exercises: PlannedExercise[],
  entries: readonly OutboxEntry[],
): PlannedExercise[] =>
  entries.reduce((all, { rows: [row], state, reply }) => {
    if (row?.id !== workoutId) return all;
    return state === 'sent' && Array.isArray(reply) ? (reply as PlannedExercise[]) : (row as EditedPlan).exercises;
  }, exercises);

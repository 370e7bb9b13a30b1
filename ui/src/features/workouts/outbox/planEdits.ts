// Changes of a plan from the tracker, as entries of the outbox (shared/outbox, ADR 0053): today's exercises of a planned
// workout, kept in the plan. New exercises have the tracker's negative ids until the server has named them. Their sets are
// sent first, because the plan takes them over.
import type { QueryClient } from '@tanstack/react-query';
import type { PlannedExercise, PlannedExerciseInput } from '@/shared/api/types';
import { ownKinds, removeEntry, type OutboxEntry } from '@/shared/outbox/entries';
import type { EditedPlan } from '@/shared/outbox/planEdits';
import { record } from '@/shared/outbox/record';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { unsent } from './unsent';

export interface PlanEdit {
  title: string;
  // The planned workout.
  workout: string;
  exercises: PlannedExerciseInput[];
  // The request as it was last sent.
  sent?: PlannedExerciseInput[];
}

export const editIn = ({ body }: OutboxEntry) => body as PlanEdit;
export const editedIn = ({ rows: [row] }: OutboxEntry) => (row as EditedPlan).exercises;

// While it is in the plan, the tracker does not offer to keep it there.
function markInPlan(workout: string, inPlan: boolean): void {
  const training = findTraining(workout);
  if (training?.today) storeTraining(workout, { ...training, today: { ...training.today, inPlan } });
}

ownKinds.set('plan-edit', {
  load: () => import('./sendPlanEdit').then((module) => module.sendPlanEditEntry),
  isReady: (entry) => {
    const added = editedIn(entry).flatMap(({ id }) => (id < 0 ? id : []));
    const { workout } = editIn(entry);
    return !unsent().exercises.some((each) => each.workout === workout && added.includes(each.exercise.id));
  },
  discard: (entry) => {
    removeEntry(entry.id);
    markInPlan(editIn(entry).workout, false);
  },
});

// The suggestions are fetched again.
function withoutTargets(exercise: TrackedExercise): PlannedExercise {
  const plain = { ...exercise };
  delete plain.suggestion;
  delete plain.target;
  delete plain.rampUp;
  return plain;
}

interface KeptList extends Pick<PlanEdit, 'title' | 'workout' | 'exercises'> {
  shown: TrackedExercise[];
}

// Resolves to whether it waits on this device. Rejects as record() does.
export async function keepInPlan(client: QueryClient, { shown, ...body }: KeptList): Promise<boolean> {
  const id = Number(body.workout);
  const edited: EditedPlan = { id, exercises: shown.map(withoutTargets) };
  markInPlan(body.workout, true);
  try {
    const { isKept } = await record(client, {
      kind: 'plan-edit',
      method: 'put',
      path: '/api/planned-workouts/{id}/exercises',
      pathValues: { id },
      body,
      rows: [edited],
      refetch: ['/api/planned-workouts'],
      isOptimistic: true,
    });
    return isKept;
  } catch (error) {
    markInPlan(body.workout, false);
    throw error;
  }
}

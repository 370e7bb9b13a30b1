// Takes over what an older version of the interface left waiting on this device.
import type { CompletionInput, ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { findTraining } from '@/features/workouts/training/trainingStore';
import { changeOutbox, slotOf, type UnsentExercise } from './unsent';

// What an older version kept: ticks of whole exercises, by the name 'unsent-ticks'.
interface OldTick {
  key: string;
  workout: string;
  exerciseId: number;
  day: Day;
  body: CompletionInput;
  shown: ExerciseCompletion;
}

function fromOldTick({ key, workout, exerciseId, day, body, shown }: OldTick): UnsentExercise {
  const training = findTraining(workout)?.clientKey ?? key;
  const {
    exerciseKey,
    exerciseName,
    category,
    plannedSets,
    plannedReps,
    plannedWeight,
    plannedDuration,
    plannedRestTime,
  } = shown;
  return {
    slot: slotOf(training, exerciseId, day),
    workout,
    training,
    day,
    exercise: {
      id: exerciseId,
      exerciseKey,
      exerciseName,
      category,
      sets: plannedSets,
      reps: plannedReps,
      weight: plannedWeight,
      duration: plannedDuration,
      restTime: plannedRestTime,
    },
    want: { sets: body.sets ?? [], ...(body.notes && { notes: body.notes }) },
    completion: null,
    sent: { ...body, clientKey: key },
    praise: false,
    state: 'waiting',
  };
}

// Takes over, once, what an older version of the interface left waiting.
export function adoptOldTicks(): void {
  const old = readDraft<{ ticks: OldTick[] }>('unsent-ticks')?.ticks ?? [];
  if (old.length > 0) changeOutbox((box) => ({ ...box, exercises: [...old.map(fromOldTick), ...box.exercises] }));
  removeDraft('unsent-ticks');
}

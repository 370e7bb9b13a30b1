// Imports ticks, logs and answers that older versions of the interface left on this device.
import type { QueryClient } from '@tanstack/react-query';
import type { CompletionInput, ExerciseCompletion, SuggestionAnswerInput } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { readDraft, removeDraft } from '@/shared/lib/drafts';
import { sendAnswer } from '@/features/workouts/suggestions/answers';
import { findTraining } from '@/features/workouts/training/trainingStore';
import { restoreLog } from './queueLog';
import { restoreExercise, slotOf, type UnsentExercise, type UnsentLog } from './unsent';

// A tick of a whole exercise, as an older version stored it under 'unsent-ticks'.
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

// All entries, as a later version stored them under 'unsent-training'.
interface OldOutbox {
  exercises: UnsentExercise[];
  logs: UnsentLog[];
}

// What the older version could not send is tried once more.
export function importUnsentTraining(client: QueryClient): void {
  for (const tick of readDraft<{ ticks: OldTick[] }>('unsent-ticks')?.ticks ?? []) restoreExercise(fromOldTick(tick));
  const { exercises = [], logs = [] } = readDraft<Partial<OldOutbox>>('unsent-training') ?? {};
  exercises.forEach(restoreExercise);
  logs.forEach(restoreLog);
  const answers = readDraft<{ unsent?: Record<string, SuggestionAnswerInput> }>('suggestion-answers')?.unsent ?? {};
  for (const answer of Object.values(answers)) sendAnswer(client, answer);
  removeDraft('unsent-ticks');
  removeDraft('unsent-training');
  removeDraft('suggestion-answers');
}

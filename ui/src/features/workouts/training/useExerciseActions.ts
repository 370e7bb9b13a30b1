// The actions of the exercise cards: store and send ticks and typed values, and start rests. The callbacks are stable,
// so that only the changed card renders.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LastCompletion, PlannedExercise, Workout } from '@/shared/api/types';
import { unlockSound } from '@/shared/lib/chime';
import { latestTicked, unratedSet } from '@/features/workouts/sets/effort';
import { discardRefused } from '@/features/workouts/outbox/sendExercise';
import { isComplete, isTicked, withAllTicked, withNoneTicked } from '@/features/workouts/sets/sets';
import { followsWithoutRest, isWarmup } from '@/features/workouts/sets/setGroups';
import { changeRows, saveExercise, type RowChange } from '@/features/workouts/outbox/ticks';
import { askForNotifications } from '@/features/workouts/timers/askForNotifications';
import { restTimer } from '@/features/workouts/timers/timerOwners';
import { actOnTimer, endRests, removeTimers } from '@/features/workouts/timers/timers';
import { answerOfTicks, rowsAfterAnswer, saveAnswer } from '@/features/workouts/suggestions/answers';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { blankSet, entryOf, type Answer, type SetEntry } from './training';
import { trainingSettings } from './trainingSettings';
import { nextInSuperset, nextOpenExercise } from './nextExercise';
import { slotOf } from '@/features/workouts/outbox/unsent';
import type { TrainingProgress } from './useProgress';
import { useSetRemoval } from '@/features/workouts/sets/useSetRemoval';
import type { useTraining } from './useTraining';

export interface TrainingParts {
  session: ReturnType<typeof useTraining>;
  // The current page, for the link of the timer bar.
  path: string;
  exercises: readonly TrackedExercise[];
  // By lower-case exercise name.
  lastTimes: ReadonlyMap<string, LastCompletion>;
  progress: TrainingProgress;
  // The log of this workout on its day, if there is one.
  logged: Workout | null;
}

// Which card is open, and what changes it.
interface OpenCard {
  opened: number | null;
  // Null: the first incomplete exercise.
  onNext: (exerciseId: number | null) => void;
  // Keeps the card open with the question for this set.
  onAsk: (exerciseId: number, set: number) => void;
}

// A user who starts rests by hand may do so shortly before the tick.
const BEFORE_THE_TICK_SECONDS = 15;

export function useExerciseActions(parts: TrainingParts, openCard: OpenCard) {
  const { session, path } = parts;
  const { workout, edit } = session;
  const client = useQueryClient();
  const now = useRef({ ...parts, ...openCard });
  useEffect(() => {
    now.current = { ...parts, ...openCard };
  });

  // Sends ticks of an older version, which sent whole exercises only.
  useEffect(() => {
    const { session: opened, exercises, progress } = now.current;
    if (opened.training.sends) return;
    for (const exercise of exercises) {
      const { sets, notes } = entryOf(opened.training, exercise.id);
      if (!sets.some(isTicked) || progress.done.get(exercise.id)?.completion) continue;
      const workoutRef = { workout, training: opened.training.clientKey, day: opened.training.day };
      saveExercise(client, workoutRef, { exercise, sets, notes, completion: undefined, praise: false });
    }
    opened.markSent();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the workout opens
  }, []);

  const doneOf = useCallback((id: number) => now.current.progress.done.get(id), []);

  // A tick starts a rest, except within a superset, before a drop set and after the last set of the workout. The rest
  // before the set ends in any case.
  const startRest = useCallback(
    (exercise: PlannedExercise, rows: readonly SetEntry[]) => {
      const { exercises, progress, opened, onNext, onAsk } = now.current;
      const rowsNow = (id: number) => (id === exercise.id ? rows : (progress.done.get(id)?.rows ?? []));
      const next = nextInSuperset(exercises, exercise.id, rowsNow);
      const after = next?.id ?? nextOpenExercise(exercises, exercise.id, rowsNow);
      const asked =
        trainingSettings().effort && opened === exercise.id && after !== exercise.id ? unratedSet(rows) : null;
      if (asked === null) onNext(after);
      else onAsk(exercise.id, asked);
      const left = exercises.some(({ id }) => !isComplete(rowsNow(id)));
      const afterWarmup = isWarmup(rows[latestTicked(rows) ?? -1] ?? blankSet);
      const owner = restTimer({ workout, path, exercise }, rows.length, afterWarmup);
      const { autoRest } = trainingSettings();
      if (next || followsWithoutRest(rows) || !owner || !left || !autoRest) {
        return endRests(workout, Date.now(), autoRest ? 0 : BEFORE_THE_TICK_SECONDS);
      }
      unlockSound();
      void askForNotifications();
      actOnTimer(owner, { type: 'start', at: Date.now() }, Date.now());
    },
    [workout, path],
  );

  const answerSuggestion = useCallback(
    ({ id, suggestion }: TrackedExercise, answer: Answer) => {
      edit(id, { answer });
      if (suggestion) saveAnswer(client, suggestion, answer, now.current.session.training.day);
    },
    [client, edit],
  );

  // An answer by button also clears what was typed in open rows, so that the fields hold what was chosen.
  const chooseTarget = useCallback(
    (exercise: TrackedExercise, answer: Answer) => {
      const { sets } = entryOf(now.current.session.training, exercise.id);
      if (sets.length > 0) edit(exercise.id, { sets: rowsAfterAnswer(sets, exercise, answer) });
      answerSuggestion(exercise, answer);
    },
    [answerSuggestion, edit],
  );

  // Returns whether a set was ticked.
  const storeRows = useCallback(
    (exercise: TrackedExercise, rows: SetEntry[], kind: RowChange) => {
      const {
        session: { training },
        logged,
      } = now.current;
      const { ticked, complete } = changeRows(
        client,
        { workout, training, log: logged?.id ?? null },
        exercise,
        doneOf(exercise.id),
        rows,
        kind,
        Date.now(),
      );
      const answer = answerOfTicks(exercise, rows, entryOf(training, exercise.id).answer);
      if (answer !== null) answerSuggestion(exercise, answer);
      if (ticked && complete)
        removeTimers(workout, ({ exerciseId, kind: timer }) => exerciseId === exercise.id && timer === 'exercise');
      return ticked;
    },
    [answerSuggestion, client, doneOf, workout],
  );

  const change = useCallback(
    (exercise: TrackedExercise, rows: SetEntry[], kind: RowChange) => {
      if (storeRows(exercise, rows, kind)) startRest(exercise, rows);
    },
    [startRest, storeRows],
  );

  return {
    onRows: change,
    onAnswer: chooseTarget,
    onRemoveSet: useSetRemoval(parts, change),
    // The question after the last tick was answered or skipped: continues as after any tick.
    onAnswered: useCallback(({ id }: PlannedExercise) => {
      const { exercises, progress, onNext } = now.current;
      const rowsNow = (each: number) => progress.done.get(each)?.rows ?? [];
      onNext(nextInSuperset(exercises, id, rowsNow)?.id ?? nextOpenExercise(exercises, id, rowsNow));
    }, []),
    // The guided mode starts its own rests.
    onGuided: useCallback(
      (exercise: TrackedExercise, rows: SetEntry[]) => void storeRows(exercise, rows, 'tick'),
      [storeRows],
    ),
    // Ticks every open set with the values of its fields, or unticks all.
    onToggle: useCallback(
      (exercise: TrackedExercise) => {
        const done = doneOf(exercise.id);
        if (!done) return;
        const last = now.current.lastTimes.get(exercise.exerciseName.toLowerCase());
        const rows = done.complete ? withNoneTicked(done.rows) : withAllTicked(done.rows, exercise, Date.now(), last);
        change(exercise, rows, 'tick');
        if (done.complete) now.current.onNext(exercise.id);
      },
      [change, doneOf],
    ),
    onNotes: useCallback(
      (exercise: PlannedExercise, notes: string) => {
        edit(exercise.id, { notes });
        const {
          session: { training },
          logged,
        } = now.current;
        const done = doneOf(exercise.id);
        if (!done?.rows.some(isTicked)) return;
        const workoutRef = { workout, training: training.clientKey, day: training.day, log: logged?.id ?? null };
        saveExercise(client, workoutRef, {
          exercise,
          sets: done.rows,
          notes,
          completion: done.completion,
          praise: false,
          typed: true,
        });
      },
      [client, doneOf, edit, workout],
    ),
    onDiscard: useCallback(({ id }: PlannedExercise) => {
      const { training: current } = now.current.session;
      discardRefused(slotOf(current.clientKey, id, current.day));
    }, []),
  };
}

// What ticks and typing on the cards do: kept, sent, rested after. The functions keep their identity while anything else
// changes, so that only the touched card is drawn.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LastCompletion, PlannedExercise, Workout } from '@/shared/api/types';
import { unlockSound } from '@/shared/lib/chime';
import { latestTicked, openQuestion } from '@/features/workouts/sets/effort';
import { discardRefused } from '@/features/workouts/outbox/send';
import { isTicked, withAllTicked, withNoneTicked } from '@/features/workouts/sets/sets';
import { goesOnAtOnce, isWarmup } from '@/features/workouts/sets/setTurns';
import { changeRows, saveExercise, type RowChange } from '@/features/workouts/outbox/ticks';
import { restTimer } from '@/features/workouts/timers/timerOwners';
import { actOnTimer, endRests, forgetTimers } from '@/features/workouts/timers/timers';
import { blankSet, entryOf, type SetEntry } from './training';
import { trainingSettings } from './trainingSettings';
import { nextInTurn, openAfter } from './turns';
import { slotOf } from '@/features/workouts/outbox/unsent';
import type { Progress } from './useDone';
import { useSetRemoval } from '@/features/workouts/sets/useSetRemoval';
import type { useTraining } from './useTraining';

export interface TrainingParts {
  session: ReturnType<typeof useTraining>;
  // Where this page is, for the bar of a running timer.
  path: string;
  exercises: readonly PlannedExercise[];
  // By the exercise's name in lower case.
  lastTimes: ReadonlyMap<string, LastCompletion>;
  progress: Progress;
  // The log of this workout on its day, when there is one.
  logged: Workout | null;
}

// Which card stands open, and what may change that.
export interface Turn {
  opened: number | null;
  // Null: the first that is not whole.
  onTurn: (exerciseId: number | null) => void;
  // The card stays open with the question of this set.
  onAsk: (exerciseId: number, set: number) => void;
}

// Who begins the rests by hand may do so right before the tick.
const BEFORE_THE_TICK_SECONDS = 15;

export function useExerciseActions(parts: TrainingParts, turn: Turn) {
  const { session, path } = parts;
  const { workout, edit } = session;
  const client = useQueryClient();
  const now = useRef({ ...parts, ...turn });
  useEffect(() => {
    now.current = { ...parts, ...turn };
  });

  // What an older version had ticked but not sent, because it sent whole exercises only.
  useEffect(() => {
    const { session: kept, exercises, progress } = now.current;
    if (kept.training.sends) return;
    for (const exercise of exercises) {
      const { sets, notes } = entryOf(kept.training, exercise.id);
      if (!sets.some(isTicked) || progress.done.get(exercise.id)?.completion) continue;
      const place = { workout, training: kept.training.clientKey, day: kept.training.day };
      saveExercise(client, place, { exercise, sets, notes, completion: undefined, praise: false });
    }
    kept.markSent();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the workout opens
  }, []);

  const doneOf = useCallback((id: number) => now.current.progress.done.get(id), []);

  // Rest begins with a tick: not inside a superset, not before a drop set, and not after the last set of the workout. Where
  // none begins, the one before the set is over all the same.
  const rest = useCallback(
    (exercise: PlannedExercise, rows: readonly SetEntry[]) => {
      const { exercises, progress, opened, onTurn, onAsk } = now.current;
      const rowsNow = (id: number) => (id === exercise.id ? rows : (progress.done.get(id)?.rows ?? []));
      const next = nextInTurn(exercises, exercise.id, rowsNow);
      const after = next?.id ?? openAfter(exercises, exercise.id, rowsNow);
      const asked =
        trainingSettings().effort && opened === exercise.id && after !== exercise.id ? openQuestion(rows) : null;
      if (asked === null) onTurn(after);
      else onAsk(exercise.id, asked);
      const left = exercises.some(({ id }) => !rowsNow(id).every(isTicked));
      const afterWarmup = isWarmup(rows[latestTicked(rows) ?? -1] ?? blankSet);
      const owner = restTimer({ workout, path, exercise }, rows.length, afterWarmup);
      const { autoRest } = trainingSettings();
      if (next || goesOnAtOnce(rows) || !owner || !left || !autoRest) {
        return endRests(workout, Date.now(), autoRest ? 0 : BEFORE_THE_TICK_SECONDS);
      }
      unlockSound();
      actOnTimer(owner, { type: 'start', at: Date.now() }, Date.now());
    },
    [workout, path],
  );

  // Answers whether a set was ticked.
  const store = useCallback(
    (exercise: PlannedExercise, rows: SetEntry[], kind: RowChange) => {
      const {
        session: { training },
        logged,
      } = now.current;
      const { ticked, whole } = changeRows(
        client,
        { workout, training, log: logged?.id ?? null },
        exercise,
        doneOf(exercise.id),
        rows,
        kind,
        Date.now(),
      );
      if (ticked && whole)
        forgetTimers(workout, ({ exerciseId, kind: timer }) => exerciseId === exercise.id && timer === 'exercise');
      return ticked;
    },
    [client, doneOf, workout],
  );

  const change = useCallback(
    (exercise: PlannedExercise, rows: SetEntry[], kind: RowChange) => {
      if (store(exercise, rows, kind)) rest(exercise, rows);
    },
    [rest, store],
  );

  return {
    onRows: change,
    onRemoveSet: useSetRemoval(parts, change),
    // The question of the last tick was answered, or is left open: on as after any tick.
    onAnswered: useCallback(({ id }: PlannedExercise) => {
      const { exercises, progress, onTurn } = now.current;
      const rowsNow = (each: number) => progress.done.get(each)?.rows ?? [];
      onTurn(nextInTurn(exercises, id, rowsNow)?.id ?? openAfter(exercises, id, rowsNow));
    }, []),
    // The guided mode starts its rests itself.
    onGuided: useCallback((exercise: PlannedExercise, rows: SetEntry[]) => void store(exercise, rows, 'tick'), [store]),
    // The whole exercise at once: every open set with what its fields hold, or none.
    onToggle: useCallback(
      (exercise: PlannedExercise) => {
        const done = doneOf(exercise.id);
        if (!done) return;
        const last = now.current.lastTimes.get(exercise.exerciseName.toLowerCase());
        const rows = done.whole ? withNoneTicked(done.rows) : withAllTicked(done.rows, exercise, Date.now(), last);
        change(exercise, rows, 'tick');
        if (done.whole) now.current.onTurn(exercise.id);
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
        const place = { workout, training: training.clientKey, day: training.day, log: logged?.id ?? null };
        saveExercise(client, place, {
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
      const { training: kept } = now.current.session;
      discardRefused(slotOf(kept.clientKey, id, kept.day));
    }, []),
  };
}

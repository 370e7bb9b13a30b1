// A workout being trained: its exercises by section, what ticks do, and the footer beside them; it loads nothing.
import { Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type {
  Equipment, ExerciseCompletion, LastCompletion, PlannedExercise, Section, Workout,
} from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { unlockSound } from '@/shared/lib/chime';
import { formatDay } from '@/shared/lib/dates';
import { ExerciseCard } from './ExerciseCard';
import { restTimer } from './timerOwners';
import { actOnTimer, forgetTimers } from './timers';
import { TimerSettings } from './TimerSettings';
import { entryOf, entryOfCompletion, setsOf, type Entry } from './training';
import { trainingMessages } from './trainingMessages';
import { trainingSettings } from './trainingSettings';
import classes from './TrainingView.module.css';
import type { Done } from './useDone';
import { recordText, useTicks } from './useTicks';
import type { useTraining } from './useTraining';

interface TrainingViewProps {
  // Where this page is, for the bar of a running timer.
  path: string;
  exercises: readonly PlannedExercise[];
  // By the exercise's key in the catalogue.
  equipment: ReadonlyMap<string, Equipment>;
  // By the exercise's name in lower case.
  lastTimes: ReadonlyMap<string, LastCompletion>;
  done: ReadonlyMap<number, Done>;
  // The log of this workout on its day, when there is one.
  logged: Workout | null;
  session: ReturnType<typeof useTraining>;
  onRemove?: (exerciseId: number) => void;
  // Stands under the exercises: a way to add one.
  more?: ReactNode;
  footer: ReactNode;
}

const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// Enter goes to the next field of the card, from the last one to nowhere: the tick stays a deed of its own.
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(event.target.closest('article')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.target) + 1];
  if (next) next.focus();
  else event.target.blur();
}

// The deeds on the cards. They keep their identity while anything else changes, so that only the touched card is drawn.
function useDeeds({ session, path, exercises, done }: Pick<TrainingViewProps, 'session' | 'path' | 'exercises' | 'done'>) {
  const { workout, training, edit, tick } = session;
  const send = useTicks(workout, training.day);
  const now = useRef({ exercises, done });
  useEffect(() => {
    now.current = { exercises, done };
  }, [exercises, done]);

  // Rest begins with a tick, unless it was the last of the workout.
  const rest = useCallback(
    (exercise: PlannedExercise, entry: Entry, closes: boolean) => {
      const owner = restTimer({ workout, path, exercise }, setsOf(entry, exercise).length);
      const left = now.current.exercises.filter(({ id }) => !now.current.done.has(id) && !(closes && id === exercise.id));
      if (owner && left.length > 0 && trainingSettings().autoRest) {
        unlockSound();
        actOnTimer(owner, { type: 'start', at: Date.now() }, Date.now());
      }
    },
    [workout, path],
  );

  const complete = useCallback(
    (exercise: PlannedExercise, entry: Entry) => {
      tick();
      forgetTimers(workout, ({ exerciseId, kind }) => exerciseId === exercise.id && kind === 'exercise');
      void send(exercise, entry, undefined);
    },
    [tick, workout, send],
  );

  const onToggle = useCallback(
    (exercise: PlannedExercise, entry: Entry, completion: ExerciseCompletion | undefined) => {
      if (!completion) {
        complete(exercise, entry);
        return rest(exercise, entry, true);
      }
      if (entry.sets.length === 0) edit(exercise.id, entryOfCompletion(completion));
      void send(exercise, entry, completion);
    },
    [complete, rest, edit, send],
  );

  // The last set closes its exercise.
  const onSetTicked = useCallback(
    (exercise: PlannedExercise, entry: Entry) => {
      tick();
      const all = entry.sets.every(({ doneAt }) => doneAt !== null);
      if (all) complete(exercise, entry);
      rest(exercise, entry, all);
    },
    [tick, complete, rest],
  );
  return { onToggle, onSetTicked };
}

export function TrainingView(props: TrainingViewProps) {
  const { path, exercises, equipment, lastTimes, done, logged, session, onRemove, more, footer } = props;
  const t = useT(trainingMessages);
  const format = useFormat();
  const today = useToday();
  const { workout, training, edit } = session;
  const deeds = useDeeds(props);

  return (
    <div className={classes.layout}>
      <div className={classes.exercises} onKeyDown={goToNextField}>
        {logged && (
          <Text className={classes.logged}>
            <IconCircleCheck size={20} aria-hidden />
            {training.day === today
              ? t('loggedBanner')
              : t('loggedOn', { day: formatDay(training.day, format, { weekday: 'long', day: 'numeric', month: 'long' }) })}
          </Text>
        )}
        {sections.map((section) => {
          const own = exercises.filter(({ category }) => category === section);
          if (own.length === 0) return null;
          const first = section === exercises[0]?.category;
          return (
            <section key={section} className={classes.section} aria-labelledby={`section-${section}`}>
              <div className={classes.sectionHead}>
                <Title order={2} id={`section-${section}`}>
                  {t(section)}
                </Title>
                <Text size="sm" c="dimmed" className="fit-numbers">
                  {own.filter(({ id }) => done.has(id)).length}/{own.length}
                </Text>
                {first && <TimerSettings />}
              </div>
              {own.map((exercise) => {
                const record = training.saved[exercise.id]?.record ?? null;
                return (
                  <ExerciseCard
                    key={exercise.id}
                    workout={workout}
                    day={training.day}
                    path={path}
                    exercise={exercise}
                    equipment={exercise.exerciseKey === null ? undefined : equipment.get(exercise.exerciseKey)}
                    entry={entryOf(training, exercise.id)}
                    last={lastTimes.get(exercise.exerciseName.toLowerCase())}
                    completion={done.get(exercise.id)?.completion}
                    waiting={done.get(exercise.id)?.waiting ?? false}
                    record={record && recordText(record)}
                    onEdit={edit}
                    {...deeds}
                    {...(onRemove && { onRemove })}
                  />
                );
              })}
            </section>
          );
        })}
        {more}
      </div>
      {footer}
    </div>
  );
}

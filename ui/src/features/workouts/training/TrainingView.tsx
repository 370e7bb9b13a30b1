// A workout in training: its exercises by section, one of them open, and the footer.
import { Button, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Suspense, useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Exercise, PlannedExercise, Section, Workout } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { workoutPath } from '@/shared/lib/paths';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { ExerciseCard } from './ExerciseCard';
import { supersetOf } from './list';
import { isTicked } from '@/features/workouts/sets/sets';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { TimerSettings } from '@/features/workouts/timers/TimerSettings';
import { entryOf } from './training';
import { trainingMessages } from './trainingMessages';
import classes from './TrainingView.module.css';
import { useExerciseActions, type TrainingParts } from './useExerciseActions';
import { recordText } from '@/features/workouts/outbox/report';
import { useListActions } from './useListActions';

export interface TrainingViewProps extends TrainingParts {
  title: string;
  // In section order.
  exercises: readonly TrackedExercise[];
  // By exercise key.
  catalogue: ReadonlyMap<string, Exercise>;
  // By lower-case exercise name.
  pinnedNotes: ReadonlyMap<string, string>;
  // The plan's exercises; empty for a workout without a plan.
  planned: readonly TrackedExercise[];
  // Today's exercises can be kept in the plan.
  isInPlan?: boolean;
  // Shown below the exercises: a button that adds one.
  more?: ReactNode;
  footer: ReactNode;
}

// Loaded on first use.
const Guided = lazyWithPreload(() =>
  import('@/features/workouts/guided/GuidedTraining').then((module) => module.GuidedTraining),
);
const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// Enter moves to the next field of the card and leaves the last one. It never ticks a set.
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...(event.target.closest('article')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.target) + 1];
  if (next) next.focus();
  else event.target.blur();
}

function positionInSuperset(exercises: readonly PlannedExercise[], id: number) {
  const group = supersetOf(exercises, id);
  if (group.length < 2) return null;
  if (group[0]?.id === id) return 'first';
  return group.at(-1)?.id === id ? 'last' : 'middle';
}

interface Opened {
  card: number | 'next' | 'none';
  // The set of this card whose effort is asked for before the next card opens.
  asked: number | null;
}

// Which card is open: the chosen one or the next one, or else the first incomplete one. Null: none.
function useOpened({ exercises, progress }: TrainingParts) {
  const open = exercises.filter(({ id }) => !progress.done.get(id)?.complete);
  const [{ card, asked }, setOpened] = useState<Opened>(() => {
    // The exercise that was partly done, for instance before a reload.
    const begun = open.find(({ id }) => progress.done.get(id)?.completion !== undefined);
    return { card: begun?.id ?? 'next', asked: null };
  });
  const next = open[0]?.id ?? null;
  const opened = card === 'next' ? next : card === 'none' ? null : card;
  const rows = opened === null ? [] : (progress.done.get(opened)?.rows ?? []);
  // Unticking a set also removes its question.
  const ticked = asked !== null && rows[asked] !== undefined && isTicked(rows[asked]);
  return {
    opened,
    asked: ticked ? asked : null,
    onNext: useCallback((id: number | null) => setOpened({ card: id ?? 'next', asked: null }), []),
    onAsk: useCallback((id: number, set: number) => setOpened({ card: id, asked: set }), []),
    onOpen: useCallback((id: number, open: boolean) => setOpened({ card: open ? id : 'none', asked: null }), []),
  };
}

export function TrainingView(props: TrainingViewProps) {
  const { exercises, logged, session, more, footer } = props;
  const t = useT(trainingMessages);
  const openCard = useOpened(props);
  const { opened, asked, onOpen } = openCard;
  const sets = useExerciseActions(props, openCard);
  const list = useListActions(props, onOpen);
  const [guided, setGuided] = useState(false);
  const beginGuided = () => {
    if (!focusInvalidNumber(document)) setGuided(true);
  };

  return (
    <div className={classes.layout}>
      {/* presentation: only handles Enter that bubbles up from the fields */}
      <div className={classes.exercises} role="presentation" onKeyDown={goToNextField}>
        {logged && <Logged logged={logged} day={session.training.day} />}
        {list.notice}
        {sections.map((section) => {
          const own = exercises.filter(({ category }) => category === section);
          if (own.length === 0) return null;
          return (
            <section key={section} className={classes.section} aria-labelledby={`section-${section}`}>
              <div className={classes.sectionHead}>
                <Title order={2} id={`section-${section}`}>
                  {t(section)}
                </Title>
                {section === exercises[0]?.category && (
                  <div className={classes.actions}>
                    <Button
                      variant="light"
                      className={classes.guided}
                      leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
                      onClick={beginGuided}
                    >
                      {t('guided')}
                    </Button>
                    <TimerSettings />
                  </div>
                )}
              </div>
              {own.map((exercise, index) => (
                <Row
                  key={exercise.id}
                  {...props}
                  exercise={exercise}
                  opened={exercise.id === opened}
                  asked={exercise.id === opened ? asked : null}
                  sets={sets}
                  list={list.actions}
                  canMoveUp={index > 0}
                  canMoveDown={index < own.length - 1}
                  onOpen={onOpen}
                />
              ))}
            </section>
          );
        })}
        {more}
        {list.dialogs}
        {guided && (
          <Suspense fallback={null}>
            <Guided
              {...props}
              actions={sets}
              onVariant={list.actions.onVariant}
              onLeave={() => setGuided(false)}
              onFinish={() => setGuided(false)}
            />
          </Suspense>
        )}
      </div>
      {footer}
    </div>
  );
}

interface RowProps extends TrainingViewProps {
  exercise: TrackedExercise;
  opened: boolean;
  asked: number | null;
  sets: ReturnType<typeof useExerciseActions>;
  list: ReturnType<typeof useListActions>['actions'];
  canMoveUp: boolean;
  canMoveDown: boolean;
  onOpen: (exerciseId: number, opened: boolean) => void;
}

function Row({ exercise, opened, asked, sets, list, canMoveUp, canMoveDown, onOpen, ...props }: RowProps) {
  const { path, exercises, catalogue, lastTimes, pinnedNotes, progress, session } = props;
  const { workout, training, edit } = session;
  const done = progress.done.get(exercise.id);
  const saved = training.saved[exercise.id];
  const name = exercise.exerciseName.toLowerCase();
  const variant = exercise.suggestion?.variant ?? null;
  if (!done) return null;
  return (
    <ExerciseCard
      workout={workout}
      day={training.day}
      path={path}
      exercise={exercise}
      known={exercise.exerciseKey === null ? undefined : catalogue.get(exercise.exerciseKey)}
      entry={entryOf(training, exercise.id)}
      done={done}
      last={lastTimes.get(name)}
      pinned={pinnedNotes.get(name) ?? null}
      opened={opened}
      asked={asked}
      superset={positionInSuperset(exercises, exercise.id)}
      record={saved?.record ? recordText(saved.record) : null}
      firstTime={saved?.firstTime ?? false}
      canMoveUp={canMoveUp}
      canMoveDown={canMoveDown}
      canJoin={canMoveDown}
      offersVariant={variant !== null && !exercises.some(({ exerciseName }) => exerciseName === variant)}
      onEdit={edit}
      onOpen={onOpen}
      {...sets}
      {...list}
    />
  );
}

function Logged({ logged, day }: { logged: Workout; day: string }) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const today = useToday();
  return (
    <Text className={classes.logged} component="div">
      <IconCircleCheck size={20} aria-hidden />
      <span className={classes.loggedWords}>
        <span>
          {day === today
            ? t('loggedBanner')
            : t('loggedOn', { day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }) })}
        </span>
        <span>
          {t('savedInLog')} <Link to={workoutPath(logged.id)}>{t('seeLog')}</Link>
        </span>
      </span>
    </Text>
  );
}

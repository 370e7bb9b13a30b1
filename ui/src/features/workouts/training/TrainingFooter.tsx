// The workout's progress, what it will be logged as, and the button that logs it.
import { Button, Progress, Text } from '@mantine/core';
import { IconCheck, IconClock, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Intensity, PlannedExercise, Workout, WorkoutType } from '@/shared/api/types';
import { serverMessage } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { workoutPath } from '@/shared/lib/paths';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { fromWire } from '@/shared/lib/units';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { useUpdateWorkout } from '@/features/workouts/log/logApi';
import { countedMinutes, doneAmounts, measuredMinutes, percentDone, plannedCalories } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from './trainingMessages';
import classes from './TrainingFooter.module.css';
import { logOfWorkout, useUnsent } from '@/features/workouts/outbox/unsent';
import { useCompleteWorkout, type Completed, type DoneExercise } from './useCompleteWorkout';
import type { TrainingProgress } from './useProgress';
import { useNow, type useTraining } from './useTraining';

// What the workout is logged as.
export interface LoggedAs {
  // Empty: named after its type.
  name: string;
  type: WorkoutType;
  intensity: Intensity;
  plannedWorkoutId: number | null;
}

interface TrainingFooterProps {
  as: LoggedAs;
  exercises: readonly PlannedExercise[];
  progress: TrainingProgress;
  logged: Workout | null;
  session: ReturnType<typeof useTraining>;
  onCompleted: (completed: Completed) => void;
}

export function TrainingFooter(props: TrainingFooterProps) {
  const { as, exercises, progress, logged, session, onCompleted } = props;
  const t = useT(trainingMessages);
  const { training } = session;
  const { submit, isPending } = useCompleteWorkout(session, onCompleted);
  const isQueued = useUnsent(
    ({ logs }) => logOfWorkout(logs, session.workout, training.day, training.clientKey) !== undefined,
  );
  const pending = isQueued && !isPending;
  const now = useNow(training.firstTickAt !== null);
  const done: DoneExercise[] = exercises.flatMap((exercise) => {
    const completion = progress.done.get(exercise.id)?.completion;
    return completion ? [{ exercise, completion, saved: training.saved[exercise.id] ?? null }] : [];
  });
  const counted = countedMinutes(done.map(({ exercise, completion }) => doneAmounts(exercise, completion)));
  const measured = measuredMinutes(training.firstTickAt, now);
  const minutes = training.measured && measured !== null ? measured : counted;
  const inLog =
    logged !== null && done.length > 0 && done.every(({ completion }) => completion.workoutId === logged.id);
  const all = progress.count === exercises.length && exercises.length > 0;
  return (
    <div className={classes.side}>
      <div className={classes.words} aria-live="polite">
        {all && <Text fw={650}>{t('allDone')}</Text>}
        <Text size="sm" c="dimmed">
          {pending
            ? t('pendingLog')
            : inLog
              ? t('savedInLog')
              : all
                ? t('allDoneHint')
                : progress.any
                  ? t('keepGoing')
                  : t('start')}
        </Text>
        {done.length > 0 && !inLog && !pending && (
          <Time {...props} minutes={minutes} counted={counted} measured={measured} />
        )}
        {inLog && !pending && <MoreMinutes logged={logged} counted={counted} />}
      </div>
      <section className={classes.footer} aria-label={t('progress')} data-in-reach>
        <Bar done={progress.count} total={exercises.length} />
        {pending ? (
          <Text className={classes.pending}>
            <IconCloudUp size={20} aria-hidden />
            {t('waiting')}
          </Text>
        ) : inLog ? (
          <Button size="md" className={classes.complete} component={Link} to={workoutPath(logged.id)}>
            {t('seeLog')}
          </Button>
        ) : (
          <Complete
            title={as.name}
            asks={logged !== null}
            disabled={!progress.any || isPending}
            isPending={isPending}
            onComplete={() => void submit(as, done, minutes)}
          />
        )}
      </section>
    </div>
  );
}

function Bar({ done, total }: { done: number; total: number }) {
  const t = useT(trainingMessages);
  const percent = percentDone(done, total);
  return (
    <div className={classes.progress}>
      <Text size="sm" fw={600} className="fit-numbers">
        {t('counter', { done, total })}
      </Text>
      <Text size="sm" c="dimmed" className="fit-numbers">
        {t('percent', { percent })}
      </Text>
      <Progress
        className={classes.bar}
        size="xs"
        value={percent}
        aria-label={t('progress')}
        color={done === total ? 'green' : 'petrol'}
      />
    </div>
  );
}

interface TimeProps extends TrainingFooterProps {
  minutes: number;
  counted: number;
  measured: number | null;
}

function Time({ session, minutes, counted, measured }: TimeProps) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const { training, setMeasured } = session;
  const calories = formatNumber(fromWire(plannedCalories(minutes), energyUnit), format);
  return (
    <div className={classes.time}>
      <Text size="sm" className="fit-numbers">
        {t('logsAs', { minutes, calories, unit: energyUnit })}
      </Text>
      {measured !== null && measured !== counted && (
        <Button
          variant="subtle"
          className={classes.choose}
          leftSection={<IconClock size={16} aria-hidden />}
          onClick={() => setMeasured(!training.measured)}
        >
          {training.measured ? t('useCounted', { minutes: counted }) : t('useMeasured', { minutes: measured })}
        </Button>
      )}
    </div>
  );
}

// Sets ticked after Complete Workout make the workout longer than its log says.
function MoreMinutes({ logged, counted }: { logged: Workout; counted: number }) {
  const t = useT(trainingMessages);
  const tick = useT(tickMessages);
  const words = useT(common);
  const { mutate: update, isPending } = useUpdateWorkout(logged);
  if (logged.duration === null || counted <= logged.duration) return null;
  const onError = (error: Error) =>
    toast({ title: words('error'), description: serverMessage(error, tick('workoutFailed')), destructive: true });
  return (
    <div className={classes.time}>
      <Text size="sm" className="fit-numbers">
        {t('loggedMinutes', { minutes: logged.duration })}
      </Text>
      <Button
        variant="subtle"
        className={classes.choose}
        leftSection={<IconClock size={16} aria-hidden />}
        loading={isPending}
        onClick={() => update({ duration: counted, calories: plannedCalories(counted) }, { onError })}
      >
        {t('useCounted', { minutes: counted })}
      </Button>
    </div>
  );
}

interface CompleteProps {
  title: string;
  // Asks for confirmation, because the workout is already in the log.
  asks: boolean;
  disabled: boolean;
  isPending: boolean;
  onComplete: () => void;
}

function Complete({ title, asks, disabled, isPending, onComplete }: CompleteProps) {
  const t = useT(trainingMessages);
  const log = useT(workoutMessages);
  const [asking, setAsking] = useState(false);
  const complete = () => {
    if (focusInvalidNumber(document)) return;
    if (asks) setAsking(true);
    else onComplete();
  };
  return (
    <>
      <Button
        size="md"
        className={classes.complete}
        leftSection={<IconCheck size={20} aria-hidden />}
        disabled={disabled}
        onClick={complete}
      >
        {isPending ? t('completing') : t('completeWorkout')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={log('askTitle')}
        confirmLabel={log('logAgain')}
        onConfirm={() => {
          setAsking(false);
          onComplete();
        }}
        onClose={() => setAsking(false)}
      >
        {log('askAgain', { title })}
      </ConfirmDialog>
    </>
  );
}

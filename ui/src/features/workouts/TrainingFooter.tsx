// How far the workout is, what it will count as, and the button that logs it; it ticks nothing.
import { Button, Text } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Intensity, PlannedExercise, Workout, WorkoutType } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { countedMinutes, doneAmounts, measuredMinutes, percentDone, plannedCalories } from './logic';
import { workoutMessages } from './messages';
import { TrainingProgress } from './TrainingProgress';
import { trainingMessages } from './trainingMessages';
import classes from './TrainingFooter.module.css';
import { useCompleteWorkout, type DoneExercise } from './useCompleteWorkout';
import type { useDone } from './useDone';
import { useNow, type useTraining } from './useTraining';

// What the workout is logged as.
export interface LoggedAs {
  // Empty: the server names it after its type.
  name: string;
  type: WorkoutType;
  intensity: Intensity;
  plannedWorkoutId: number | null;
}

interface TrainingFooterProps {
  as: LoggedAs;
  exercises: readonly PlannedExercise[];
  progress: ReturnType<typeof useDone>;
  logged: Workout | null;
  session: ReturnType<typeof useTraining>;
  onCompleted: (done: readonly DoneExercise[]) => void;
}

export function TrainingFooter({ as, exercises, progress, logged, session, onCompleted }: TrainingFooterProps) {
  const t = useT(trainingMessages);
  const log = useT(workoutMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const [asking, setAsking] = useState(false);
  const { training, takeMeasured } = session;
  const now = useNow(training.firstTickAt !== null);

  const done = exercises.flatMap((exercise) => {
    const completion = progress.done.get(exercise.id)?.completion;
    return completion ? [{ exercise, completion }] : [];
  });
  const counted = countedMinutes(done.map(({ exercise, completion }) => doneAmounts(exercise, completion)));
  const measured = measuredMinutes(training.firstTickAt, now);
  const minutes = training.measured && measured !== null ? measured : counted;
  const { submit: send, isPending } = useCompleteWorkout(session, onCompleted);
  const submit = () => {
    setAsking(false);
    return send(as, done, minutes);
  };

  const disabled = done.length === 0 || isPending || progress.sending;
  const all = done.length === exercises.length && done.length > 0;
  return (
    <section className={classes.footer} aria-label={t('progress')} data-in-reach>
      <div className={classes.progress}>
        <TrainingProgress done={done.length} total={exercises.length} percent={percentDone(done.length, exercises.length)} />
        <div className={classes.words} aria-live="polite">
          {all && <Text fw={650}>{t('allDone')}</Text>}
          <Text size="sm" c="dimmed">
            {all ? t('allDoneHint') : done.length > 0 ? t('keepGoing') : t('start')}
          </Text>
        </div>
      </div>
      {done.length > 0 && (
        <div className={classes.time}>
          <Text size="sm" className="fit-numbers">
            {t('logsAs', {
              minutes,
              calories: formatNumber(fromWire(plannedCalories(minutes), energyUnit), format),
              unit: energyUnit,
            })}
          </Text>
          {measured !== null && measured !== counted && (
            <Button
              variant="subtle"
              className={classes.choose}
              leftSection={<IconClock size={16} aria-hidden />}
              onClick={() => takeMeasured(!training.measured)}
            >
              {training.measured ? t('useCounted', { minutes: counted }) : t('useMeasured', { minutes: measured })}
            </Button>
          )}
        </div>
      )}
      <Button
        size="md"
        fullWidth
        className={classes.complete}
        leftSection={<IconCheck size={20} aria-hidden />}
        disabled={disabled}
        onClick={() => (logged ? setAsking(true) : void submit())}
      >
        {isPending ? t('completing') : t('completeWorkout')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={log('askTitle')}
        confirmLabel={log('logAgain')}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      >
        {log('askAgain', { title: as.name })}
      </ConfirmDialog>
    </section>
  );
}

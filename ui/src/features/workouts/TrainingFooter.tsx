// How far the workout is, what it will count as, and the button that logs it; it ticks nothing.
import { Button, Text } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import type { ExerciseCompletion, PlannedExercise, PlannedWorkout, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { isOnItsWay, useCreateWorkout, useTicksOnTheirWay } from './api';
import { celebrate } from './celebrate';
import {
  countedMinutes, doneAmounts, intensityOf, measuredMinutes, percentDone, plannedCalories,
} from './logic';
import { workoutMessages } from './messages';
import { TrainingProgress } from './TrainingProgress';
import { trainingMessages } from './trainingMessages';
import classes from './TrainingFooter.module.css';
import { useNow, type useTraining } from './useTraining';

interface TrainingFooterProps {
  workout: PlannedWorkout;
  exercises: readonly PlannedExercise[];
  completions: readonly ExerciseCompletion[];
  logged: Workout | null;
  session: ReturnType<typeof useTraining>;
  onCompleted: () => void;
}

export function TrainingFooter({ workout, exercises, completions, logged, session, onCompleted }: TrainingFooterProps) {
  const t = useT(trainingMessages);
  const log = useT(workoutMessages);
  const words = useT(common);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const [asking, setAsking] = useState(false);
  const { mutateAsync: create, isPending } = useCreateWorkout();
  const sending = useTicksOnTheirWay() > 0;
  const { training, takeMeasured, renewKey, finish } = session;
  const now = useNow(training.firstTickAt !== null);

  const done = exercises.flatMap((exercise) => {
    const completion = completions.find(({ plannedExerciseId }) => plannedExerciseId === exercise.id);
    return completion ? [{ exercise, completion }] : [];
  });
  const counted = countedMinutes(done.map(({ exercise, completion }) => doneAmounts(exercise, completion)));
  const measured = measuredMinutes(training.firstTickAt, now);
  const minutes = training.measured && measured !== null ? measured : counted;

  const submit = async () => {
    setAsking(false);
    try {
      await create({
        name: workout.title,
        // A rest day has no exercises to tick, so it never comes here.
        type: workout.type === 'rest' ? 'other' : workout.type,
        exercises: done.map(({ exercise }) => exercise.exerciseName),
        duration: minutes,
        calories: plannedCalories(minutes),
        intensity: intensityOf(workout.type),
        notes: t('completedNote', { title: workout.title }),
        plannedWorkoutId: workout.id,
        date: training.day,
        clientKey: training.clientKey,
      });
      finish();
      void celebrate();
      toast({ title: t('workoutDone'), description: t('workoutDoneText'), duration: 5000 });
      onCompleted();
    } catch (error) {
      // An earlier try did arrive, and something was ticked since: the next try is a log of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') renewKey();
      toast({ title: words('error'), description: t('workoutFailed'), destructive: true });
    }
  };

  const disabled = done.length === 0 || isPending || sending || done.some(({ completion }) => isOnItsWay(completion));
  const all = done.length === exercises.length;
  return (
    <section className={classes.footer} aria-label={t('progress')}>
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
        {log('askAgain', { title: workout.title })}
      </ConfirmDialog>
    </section>
  );
}

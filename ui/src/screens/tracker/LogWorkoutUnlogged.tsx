// Cards of ticked sets that are in no log, one per day and planned workout, with Log it and Don’t log.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { usePlannedWorkout } from '@/features/plans/api';
import { useCompletionsBetween } from '@/features/workouts/api';
import { useCreateWorkout } from '@/features/workouts/log/logApi';
import { countedMinutes, intensityOf, plannedCalories } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import {
  amountsDone,
  dismissUnlogged,
  dismissedUnlogged,
  UNLOGGED_DAYS,
  unloggedOf,
  type Unlogged,
} from '@/features/workouts/log/unlogged';
import { unloggedMessages } from '@/features/workouts/log/unloggedMessages';
import { useUnsent } from '@/features/workouts/outbox/unsent';
import { serverMessage } from '@/shared/api/errors';
import type { PlannedWorkout, WorkoutInput } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { addDays, formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';

// `shown`: today's planned workouts, which the screen already shows.
export function LogWorkoutUnlogged({ shown }: { shown: readonly number[] }) {
  const today = useToday();
  const completions = useCompletionsBetween(addDays(today, 1 - UNLOGGED_DAYS), today);
  const trainings = useTrainings((state) => state.trainings);
  const unsent = useUnsent();
  const [dismissed, setDismissed] = useState(dismissedUnlogged);
  const dismiss = (ids: number[]) => {
    dismissUnlogged(ids);
    setDismissed([...dismissed, ...ids]);
  };
  return unloggedOf(completions.data ?? [], { trainings, unsent, today, shown, dismissed }).map((each) => {
    const { day, plannedWorkoutId, done } = each;
    const props = { ...each, onDismiss: () => dismiss(done.map(({ id }) => id)) };
    const key = `${day}:${plannedWorkoutId}`;
    return plannedWorkoutId === null ? (
      <One key={key} {...props} planned={null} />
    ) : (
      <Planned key={key} {...props} id={plannedWorkoutId} />
    );
  });
}

interface OneProps extends Unlogged {
  planned: PlannedWorkout | null;
  onDismiss: () => void;
}

function Planned({ id, ...props }: Omit<OneProps, 'planned'> & { id: number }) {
  const found = usePlannedWorkout(id);
  return found.data === undefined ? null : <One {...props} planned={found.data?.workout ?? null} />;
}

function useLog({ day, done, planned }: OneProps) {
  const words = useT(common);
  const log = useT(workoutMessages);
  const { mutate: create, isPending } = useCreateWorkout();
  const [clientKey] = useState(newClientKey);
  const type = planned && planned.type !== 'rest' ? planned.type : 'strength';
  const minutes = countedMinutes(done.map(amountsDone));
  const names = [...new Set(done.map(({ exerciseName }) => exerciseName))];
  const body: WorkoutInput = {
    ...(planned && { name: planned.title, plannedWorkoutId: planned.id }),
    type,
    duration: minutes,
    calories: plannedCalories(minutes),
    intensity: intensityOf(type),
    exercises: names,
    completionIds: done.map(({ id }) => id),
    date: day,
    clientKey,
  };
  const submit = () =>
    create(body, {
      onSuccess: (made) => toast({ title: log('logged'), ...(wasKept(made) && { description: words('keptHere') }) }),
      onError: (error) =>
        toast({ title: words('error'), description: serverMessage(error, log('logFailed')), destructive: true }),
    });
  return { submit, isPending, names };
}

function One(props: OneProps) {
  const { day, planned, onDismiss } = props;
  const t = useT(unloggedMessages);
  const nameOf = useExerciseName();
  const format = useFormat();
  const { submit, isPending, names } = useLog(props);
  const date = formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Card aria-label={t('title')}>
      <Title order={2}>{planned?.title ?? t('title')}</Title>
      <Text size="sm">{t('text', { day: date, names: names.map(nameOf).join(', ') })}</Text>
      <Text c="dimmed" size="sm">
        {planned ? `${t('title')}. ` : ''}
        {t('leaveHint')}
      </Text>
      <Group gap="xs" mt="md">
        <Button loading={isPending} onClick={submit}>
          {t('log')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onDismiss}>
          {t('leave')}
        </Button>
      </Group>
    </Card>
  );
}

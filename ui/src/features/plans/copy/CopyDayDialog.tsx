// Asks where a copy of a workout goes: to which plan, and to which day. Preselects a free day.
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { usePlans, weekQuery } from '@/features/plans/api';
import { planKey } from '@/features/plans/planApi';
import { plannedWorkoutKey } from '@/features/plans/plannedApi';
import { DayTakenDialog } from '@/features/plans/week/DayTakenDialog';
import { firstFreeDay } from '@/features/plans/week/week';
import { copyMessages } from './copyMessages';
import { useCopyDay } from './useCopyDay';

interface CopyDayDialogProps {
  workout: PlannedWorkout;
  onClose: () => void;
}

export function CopyDayDialog({ workout, onClose }: CopyDayDialogProps) {
  useReturnFocus();
  const t = useT(copyMessages);
  const words = useT(common);
  const hidden = useHiddenKeys();
  const plans = (usePlans().data ?? []).filter(({ id }) => !hidden.has(planKey(id)));
  const [chosen, setChosen] = useState(workout.workoutPlanId);
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { title: workout.title })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Stack gap="md">
        {plan && plans.length > 1 && (
          <NativeSelect
            label={t('plan')}
            data={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(plan.id)}
            onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          />
        )}
        {plan && <DayForm key={plan.id} workout={workout} plan={plan} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}

// Undefined while loading. Without the workouts whose deletion can still be undone.
function useShownWeek(planId: number) {
  const hidden = useHiddenKeys();
  const week = useQuery(weekQuery(planId));
  const workouts = week.data?.filter(({ id }) => !hidden.has(plannedWorkoutKey(id)));
  return { workouts, refetch: async () => (await week.refetch()).data };
}

function DayForm({ workout, plan, onClose }: CopyDayDialogProps & { plan: WorkoutPlan }) {
  const t = useT(copyMessages);
  const words = useT(common);
  const format = useFormat();
  const { workouts, refetch } = useShownWeek(plan.id);
  const [chosen, setChosen] = useState<Weekday | null>(null);
  // A workout cannot be copied onto itself.
  const days = trainingWeek.filter((day) => plan.id !== workout.workoutPlanId || day !== workout.dayOfWeek);
  const day = chosen ?? firstFreeDay(workouts ?? [], workout.dayOfWeek as Weekday);
  const target = days.includes(day) ? day : (days[0] ?? day);
  const workoutOn = (weekday: Weekday) => workouts?.find((each) => each.dayOfWeek === weekday);
  const existing = workoutOn(target);
  const refetchDay = async () => (await refetch())?.find((each) => each.dayOfWeek === target);
  const copying = useCopyDay({ workout, plan, day: target, refetchDay, onCopied: onClose });
  const labelOf = (weekday: Weekday) => {
    const name = weekdayName(weekday, format);
    const there = workoutOn(weekday);
    return there ? t('occupied', { day: name, title: there.title }) : t('free', { day: name });
  };
  const copy = () => {
    // Keep the selection even if another window occupies the day now.
    setChosen(target);
    if (existing) copying.askAbout(existing);
    else copying.copy();
  };
  if (!workouts) return <Placeholder height={120} />;
  return (
    <>
      <NativeSelect
        label={t('day')}
        data={days.map((weekday) => ({ value: String(weekday), label: labelOf(weekday) }))}
        value={String(target)}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value) as Weekday)}
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button loading={copying.pending} onClick={copy}>
          {t('copy')}
        </Button>
      </Group>
      {copying.occupied && (
        <DayTakenDialog
          title={t('takenTitle', { day: weekdayName(target, format) })}
          text={t('takenText', { title: copying.occupied.title })}
          existing={copying.occupied}
          pending={copying.pending}
          onReplace={copying.replace}
          onClose={copying.cancel}
        />
      )}
    </>
  );
}

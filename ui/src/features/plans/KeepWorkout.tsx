// Offers to keep a workout that was done without a plan as a day of one; it knows no logged workout.
import { Button, NativeSelect, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { PlannedExerciseInput, PlannedType, PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { usePlans, workoutsKey } from './api';
import { keepMessages } from './keepMessages';
import { useCreatePlan } from './planApi';
import { useCreatePlannedWorkout } from './plannedApi';

export interface KeepWorkoutProps {
  title: string;
  type: PlannedType;
  exercises: PlannedExerciseInput[];
  // The weekday it was done on.
  dayOfWeek: Weekday;
  onKept: () => void;
}

export function KeepWorkout({ title, type, exercises, dayOfWeek, onKept }: KeepWorkoutProps) {
  const t = useT(keepMessages);
  const words = useT(common);
  const format = useFormat();
  const plans = usePlans();
  const [chosen, setChosen] = useState<number | null>(null);
  const [day, setDay] = useState<Weekday>(dayOfWeek);
  const [clientKey] = useState(newClientKey);
  const plan = plans.data?.find(({ id }) => id === chosen) ?? plans.data?.[0] ?? null;
  const week = useQuery<PlannedWorkout[]>({ queryKey: workoutsKey(plan?.id ?? 0), enabled: plan !== null });
  const taken = plan && week.data?.find((each) => each.dayOfWeek === day);
  const { mutateAsync: createPlan, isPending: makingPlan } = useCreatePlan();
  const { mutateAsync: createWorkout, isPending: makingWorkout } = useCreatePlannedWorkout();

  const keep = async () => {
    try {
      const planId = plan?.id ?? (await createPlan({ name: t('newPlan'), clientKey })).id;
      await createWorkout({ workoutPlanId: planId, dayOfWeek: day, title, type, notes: null, exercises, ...(taken && { replace: true }) });
      toast({ title: t('kept'), description: t('keptText', { title, day: weekdayName(day, format) }) });
      onKept();
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    }
  };

  if (!plans.data) return null;
  return (
    <section aria-labelledby="keep-workout">
      <Title order={3} id="keep-workout">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {plan ? t('hint') : t('hintNoPlan')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {plan && (
          <NativeSelect
            label={t('plan')}
            data={plans.data.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(plan.id)}
            onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          />
        )}
        <NativeSelect
          label={t('day')}
          data={trainingWeek.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, format) }))}
          value={String(day)}
          {...(taken && { description: t('taken', { title: taken.title }) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget: { value } }) => setDay(Number(value) as Weekday)}
        />
      </SimpleGrid>
      <Button mt="md" loading={makingPlan || makingWorkout} onClick={() => void keep()}>
        {taken ? t('replace') : t('keep')}
      </Button>
    </section>
  );
}

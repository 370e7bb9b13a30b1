// Offers to keep a workout that was done without a plan as a day of one, an empty day first; it knows no logged workout.
import { Button, NativeSelect, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedExerciseInput, PlannedType, WorkoutPlan } from '@/shared/api/types';
import { sectionWords } from '@/shared/exercises/messages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import { useHiddenKeys } from '@/shared/ui/undo';
import { usePlans, weekQuery } from '@/features/plans/api';
import { overfullSection, type Overfull } from '@/features/plans/week/dayContent';
import { DayTakenDialog } from '@/features/plans/week/DayTakenDialog';
import { keepMessages } from './keepMessages';
import { plannedWorkoutKey } from '@/features/plans/plannedApi';
import { planKey } from '@/features/plans/planApi';
import { takenDayMessages } from '@/features/plans/week/takenDayMessages';
import { useKeepWorkout } from './useKeepWorkout';
import { firstFreeDay } from '@/features/plans/week/week';

export interface KeepWorkoutProps {
  title: string;
  type: PlannedType;
  exercises: PlannedExerciseInput[];
  // The weekday it was done on.
  dayOfWeek: Weekday;
  onSaved: () => void;
}

export function KeepWorkout(props: KeepWorkoutProps) {
  const overfull = overfullSection([], props.exercises);
  return overfull ? <TooMuch {...overfull} /> : <Offer {...props} />;
}

function TooMuch({ section, most, added }: Overfull) {
  const t = useT(keepMessages);
  const words = useT(sectionWords);
  return (
    <Text size="sm" c="dimmed">
      {t('overfull', { section: words(section), most, added })}
    </Text>
  );
}

function Offer(props: KeepWorkoutProps) {
  const hidden = useHiddenKeys();
  const plans = usePlans().data?.filter(({ id }) => !hidden.has(planKey(id)));
  const [chosen, setChosen] = useState<number | null>(null);
  if (!plans) return null;
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0] ?? null;
  return <Form key={plan?.id} {...props} plan={plan} plans={plans} onChoosePlan={setChosen} />;
}

interface FormProps extends KeepWorkoutProps {
  plan: WorkoutPlan | null;
  plans: readonly WorkoutPlan[];
  onChoosePlan: (id: number) => void;
}

function Form({ plan, plans, onChoosePlan, onSaved, dayOfWeek, title, type, exercises }: FormProps) {
  const t = useT(keepMessages);
  const taken = useT(takenDayMessages);
  const format = useFormat();
  const hidden = useHiddenKeys();
  const [chosen, setChosen] = useState<Weekday | null>(null);
  const week = useQuery({ ...weekQuery(plan?.id ?? 0), enabled: plan !== null });
  const workouts = plan ? week.data?.filter(({ id }) => !hidden.has(plannedWorkoutKey(id))) : [];
  const day = chosen ?? firstFreeDay(workouts ?? [], dayOfWeek);
  const standing = (weekday: Weekday) => workouts?.find((each) => each.dayOfWeek === weekday);
  const there = standing(day);
  const content = { dayOfWeek: day, title, type, notes: null, exercises };
  const lookAgain = async () => (await week.refetch()).data?.find((each) => each.dayOfWeek === day);
  const keeping = useKeepWorkout({ plan, content, lookAgain, onSaved });

  const labelOf = (weekday: Weekday) => {
    const name = weekdayName(weekday, format);
    const workout = standing(weekday);
    if (!plan) return name;
    return workout ? t('holds', { day: name, title: workout.title }) : t('free', { day: name });
  };

  const keep = () => {
    // It stays the day that is asked about, also when another window takes it now.
    setChosen(day);
    if (there) keeping.ask(there);
    else keeping.create();
  };

  if (!workouts) return null;
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
            data={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(plan.id)}
            onChange={({ currentTarget: { value } }) => onChoosePlan(Number(value))}
          />
        )}
        <NativeSelect
          label={t('day')}
          data={trainingWeek.map((weekday) => ({ value: String(weekday), label: labelOf(weekday) }))}
          value={String(day)}
          {...(there && { description: t('asks', { title: there.title }) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value) as Weekday)}
        />
      </SimpleGrid>
      <Button mt="md" loading={keeping.pending} onClick={keep}>
        {t('keep')}
      </Button>
      {keeping.asked && plan && (
        <DayTakenDialog
          title={taken('title', { day: weekdayName(day, format) })}
          text={taken('holds', { plan: plan.name, title: keeping.asked.title })}
          there={keeping.asked}
          pending={keeping.pending}
          adding={{ exercises, onAdd: keeping.add }}
          onReplace={keeping.replace}
          onClose={keeping.leave}
        />
      )}
    </section>
  );
}

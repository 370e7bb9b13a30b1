// Offers to save a workout that was done without a plan as a planned day. Preselects a free day.
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedExerciseInput, PlannedType, WorkoutPlan } from '@/shared/api/types';
import { sectionLabels } from '@/shared/exercises/messages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, type Weekday } from '@/shared/lib/dates';
import pairs from '@/shared/ui/FieldPair.module.css';
import { useHiddenKeys } from '@/shared/ui/undo';
import { usePlans, weekQuery } from '@/features/plans/api';
import { overfullSection, type Overfull } from '@/features/plans/week/dayContent';
import { DayTakenDialog } from '@/features/plans/week/DayTakenDialog';
import { saveDayMessages } from './saveDayMessages';
import { plannedWorkoutKey } from '@/features/plans/plannedApi';
import { planKey } from '@/features/plans/planApi';
import { takenDayMessages } from '@/features/plans/week/takenDayMessages';
import { useSaveAsPlannedDay } from './useSaveAsPlannedDay';
import { firstFreeDay } from '@/features/plans/week/week';

interface SaveAsPlannedDayProps {
  title: string;
  type: PlannedType;
  exercises: PlannedExerciseInput[];
  // The weekday of the workout.
  dayOfWeek: Weekday;
  // The user has named the day: it is preselected even if it is taken.
  isDayChosen?: boolean;
  onSaved: () => void;
  // Below the title of a dialog: texts in place of the heading and the hints for a workout that was done.
  words?: { hint: string; hintNoPlan: string };
}

export function SaveAsPlannedDay(props: SaveAsPlannedDayProps) {
  const overfull = overfullSection([], props.exercises);
  return overfull ? <TooManyExercises {...overfull} /> : <Offer {...props} />;
}

function TooManyExercises({ section, most, added }: Overfull) {
  const t = useT(saveDayMessages);
  const words = useT(sectionLabels);
  return (
    <Text size="sm" c="dimmed">
      {t('overfull', { section: words(section), most, added })}
    </Text>
  );
}

function Offer(props: SaveAsPlannedDayProps) {
  const hidden = useHiddenKeys();
  const plans = usePlans().data?.filter(({ id }) => !hidden.has(planKey(id)));
  const [chosen, setChosen] = useState<number | null>(null);
  if (!plans) return null;
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0] ?? null;
  return <Form key={plan?.id} {...props} plan={plan} plans={plans} onChoosePlan={setChosen} />;
}

interface FormProps extends SaveAsPlannedDayProps {
  plan: WorkoutPlan | null;
  plans: readonly WorkoutPlan[];
  onChoosePlan: (id: number) => void;
}

function Form({ plan, plans, onChoosePlan, onSaved, dayOfWeek, isDayChosen, ...workout }: FormProps) {
  const { title, type, exercises, words } = workout;
  const t = useT(saveDayMessages);
  const taken = useT(takenDayMessages);
  const format = useFormat();
  const hidden = useHiddenKeys();
  const [chosen, setChosen] = useState<Weekday | null>(isDayChosen ? dayOfWeek : null);
  const week = useQuery({ ...weekQuery(plan?.id ?? 0), enabled: plan !== null });
  const workouts = plan ? week.data?.filter(({ id }) => !hidden.has(plannedWorkoutKey(id))) : [];
  const day = chosen ?? firstFreeDay(workouts ?? [], dayOfWeek);
  const workoutOn = (weekday: Weekday) => workouts?.find((each) => each.dayOfWeek === weekday);
  const existing = workoutOn(day);
  const content = { dayOfWeek: day, title, type, notes: null, exercises };
  const refetchDay = async () => (await week.refetch()).data?.find((each) => each.dayOfWeek === day);
  const saving = useSaveAsPlannedDay({ plan, content, refetchDay, onSaved });

  const labelOf = (weekday: Weekday) => {
    const name = weekdayName(weekday, format);
    const workout = workoutOn(weekday);
    if (!plan) return name;
    return workout ? t('occupied', { day: name, title: workout.title }) : t('free', { day: name });
  };

  const save = () => {
    // Keep the selection even if another window occupies the day now.
    setChosen(day);
    if (existing) saving.askAbout(existing);
    else saving.create();
  };

  if (!workouts) return null;
  return (
    <section {...(words ? { 'aria-label': t('save') } : { 'aria-labelledby': 'save-as-planned-day' })}>
      {!words && (
        <Title order={3} id="save-as-planned-day">
          {t('title')}
        </Title>
      )}
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {plan ? (words?.hint ?? t('hint')) : (words?.hintNoPlan ?? t('hintNoPlan'))}
      </Text>
      <div className={pairs.pairWhenWide}>
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
          {...(existing && { description: t('occupiedHint', { title: existing.title }) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value) as Weekday)}
        />
      </div>
      <Button mt="md" loading={saving.pending} onClick={save}>
        {t('save')}
      </Button>
      {saving.occupied && plan && (
        <DayTakenDialog
          title={taken('title', { day: weekdayName(day, format) })}
          text={taken('holds', { plan: plan.name, title: saving.occupied.title })}
          existing={saving.occupied}
          pending={saving.pending}
          adding={{ exercises, onAdd: saving.add }}
          onReplace={saving.replace}
          onClose={saving.cancel}
        />
      )}
    </section>
  );
}

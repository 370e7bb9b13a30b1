// Adds one exercise to a day of a plan: chooses the plan, the day and the section, and says why a day cannot take it.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlans, weekQuery } from '@/features/plans/api';
import { sections } from '@/features/plans/logic';
import { planKey } from '@/features/plans/planApi';
import { plannedWorkoutKey } from '@/features/plans/plannedApi';
import { saveDayMessages } from '@/features/plans/saveday/saveDayMessages';
import { useSaveAsPlannedDay } from '@/features/plans/saveday/useSaveAsPlannedDay';
import { additionTo } from '@/features/plans/week/dayContent';
import { useOccupiedDay } from '@/features/plans/week/DayContents';
import { takenDayMessages } from '@/features/plans/week/takenDayMessages';
import type { Exercise, PlannedWorkout, Section, WorkoutPlan } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { sectionLabels } from '@/shared/exercises/messages';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import { useFormat, useLocale, useT } from '@/shared/i18n/locale';
import { trainingWeek, weekdayName, weekdayOf, type Weekday } from '@/shared/lib/dates';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Modal } from '@/shared/ui/Modal';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { plannedInput, plannedTypeOf, preselectedDay } from './addExercise';
import { addExerciseMessages } from './addExerciseMessages';

interface AddToPlanProps {
  exercise: Exercise;
  onClose: () => void;
}

export function AddToPlan({ exercise, onClose }: AddToPlanProps) {
  useReturnFocus();
  const t = useT(addExerciseMessages);
  const words = useT(common);
  const locale = useLocale();
  const hidden = useHiddenKeys();
  const { data, error, refetch } = usePlans();
  const plans = data?.filter(({ id }) => !hidden.has(planKey(id)));
  const [chosen, setChosen] = useState<number | null>(null);
  const plan = plans?.find(({ id }) => id === chosen) ?? plans?.find(({ isFavorite }) => isFavorite) ?? plans?.[0];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { name: shownName(exercise, locale) })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingRegion>
          <Placeholder height={220} />
        </LoadingRegion>
      )}
      {plans && (
        <Form
          key={plan?.id ?? 0}
          plan={plan ?? null}
          plans={plans}
          exercise={exercise}
          onChoosePlan={setChosen}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface FormProps extends AddToPlanProps {
  // Null: the user has no plan yet.
  plan: WorkoutPlan | null;
  plans: readonly WorkoutPlan[];
  onChoosePlan: (id: number) => void;
}

function Form({ plan, plans, exercise, onChoosePlan, onClose }: FormProps) {
  const t = useT(addExerciseMessages);
  const save = useT(saveDayMessages);
  const words = useT(common);
  const sectionWords = useT(sectionLabels);
  const [chosen, setChosen] = useState<Weekday | null>(null);
  const [section, setSection] = useState<Section>(exercise.category);
  const week = usePlanWeek(plan);
  const today = weekdayOf(useToday());
  const day = chosen ?? preselectedDay(week.workouts ?? [], today);
  const existing = week.workouts?.find(({ dayOfWeek }) => dayOfWeek === day) ?? null;
  const adding = useAdding({ plan, day, existing, section, exercise, refetchDay: week.refetchDay, onClose });
  if (!week.workouts) {
    return week.error ? (
      <ErrorState error={week.error} onRetry={week.retry} />
    ) : (
      <LoadingRegion>
        <Placeholder height={220} />
      </LoadingRegion>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        adding.submit();
      }}
    >
      <Stack gap="md">
        {plan ? (
          <NativeSelect
            label={save('plan')}
            data={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(plan.id)}
            onChange={({ currentTarget: { value } }) => onChoosePlan(Number(value))}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t('noPlan')}
          </Text>
        )}
        <DaySelect workouts={week.workouts} day={day} onChange={setChosen} />
        <ChoiceChips
          label={t('section')}
          choices={sections.map((value) => ({ value, label: sectionWords(value) }))}
          chosen={[section]}
          onChange={([value]) => value && setSection(value)}
          even
        />
        <Text size="sm" role="status" {...(adding.obstacle === null && { c: 'dimmed' })}>
          {adding.obstacle ?? adding.hint}
        </Text>
      </Stack>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} disabled={adding.pending}>
          {words('cancel')}
        </Button>
        <Button type="submit" loading={adding.pending} disabled={adding.obstacle !== null || !adding.ready}>
          {t('add')}
        </Button>
      </Group>
    </form>
  );
}

// The planned workouts of the plan; none for a plan that does not exist yet.
function usePlanWeek(plan: WorkoutPlan | null) {
  const hidden = useHiddenKeys();
  const { data, error, refetch } = useQuery({ ...weekQuery(plan?.id ?? 0), enabled: plan !== null });
  const workouts = plan ? data?.filter(({ id }) => !hidden.has(plannedWorkoutKey(id))) : [];
  return {
    workouts,
    error,
    retry: () => void refetch(),
    refetchDay: async (day: Weekday) => (await refetch()).data?.find(({ dayOfWeek }) => dayOfWeek === day),
  };
}

interface DaySelectProps {
  workouts: readonly PlannedWorkout[];
  day: Weekday;
  onChange: (day: Weekday) => void;
}

function DaySelect({ workouts, day, onChange }: DaySelectProps) {
  const save = useT(saveDayMessages);
  const format = useFormat();
  const labelOf = (weekday: Weekday) => {
    const name = weekdayName(weekday, format);
    const workout = workouts.find(({ dayOfWeek }) => dayOfWeek === weekday);
    return workout ? save('occupied', { day: name, title: workout.title }) : save('free', { day: name });
  };
  return (
    <NativeSelect
      label={save('day')}
      data={trainingWeek.map((weekday) => ({ value: String(weekday), label: labelOf(weekday) }))}
      value={String(day)}
      onChange={({ currentTarget: { value } }) => onChange(Number(value) as Weekday)}
    />
  );
}

interface AddingOptions {
  plan: WorkoutPlan | null;
  day: Weekday;
  // The workout of the day; null: the day is free.
  existing: PlannedWorkout | null;
  section: Section;
  exercise: Exercise;
  refetchDay: (day: Weekday) => Promise<PlannedWorkout | undefined>;
  onClose: () => void;
}

function useAdding({ plan, day, existing, section, exercise, refetchDay, onClose }: AddingOptions) {
  const t = useT(addExerciseMessages);
  const taken = useT(takenDayMessages);
  const sectionWords = useT(sectionLabels);
  const typeWords = useT(workoutTypeLabels);
  const occupied = useOccupiedDay(existing);
  const type = plannedTypeOf(exercise);
  const exercises = [plannedInput(exercise, section)];
  const saving = useSaveAsPlannedDay({
    plan,
    content: { dayOfWeek: day, title: typeWords(type), type, notes: null, exercises },
    refetchDay: () => refetchDay(day),
    onSaved: onClose,
  });
  const addition = occupied.day && additionTo(occupied.day.exercises, exercises);
  const obstacle = () => {
    if (existing?.type === 'rest') return taken('restTakesNone');
    if (occupied.error && !occupied.day) return t('dayFailed');
    if (addition?.overfull) return taken('overfull', { ...addition.overfull, section: sectionWords(section) });
    return addition && addition.known.length > 0 ? t('known', { title: existing?.title ?? '' }) : null;
  };
  return {
    pending: saving.pending,
    ready: existing === null || addition !== null,
    obstacle: obstacle(),
    hint: existing ? t('added', { title: existing.title }) : t('newDay'),
    submit: () => {
      if (existing === null) saving.create();
      else if (addition && occupied.day) saving.add(addition, occupied.day);
    },
  };
}

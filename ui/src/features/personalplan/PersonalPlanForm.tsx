// The questions for a personalized plan and the button that creates it.
import { Button, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { WorkoutPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { bodyAreaLabels, levelLabels } from '@/shared/i18n/labels';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import {
  durations,
  goals,
  injuryAreas,
  intensities,
  levels,
  orderedEquipments,
  targetAreas,
  timesOfDay,
  weeks,
  type Preferences,
} from './logic';
import { personalPlanMessages } from './messages';
import classes from './PersonalPlanForm.module.css';
import { usePersonalPlan } from './usePersonalPlan';

interface PersonalPlanFormProps {
  onCreated: (plan: WorkoutPlan) => void;
}

export function PersonalPlanForm({ onCreated }: PersonalPlanFormProps) {
  const t = useT(personalPlanMessages);
  const levelNames = useT(levelLabels);
  const areaNames = useT(bodyAreaLabels);
  const { form, onSubmit, isPending } = usePersonalPlan(onCreated);
  const user = useUser();
  const { values } = form;

  const errorOf = (field: keyof Preferences) => {
    const key = Object.keys(form.errors).find((each) => each === field || each.startsWith(`${field}[`));
    const error = key === undefined ? undefined : form.errors[key];
    return typeof error === 'string' ? error : undefined;
  };
  // Props of a single-choice question.
  const one = <V extends string>(
    field: 'fitnessLevel' | 'primaryGoal' | 'equipment' | 'timeOfDay' | 'intensity',
    choices: readonly { value: V; label: string; text?: string }[],
  ) => ({
    choices,
    chosen: [values[field] as V],
    onChange: ([value]: V[]) => value !== undefined && form.setFieldValue(field, value as never),
    error: errorOf(field),
  });
  const number = (
    field: 'workoutDuration' | 'workoutsPerWeek',
    numbers: readonly number[],
    label: (count: number) => string,
  ) => ({
    even: true,
    choices: numbers.map((count) => ({ value: String(count), label: label(count) })),
    chosen: [String(values[field])],
    onChange: ([value]: string[]) => form.setFieldValue(field, Number(value)),
    error: errorOf(field),
  });

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <ChoiceChips
        label={t('level')}
        {...one(
          'fitnessLevel',
          levels.map((value) => ({ value, label: levelNames(value), text: t(`${value}Text`) })),
        )}
      />
      <ChoiceChips
        label={t('goal')}
        {...one(
          'primaryGoal',
          goals.map((value) => ({ value, label: t(value), text: t(`${value}Text`) })),
        )}
      />
      <ChoiceChips
        label={t('equipment')}
        {...one(
          'equipment',
          orderedEquipments(user).map((value) => ({ value, label: t(value), text: t(`${value}Text`) })),
        )}
      />
      <div className={classes.pair}>
        <ChoiceChips label={t('perWeek')} {...number('workoutsPerWeek', weeks, String)} />
        <ChoiceChips
          label={t('duration')}
          {...number('workoutDuration', durations, (count) => t('minutes', { count }))}
        />
      </div>
      <ChoiceChips
        multiple
        label={t('areas')}
        hint={t('areasHint')}
        choices={targetAreas.map((value) => ({ value, label: t(value) }))}
        chosen={values.targetAreas}
        onChange={(chosen) => form.setFieldValue('targetAreas', chosen)}
        error={errorOf('targetAreas')}
      />
      <ChoiceChips
        multiple
        label={t('injuries')}
        hint={t('injuriesHint')}
        choices={injuryAreas.map((value) => ({ value, label: areaNames(value) }))}
        chosen={values.injuries}
        onChange={(chosen) => form.setFieldValue('injuries', chosen)}
        error={errorOf('injuries')}
      />
      <ChoiceChips
        label={t('intensity')}
        {...one(
          'intensity',
          intensities.map((value) => ({ value, label: t(value), text: t(`${value}Text`) })),
        )}
      />
      <ChoiceChips
        label={t('time')}
        hint={t('timeHint')}
        {...one(
          'timeOfDay',
          timesOfDay.map((value) => ({ value, label: t(value) })),
        )}
      />
      <Text size="sm" c="dimmed">
        {t('disclaimer')}
      </Text>
      <div className={classes.foot}>
        <span className={classes.summary}>
          {t('summary', { days: values.workoutsPerWeek, minutes: values.workoutDuration })}
        </span>
        <Button type="submit" disabled={isPending} leftSection={<IconSparkles size={18} aria-hidden />}>
          {isPending ? t('creating') : t('create')}
        </Button>
      </div>
    </form>
  );
}

// The fields of a logged workout, shared by the forms that log and edit one.
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@/shared/api/limits.gen';
import type { Intensity, WorkoutType } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutNames } from '@/shared/i18n/labels';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { useCurrentWeight } from '@/features/workouts/api';
import { ChoiceRow } from '@/features/workouts/sets/ChoiceRow';
import { estimatedCalories, formIntensities, hasDistance, type ManualValues } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { Suggestions } from './Suggestions';
import { TypePicker } from './TypePicker';
import classes from './WorkoutFields.module.css';

const bounds = limits.WorkoutInput;

interface WorkoutFieldsProps {
  form: UseFormReturnType<ManualValues>;
  // An intensity set by the tracker or the coach, offered in addition to the form's own.
  otherIntensity?: Intensity | null;
  // The calories that the server uses if the field is blank.
  estimateOf?: (type: WorkoutType, minutes: number, bodyWeightLb: number | null) => number | null;
  // Show exercises to tap for the name.
  suggestions?: boolean;
}

export function WorkoutFields({
  form,
  otherIntensity = null,
  estimateOf = estimatedCalories,
  suggestions = true,
}: WorkoutFieldsProps) {
  const t = useT(workoutMessages);
  const names = useT(workoutNames);
  const format = useFormat();
  const today = useToday();
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const { type, name, duration, notes, date } = form.values;
  const estimated = type !== null && duration !== null && duration > 0;
  const weight = useCurrentWeight(estimated);
  const intensities: readonly Intensity[] =
    otherIntensity === null || formIntensities.some((each) => each === otherIntensity)
      ? formIntensities
      : [...formIntensities, otherIntensity];

  const field = (key: 'duration' | 'calories' | 'distance') => ({
    value: form.values[key],
    error: form.errors[key],
    onChange: (value: number | null) => form.setFieldValue(key, value),
  });
  const estimate = estimated ? estimateOf(type, duration, weight) : null;
  return (
    <>
      <TypePicker
        value={type}
        onChange={(chosen) => form.setFieldValue('type', chosen)}
        error={form.errors['type'] as string | undefined}
      />
      <div className={classes.numbers}>
        <NumberField label={t('duration')} unit={t('minutes')} max={bounds.duration.max} {...field('duration')} />
        <NumberField
          label={t('calories')}
          unit={energyUnit}
          digits={editDigits(energyUnit)}
          max={fromWire(bounds.calories.max, energyUnit)}
          {...(estimate !== null && { placeholder: formatNumber(fromWire(estimate, energyUnit), format) })}
          description={
            estimate === null
              ? t('estimateLater')
              : t('estimate', { calories: formatNumber(fromWire(estimate, energyUnit), format), unit: energyUnit })
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('calories')}
        />
        {hasDistance(type) && (
          <NumberField
            label={t('distance')}
            unit={distanceUnit}
            digits={editDigits(distanceUnit)}
            max={fromWire(bounds.distance.max, distanceUnit)}
            {...field('distance')}
          />
        )}
      </div>
      <ChoiceRow
        label={t('intensity')}
        options={intensities.map((value) => ({ value, label: t(value) }))}
        value={form.values.intensity}
        onChange={(intensity) => form.setFieldValue('intensity', intensity)}
      />
      <div className={classes.named}>
        <TextInput
          label={t('name')}
          maxLength={bounds.name.maxLength}
          placeholder={type === null ? t('nameHint') : names(type)}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('date')}
          type="date"
          max={today}
          value={date ?? today}
          error={form.errors['date']}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('date', value === today ? null : value)}
        />
      </div>
      {suggestions && (
        <Suggestions type={type} name={name} onChange={(changed) => form.setFieldValue('name', changed)} />
      )}
      <Textarea
        label={t('notes')}
        placeholder={t('notesPlaceholder')}
        maxLength={bounds.notes.maxLength}
        maxRows={8}
        value={notes}
        error={form.errors['notes']}
        onChange={(event) => form.setFieldValue('notes', event.currentTarget.value)}
      />
    </>
  );
}

// The dialog that adds or edits a measurement in the user's units. One number is enough.
import { Text, Textarea, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import type { BodyMeasurement } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { editDigits, unitLabel } from '@/shared/lib/units';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import { NumberField } from '@/shared/ui/NumberField';
import { useMeasurements, useSaveMeasurement } from './api';
import {
  bodyOf,
  lengths,
  MEASUREMENTS_SHOWN,
  newMeasurement,
  problemsOf,
  unitOf,
  valuesOf,
  type MeasurementProblem,
  type MeasurementValues,
  type NumberKey,
} from './logic';
import classes from './MeasurementDialog.module.css';
import { measurementMessages } from './messages';
import { isWithdrawn, useWeightCheck } from './useWeightCheck';

interface MeasurementDialogProps {
  // Null for a new measurement.
  measurement: BodyMeasurement | null;
  onClose: () => void;
}

const FAT_DIGITS = 2;

export function MeasurementDialog({ measurement, onClose }: MeasurementDialogProps) {
  const t = useT(measurementMessages);
  const today = useToday();
  const { weightUnit = 'lb', lengthUnit = 'in' } = useUser();
  const units = { weightUnit, lengthUnit };
  const { mutateAsync: save } = useSaveMeasurement(measurement);
  const { data: latest = [] } = useMeasurements(MEASUREMENTS_SHOWN);
  const { check, dialog } = useWeightCheck(latest, weightUnit);
  const { form, close, onSubmit, isPending } = useEntryForm<MeasurementValues, MeasurementProblem>({
    // The draft's name includes the units, so that typed numbers are never read in another unit.
    name: `measurement-${measurement?.id ?? 'new'}-${weightUnit}-${lengthUnit}`,
    initial: measurement ? valuesOf(measurement, units) : newMeasurement(today),
    problemsOf: (values) => problemsOf(values, today, units),
    sentenceOf: t,
    send: async (values, clientKey) => {
      const body = bodyOf(values, measurement, units, today);
      if (body.weight !== measurement?.weight)
        await check({ weight: body.weight ?? null, day: values.day, id: measurement?.id });
      return save({ ...body, ...(measurement === null && { clientKey }) });
    },
    fieldNames: { measuredAt: 'day' },
    saved: { title: t(measurement ? 'updated' : 'saved') },
    failed: (error) => (isWithdrawn(error) ? undefined : t('failed')),
    onClose,
  });

  const numberField = (field: NumberKey) => {
    const unit = unitOf(field, units);
    return (
      <NumberField
        key={field}
        label={t(field)}
        unit={unit ? unitLabel(unit) : '%'}
        digits={unit ? editDigits(unit) : FAT_DIGITS}
        value={form.values[field]}
        error={form.errors[field]}
        onChange={(value) => form.setFieldValue(field, value)}
        {...(field === 'weight' && { 'data-autofocus': true })}
      />
    );
  };
  return (
    <EntryDialog
      title={t(measurement ? 'editTitle' : 'addTitle')}
      changed={form.isDirty()}
      pending={isPending}
      onSubmit={onSubmit}
      onClose={close}
    >
      {measurement === null && (
        <Text size="sm" c="dimmed">
          {t('formHint')}
        </Text>
      )}
      <TextInput type="date" label={t('date')} max={addDays(today, 1)} {...form.getInputProps('day')} />
      <fieldset className={classes.group}>
        <legend>{t('body')}</legend>
        <div className={classes.fields}>{(['weight', 'bodyFat', 'muscleMass'] as const).map(numberField)}</div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('lengths')}</legend>
        <div className={classes.fields}>{lengths.map(numberField)}</div>
      </fieldset>
      <Textarea
        label={t('notes')}
        maxLength={limits.BodyMeasurementInput.notes.maxLength}
        maxRows={6}
        {...form.getInputProps('notes')}
      />
      {dialog}
    </EntryDialog>
  );
}

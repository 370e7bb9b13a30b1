// The dialog that adds or edits a measurement, in the person's own units; nothing but one number is needed. It knows no list.
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorCode, fieldMessages } from '@/shared/api/errors';
import type { BodyMeasurement } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { addDays } from '@/shared/lib/dates';
import { editDigits } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { toast } from '@/shared/ui/toast';
import { useSaveMeasurement } from './api';
import { bodyOf, lengths, newMeasurement, problemsOf, unitOf, valuesOf, type MeasurementValues, type NumberKey } from './logic';
import classes from './MeasurementDialog.module.css';
import { measurementMessages } from './messages';

interface MeasurementDialogProps {
  // null: a new one.
  measurement: BodyMeasurement | null;
  onClose: () => void;
}

const FAT_DIGITS = 2;

export function MeasurementDialog({ measurement, onClose }: MeasurementDialogProps) {
  const t = useT(measurementMessages);
  const words = useT(common);
  const today = useToday();
  const { weightUnit = 'lb', lengthUnit = 'in' } = useUser();
  const units = { weightUnit, lengthUnit };
  const { mutateAsync: save, isPending } = useSaveMeasurement(measurement?.id ?? null);
  // A retry cannot add twice.
  const [clientKey, setClientKey] = useState(newClientKey);

  const form = useForm<MeasurementValues>({
    initialValues: measurement ? valuesOf(measurement, units) : newMeasurement(today),
    validate: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values, today, units)).map(([field, problem]) => [field, t(problem)])),
  });

  const submit = async (filled: MeasurementValues) => {
    try {
      await save({ ...bodyOf(filled, measurement, units, today), ...(measurement === null && { clientKey }) });
      toast({ title: t(measurement ? 'updated' : 'saved') });
      onClose();
    } catch (error) {
      // An earlier try did arrive, and the form was changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') setClientKey(newClientKey());
      const { measuredAt, ...messages } = fieldMessages(error);
      form.setErrors({ ...messages, ...(measuredAt && { day: measuredAt }) });
      toast({ title: words('error'), description: t('failed'), destructive: true });
    }
  };

  const numberField = (field: NumberKey) => {
    const unit = unitOf(field, units);
    return (
      <NumberField
        key={field}
        label={t(field)}
        unit={unit ?? '%'}
        digits={unit ? editDigits(unit) : FAT_DIGITS}
        value={form.values[field]}
        error={form.errors[field]}
        onChange={(value) => form.setFieldValue(field, value)}
        {...(field === 'weight' && { 'data-autofocus': true })}
      />
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(measurement ? 'editTitle' : 'addTitle')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (filled) => void submit(filled),
          (_errors, _values, event) => focusFirstProblem(event?.currentTarget),
        )}
      >
        <Stack gap="md">
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
          <Textarea label={t('notes')} maxLength={2000} maxRows={6} {...form.getInputProps('notes')} />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={isPending}>
            {t(isPending ? 'saving' : 'save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

// After the messages are drawn.
function focusFirstProblem(form: HTMLFormElement | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

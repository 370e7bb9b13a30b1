// The form that logs a workout by hand; what was typed survives a failure and a reload. It knows no page around it.
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ApiError } from '@/shared/api/client';
import { errorCode, fieldMessages } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { toast } from '@/shared/ui/toast';
import { useCreateWorkout } from './api';
import { ChoiceRow } from './ChoiceRow';
import {
  emptyManualValues, estimatedCalories, formIntensities, hasDistance, isUntouched, manualBody, type ManualValues,
} from './logic';
import classes from './ManualForm.module.css';
import { workoutMessages } from './messages';
import { Suggestions } from './Suggestions';
import { TypePicker } from './TypePicker';

const DRAFT = 'manual-workout';

interface Draft {
  values: ManualValues;
  clientKey: string;
}

interface ManualFormProps {
  onLogged?: () => void;
}

export function ManualForm({ onLogged }: ManualFormProps) {
  const t = useT(workoutMessages);
  const words = useT(common);
  const typeWords = useT(workoutTypeWords);
  const format = useFormat();
  const today = useToday();
  const { weight, energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const { mutateAsync: create, isPending } = useCreateWorkout();
  const root = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readDraft<Draft>(DRAFT));
  // One key for each filling of the form: a retry cannot log twice.
  const clientKey = useRef(draft?.clientKey ?? null);
  const keyOfFill = () => (clientKey.current ??= newClientKey());

  const form = useForm<ManualValues>({
    initialValues: { ...emptyManualValues, ...draft?.values },
    validate: { type: (type) => (type === null ? t('typeRequired') : null) },
    onValuesChange: (values) => {
      if (isUntouched(values)) removeDraft(DRAFT);
      else writeDraft(DRAFT, { values, clientKey: keyOfFill() } satisfies Draft);
    },
  });
  const { type, name, duration, notes, date } = form.values;

  const field = (key: 'duration' | 'calories' | 'distance') => ({
    value: form.values[key],
    error: form.errors[key],
    onChange: (value: number | null) => form.setFieldValue(key, value),
  });

  const fail = (message: string) => toast({ title: words('error'), description: message, destructive: true });

  const takeFailure = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    form.setErrors(fieldMessages(error));
    // An earlier try did arrive, and the form was changed since: the next try is a log of its own.
    if (errorCode(error) === 'CLIENT_KEY_REUSED') clientKey.current = newClientKey();
    if (status === 401) fail(t('authExpired'));
    else if (status === 400) fail(t('checkFields'));
    else fail(t('logFailed'));
  };

  const submit = async (values: ManualValues) => {
    if (values.type === null) return;
    const units = { energy: energyUnit, distance: distanceUnit };
    try {
      await create(manualBody({ ...values, type: values.type }, units, keyOfFill()));
      clientKey.current = null;
      form.setValues(emptyManualValues);
      removeDraft(DRAFT);
      toast({ title: t('logged') });
      onLogged?.();
    } catch (error) {
      takeFailure(error);
    }
  };

  const refuse = () => {
    fail(t('typeRequired'));
    root.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  };

  const estimate = type === null || !duration ? null : estimatedCalories(type, duration, weight);
  return (
    <form
      ref={root}
      onSubmit={(event) => form.onSubmit((values) => void submit(values), refuse)(event)}
      noValidate
      className={classes.form}
    >
      <TypePicker
        value={type}
        onChange={(chosen) => form.setFieldValue('type', chosen)}
        error={form.errors['type'] as string | undefined}
      />
      <div className={classes.numbers}>
        <NumberField
          label={t('duration')}
          unit={t('minutes')}
          max={1440}
          {...field('duration')}
        />
        <NumberField
          label={t('calories')}
          unit={energyUnit}
          digits={editDigits(energyUnit)}
          max={fromWire(20_000, energyUnit)}
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
            max={fromWire(10_000_000, distanceUnit)}
            {...field('distance')}
          />
        )}
      </div>
      <ChoiceRow
        label={t('intensity')}
        options={formIntensities.map((value) => ({ value, label: t(value) }))}
        value={form.values.intensity}
        onChange={(intensity) => form.setFieldValue('intensity', intensity)}
      />
      <div className={classes.named}>
        <TextInput
          label={t('name')}
          maxLength={200}
          placeholder={type === null ? t('nameHint') : t('namePlaceholder', { type: typeWords(type) })}
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
      <Suggestions type={type} name={name} onChange={(changed) => form.setFieldValue('name', changed)} />
      <Textarea
        label={t('notes')}
        placeholder={t('notesPlaceholder')}
        maxLength={2000}
        maxRows={8}
        value={notes}
        error={form.errors['notes']}
        onChange={(event) => form.setFieldValue('notes', event.currentTarget.value)}
      />
      <div className={classes.submit}>
        <Button type="submit" disabled={isPending} fullWidth leftSection={<IconCheck size={20} aria-hidden />}>
          {isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

// The dialog that logs or edits a night and shows its length while typing.
import { Text, Textarea, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import type { SleepTracking } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatMinutes } from '@/shared/lib/dates';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import { NumberField } from '@/shared/ui/NumberField';
import { RatingSlider } from '@/shared/ui/RatingSlider';
import { useRecentNights, useSaveNight } from './api';
import {
  bodyOf,
  isOvernight,
  lengthOf,
  nightTimes,
  newNight,
  problemsOf,
  valuesOf,
  type SleepProblem,
  type SleepValues,
} from './logic';
import { sleepMessages } from './messages';
import { nightOf } from './usual';
import classes from './SleepDialog.module.css';

const bounds = limits.SleepTrackingInput;

interface SleepDialogProps {
  // Null for a new night. 'last': the night that ended today if it is logged, else a new one.
  night: SleepTracking | null | 'last';
  onClose: () => void;
}

// A new night waits for the nights before it, which say when it probably began and ended.
export function SleepDialog({ night, onClose }: SleepDialogProps) {
  const today = useToday();
  const { data = [], isPending } = useRecentNights(today);
  if (night !== null && night !== 'last') return <SleepForm night={night} nights={data} onClose={onClose} />;
  if (isPending) return null;
  return <SleepForm night={night && nightOf(today, data)} nights={data} onClose={onClose} />;
}

interface SleepFormProps {
  night: SleepTracking | null;
  nights: readonly SleepTracking[];
  onClose: () => void;
}

function SleepForm({ night, nights, onClose }: SleepFormProps) {
  const t = useT(sleepMessages);
  const today = useToday();
  const { mutateAsync: save } = useSaveNight(night);
  const { form, close, onSubmit, isPending } = useEntryForm<SleepValues, SleepProblem>({
    name: `night-${night?.id ?? 'new'}`,
    initial: night ? valuesOf(night) : newNight(today, nights),
    problemsOf: (values) => problemsOf(values, today),
    sentenceOf: t,
    send: (values, clientKey) => save({ ...bodyOf(values, night), ...(night === null && { clientKey }) }),
    fieldNames: { sleepDate: 'date' },
    saved: { title: t(night ? 'updated' : 'logged'), description: t('savedHint') },
    failed: t('failed'),
    onClose,
  });
  const { values, errors } = form;

  const rating = (key: 'quality' | 'mood') => ({
    value: values[key],
    error: errors[key],
    onChange: (value: number) => form.setFieldValue(key, value),
  });
  return (
    <EntryDialog
      title={t(night ? 'editTitle' : 'logTitle')}
      changed={form.isDirty()}
      pending={isPending}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextInput type="date" label={t('date')} max={addDays(today, 1)} data-autofocus {...form.getInputProps('date')} />
      <div>
        <div className={classes.times}>
          <TextInput type="time" label={t('bedtime')} {...form.getInputProps('bedtime')} />
          <TextInput type="time" label={t('wakeTime')} {...form.getInputProps('wakeTime')} />
        </div>
        <Length values={values} />
      </div>
      <RatingSlider label={t('quality')} {...rating('quality')} />
      <RatingSlider label={t('mood')} {...rating('mood')} />
      <NumberField
        label={t('interruptions')}
        max={bounds.interruptions.max}
        steppers
        value={values.interruptions}
        error={errors['interruptions']}
        onChange={(value) => form.setFieldValue('interruptions', value)}
      />
      <Textarea label={t('dreams')} maxLength={bounds.dreams.maxLength} maxRows={6} {...form.getInputProps('dreams')} />
      <Textarea label={t('notes')} maxLength={bounds.notes.maxLength} maxRows={6} {...form.getInputProps('notes')} />
    </EntryDialog>
  );
}

function Length({ values }: { values: SleepValues }) {
  const t = useT(sleepMessages);
  const format = useFormat();
  const length = values.date ? lengthOf(nightTimes(values)) : null;
  const parts = length !== null &&
    length.minutes > 0 && [
      t('lasts', { length: formatMinutes(length.minutes, format) }),
      length.clocksChanged && t('clockChanged'),
      isOvernight(values) && t('overnight'),
    ];
  return (
    <Text size="sm" c="dimmed" mt={6} role="status" className={classes.length}>
      {parts && parts.filter(Boolean).join(' · ')}
    </Text>
  );
}

// The dialog that logs or edits a period.
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import type { PeriodTracking } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { addDays, type Day } from '@/shared/lib/dates';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import { RatingSlider } from '@/shared/ui/RatingSlider';
import { useSavePeriod } from './api';
import { bodyOf, flows, newPeriod, problemsOf, valuesOf, type PeriodProblem, type PeriodValues } from './logic';
import { periodMessages } from './messages';
import classes from './PeriodDialog.module.css';

const bounds = limits.PeriodTrackingInput;

interface PeriodDialogProps {
  // Null for a new period.
  period: PeriodTracking | null;
  // The first day of a new period. Defaults to today.
  start?: Day;
  onClose: () => void;
}

export function PeriodDialog({ period, start, onClose }: PeriodDialogProps) {
  const t = useT(periodMessages);
  const today = useToday();
  const { mutateAsync: save } = useSavePeriod(period);
  const { form, close, onSubmit, isPending } = useEntryForm<PeriodValues, PeriodProblem>({
    name: `period-${period?.id ?? ['new', start].filter(Boolean).join('-')}`,
    initial: period ? valuesOf(period) : newPeriod(start ?? today),
    problemsOf: (values) => problemsOf(values, today),
    sentenceOf: t,
    send: (values, clientKey) => save({ ...bodyOf(values), ...(period === null && { clientKey }) }),
    saved: { title: t(period ? 'updated' : 'logged'), description: t('savedHint') },
    failed: t('failed'),
    onClose,
  });
  return (
    <EntryDialog
      title={t(period ? 'editTitle' : 'logTitle')}
      changed={form.isDirty()}
      pending={isPending}
      onSubmit={onSubmit}
      onClose={close}
    >
      <div className={classes.dates}>
        <TextInput
          type="date"
          label={t('startDate')}
          max={addDays(today, 1)}
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('startDate')}
        />
        <TextInput
          type="date"
          label={t('endDate')}
          description={t('endHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={form.values.startDate}
          {...form.getInputProps('endDate')}
        />
      </div>
      <NativeSelect
        label={t('flow')}
        data={[
          ...flows.map((flow) => ({ value: flow, label: t(flow === 'medium' ? 'middle' : flow) })),
          { value: '', label: t('unknown') },
        ]}
        {...form.getInputProps('flow')}
      />
      <RatingSlider
        label={t('mood')}
        value={form.values.mood}
        error={form.errors['mood']}
        onChange={(value) => form.setFieldValue('mood', value)}
      />
      <RatingSlider
        label={t('energy')}
        value={form.values.energy}
        error={form.errors['energy']}
        onChange={(value) => form.setFieldValue('energy', value)}
      />
      <Textarea
        label={t('symptoms')}
        placeholder={t('symptomsHint')}
        maxLength={bounds.symptoms.maxLength}
        maxRows={6}
        {...form.getInputProps('symptoms')}
      />
      <Textarea label={t('notes')} maxLength={bounds.notes.maxLength} maxRows={6} {...form.getInputProps('notes')} />
      <Switch
        label={t('exclude')}
        description={t('excludeHint')}
        {...form.getInputProps('cycleExcluded', { type: 'checkbox' })}
      />
    </EntryDialog>
  );
}

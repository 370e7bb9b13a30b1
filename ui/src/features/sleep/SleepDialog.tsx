// The dialog that logs or edits a night; it says at once how long that is, and keeps what was typed. It knows no list.
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorCode, fieldMessages } from '@/shared/api/errors';
import type { SleepTracking } from '@/shared/api/types';
import { useEntryDraft } from '@/shared/hooks/useEntryDraft';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { addDays, formatMinutes } from '@/shared/lib/dates';
import { NumberField } from '@/shared/ui/NumberField';
import { RatingSlider } from '@/shared/ui/RatingSlider';
import { toast } from '@/shared/ui/toast';
import { useSaveNight } from './api';
import { bodyOf, isOvernight, lengthOf, momentsOf, newNight, problemsOf, valuesOf, type SleepValues } from './logic';
import { sleepMessages } from './messages';
import classes from './SleepDialog.module.css';

interface SleepDialogProps {
  // null: a new one.
  night: SleepTracking | null;
  onClose: () => void;
}

export function SleepDialog({ night, onClose }: SleepDialogProps) {
  const t = useT(sleepMessages);
  const words = useT(common);
  const today = useToday();
  const { mutateAsync: save, isPending } = useSaveNight(night?.id ?? null);
  const draft = useEntryDraft<SleepValues>(`night-${night?.id ?? 'new'}`, night ? valuesOf(night) : newNight(today));
  const close = () => {
    draft.forget();
    onClose();
  };

  const form = useForm<SleepValues>({
    initialValues: draft.initialValues,
    onValuesChange: draft.keep,
    validate: (values) => Object.fromEntries(Object.entries(problemsOf(values, today)).map(([field, problem]) => [field, t(problem)])),
  });
  const { values, errors } = form;

  const submit = async (filled: SleepValues) => {
    try {
      await save({ ...bodyOf(filled, night), ...(night === null && { clientKey: draft.clientKey }) });
      toast({ title: t(night ? 'updated' : 'logged'), description: t('savedHint') });
      close();
    } catch (error) {
      // An earlier try did arrive, and the form was changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      const { sleepDate, ...fields } = fieldMessages(error);
      form.setErrors({ ...fields, ...(sleepDate && { date: sleepDate }) });
      toast({ title: words('error'), description: t('failed'), destructive: true });
    }
  };

  const rating = (key: 'quality' | 'mood') => ({
    value: values[key],
    error: errors[key],
    onChange: (value: number) => form.setFieldValue(key, value),
  });
  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={!form.isDirty()}
      title={t(night ? 'editTitle' : 'logTitle')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={form.onSubmit((filled) => void submit(filled))} noValidate>
        <Stack gap="md">
          <TextInput
            type="date"
            label={t('date')}
            max={addDays(today, 1)}
            data-autofocus
            {...form.getInputProps('date')}
          />
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
            max={100}
            steppers
            value={values.interruptions}
            error={errors['interruptions']}
            onChange={(value) => form.setFieldValue('interruptions', value)}
          />
          <Textarea label={t('dreams')} maxLength={2000} maxRows={6} {...form.getInputProps('dreams')} />
          <Textarea label={t('notes')} maxLength={2000} maxRows={6} {...form.getInputProps('notes')} />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close} disabled={isPending}>
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

function Length({ values }: { values: SleepValues }) {
  const t = useT(sleepMessages);
  const length = values.date ? lengthOf(momentsOf(values)) : null;
  return (
    <Text size="sm" c="dimmed" mt={6} role="status" className={classes.length}>
      {length && length.minutes > 0 && (
        <>
          {t(length.clocksChanged ? 'lastsClock' : 'lasts', { length: formatMinutes(length.minutes) })}{' '}
          {isOvernight(values) && t('overnight')}
        </>
      )}
    </Text>
  );
}

// The dialog that logs or edits a period; what was typed survives a failure and the end of a session. It knows no list.
import { Button, Group, Modal, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { errorCode, fieldMessages } from '@/shared/api/errors';
import type { PeriodTracking } from '@/shared/api/types';
import { useEntryDraft } from '@/shared/hooks/useEntryDraft';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { RatingSlider } from '@/shared/ui/RatingSlider';
import { toast } from '@/shared/ui/toast';
import { useSavePeriod } from './api';
import { bodyOf, flows, newPeriod, problemsOf, valuesOf, type PeriodValues } from './logic';
import { periodMessages } from './messages';
import classes from './PeriodDialog.module.css';

interface PeriodDialogProps {
  // null: a new one.
  period: PeriodTracking | null;
  onClose: () => void;
}

export function PeriodDialog({ period, onClose }: PeriodDialogProps) {
  const t = useT(periodMessages);
  const words = useT(common);
  const today = useToday();
  const { mutateAsync: save, isPending } = useSavePeriod(period?.id ?? null);
  const draft = useEntryDraft<PeriodValues>(`period-${period?.id ?? 'new'}`, period ? valuesOf(period) : newPeriod(today));
  const close = () => {
    draft.forget();
    onClose();
  };

  const form = useForm<PeriodValues>({
    initialValues: draft.initialValues,
    onValuesChange: draft.keep,
    validate: (values) => Object.fromEntries(Object.entries(problemsOf(values, today)).map(([field, problem]) => [field, t(problem)])),
  });

  const submit = async (values: PeriodValues) => {
    try {
      await save({ ...bodyOf(values), ...(period === null && { clientKey: draft.clientKey }) });
      toast({ title: t(period ? 'updated' : 'logged'), description: t('savedHint') });
      close();
    } catch (error) {
      // An earlier try did arrive, and the form was changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') draft.renewKey();
      form.setErrors(fieldMessages(error));
      toast({ title: words('error'), description: t('failed'), destructive: true });
    }
  };

  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={!form.isDirty()}
      title={t(period ? 'editTitle' : 'logTitle')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <Stack gap="md">
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
          <Textarea label={t('symptoms')} placeholder={t('symptomsHint')} maxLength={2000} maxRows={6} {...form.getInputProps('symptoms')} />
          <Textarea label={t('notes')} maxLength={2000} maxRows={6} {...form.getInputProps('notes')} />
          <Switch
            label={t('exclude')}
            description={t('excludeHint')}
            {...form.getInputProps('cycleExcluded', { type: 'checkbox' })}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" className={classes.buttons}>
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

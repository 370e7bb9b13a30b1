// The form that logs a workout by hand; what was typed survives a failure and a reload. It knows no page around it.
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ApiError } from '@/shared/api/client';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { toast } from '@/shared/ui/toast';
import { useCreateWorkout } from '@/features/workouts/api';
import {
  emptyManualValues,
  inUnits,
  isUntouched,
  manualBody,
  type ManualValues,
  type Units,
} from '@/features/workouts/logic';
import classes from './ManualForm.module.css';
import { workoutMessages } from '@/features/workouts/messages';
import { WorkoutFields } from './WorkoutFields';

const DRAFT = 'manual-workout';

interface Draft {
  values: ManualValues;
  clientKey: string;
  units?: Units;
}

interface ManualFormProps {
  // The day it is about, whatever was being filled in for another; today unless said.
  day?: Day;
  onLogged?: () => void;
}

export function ManualForm({ day, onLogged }: ManualFormProps) {
  const t = useT(workoutMessages);
  const words = useT(common);
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const units: Units = { energy: energyUnit, distance: distanceUnit };
  const { mutateAsync: create, isPending } = useCreateWorkout();
  const today = useToday();
  const root = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readDraft<Draft>(DRAFT));
  const typed = draft && inUnits({ ...emptyManualValues, ...draft.values }, draft.units ?? units, units);
  // One key for each filling of the form: a retry cannot log twice.
  const clientKey = useRef(draft?.clientKey ?? null);
  const keyOfFill = () => (clientKey.current ??= newClientKey());

  const form = useForm<ManualValues>({
    initialValues: { ...emptyManualValues, ...typed, ...(day && { date: day === today ? null : day }) },
    validate: { type: (type) => (type === null ? t('typeRequired') : null) },
    onValuesChange: (values) => {
      if (isUntouched(values)) removeDraft(DRAFT);
      else writeDraft(DRAFT, { values, clientKey: keyOfFill(), units } satisfies Draft);
    },
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

  return (
    <form
      ref={root}
      onSubmit={(event) => form.onSubmit((values) => void submit(values), refuse)(event)}
      noValidate
      className={classes.form}
    >
      <WorkoutFields form={form} />
      <div className={classes.submit} data-in-reach>
        <Button type="submit" disabled={isPending} fullWidth leftSection={<IconCheck size={20} aria-hidden />}>
          {isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

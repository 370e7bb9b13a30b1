// The form that logs a workout by hand. The draft survives a failed request and a reload.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { ApiError } from '@/shared/api/client';
import { currentUser } from '@/shared/api/session';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { workoutNames } from '@/shared/i18n/labels';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { useCreateWorkout } from './logApi';
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

interface ManualFormProps {
  // The day to log for, even if a draft is for another day. Defaults to today.
  day?: Day;
  onLogged?: () => void;
}

export function ManualForm({ day, onLogged }: ManualFormProps) {
  const t = useT(workoutMessages);
  const words = useT(common);
  const names = useT(workoutNames);
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const units: Units = { energy: energyUnit, distance: distanceUnit };
  const { mutateAsync: create } = useCreateWorkout();
  const today = useToday();
  const givenDay = day && { date: day === today ? null : day };

  const { form, onSubmit, isPending } = useEntryForm<ManualValues, 'typeRequired', { units: Units }>({
    name: 'manual-workout',
    initial: { ...emptyManualValues, ...givenDay },
    isUntouched,
    context: { units },
    restore: ({ values, units: typed = units }) => ({
      ...inUnits({ ...emptyManualValues, ...values }, typed, units),
      ...givenDay,
    }),
    problemsOf: ({ type }) => (type === null ? { type: 'typeRequired' } : {}),
    sentenceOf: t,
    invalidTitle: () => words('error'),
    send: async ({ type, ...values }, clientKey) => {
      if (type === null) return;
      const made = await create(
        manualBody({ ...values, type, name: values.name.trim() || names(type) }, units, clientKey),
      );
      // It is kept for the next session.
      if (!currentUser()) toast({ title: words('error'), description: t('authExpired'), destructive: true });
      else toast({ title: t('logged'), ...(wasKept(made) && { description: words('keptHere') }) });
      // The session has ended meanwhile: the entry is kept, and the person logs in.
      if (currentUser()) onLogged?.();
    },
    failed: (error) => {
      const isInvalid = error instanceof ApiError && error.status === 400;
      return t(isInvalid ? 'checkFields' : 'logFailed');
    },
    staysOpen: true,
  });

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <WorkoutFields form={form} />
      <div className={classes.submit} data-in-reach>
        <Button type="submit" disabled={isPending} fullWidth leftSection={<IconCheck size={20} aria-hidden />}>
          {isPending ? t('submitting') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

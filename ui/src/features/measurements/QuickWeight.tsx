// One field that logs a weight now: a tap, the digits and Enter.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BodyMeasurement } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { entryMessages } from '@/shared/i18n/entryMessages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyText } from '@/shared/lib/bodyValues';
import { editDigits, unitLabel } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { NumberField } from '@/shared/ui/NumberField';
import { useSaveMeasurement } from './api';
import { bodyOf, newMeasurement, weightProblem, weighedOf, type Units } from './logic';
import { measurementMessages } from './messages';
import classes from './QuickWeight.module.css';
import { isWithdrawn, useWeightCheck } from './useWeightCheck';

interface QuickWeightProps {
  // Newest first.
  measurements: readonly BodyMeasurement[];
  units: Units;
  // The field takes the focus when the screen opens, after a tap on "Log weight" elsewhere.
  focused: boolean;
}

export function QuickWeight({ measurements, units, focused }: QuickWeightProps) {
  const t = useT(measurementMessages);
  const words = useT(entryMessages);
  const format = useFormat();
  const today = useToday();
  const { weightUnit: unit } = units;
  const row = useRef<HTMLFormElement>(null);
  const { mutateAsync: save } = useSaveMeasurement(null);
  const { check, dialog } = useWeightCheck(measurements, unit);
  const [last] = weighedOf(measurements);
  const { form, onSubmit, isPending } = useEntryForm<
    { weight: number | null },
    ReturnType<typeof weightProblem> & string
  >({
    name: `weight-${unit}`,
    initial: { weight: null },
    problemsOf: ({ weight }) => {
      const problem = weightProblem(weight, units);
      return problem ? { weight: problem } : {};
    },
    sentenceOf: t,
    send: async ({ weight }, clientKey) => {
      const body = bodyOf({ ...newMeasurement(today), weight }, null, units, today);
      await check({ weight: body.weight ?? null, day: today });
      return save({ ...body, clientKey });
    },
    saved: { title: t('weightSaved') },
    failed: (error) => (isWithdrawn(error) ? undefined : t('failed')),
    staysOpen: true,
  });
  useEffect(() => {
    if (focused) row.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <Card aria-label={t('logWeight')}>
      <form ref={row} className={classes.form} onSubmit={onSubmit} noValidate>
        <NumberField
          label={t('logWeight')}
          className={classes.field ?? ''}
          unit={unitLabel(unit)}
          digits={editDigits(unit)}
          placeholder={last ? t('lastWeight', { weight: bodyText(last.weight, unit, format) }) : undefined}
          value={form.values.weight}
          error={form.errors['weight']}
          onChange={(weight) => form.setFieldValue('weight', weight)}
        />
        <Button type="submit" variant="light" className={classes.save ?? ''} disabled={isPending}>
          {words(isPending ? 'saving' : 'save')}
        </Button>
      </form>
      {dialog}
    </Card>
  );
}

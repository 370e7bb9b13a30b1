// The questions of the card: days, minutes, goal, injuries and units.
import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { bodyAreaLabels } from '@/shared/i18n/labels';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { durations, goals, injuryAreas, weeks } from '@/features/personalplan/logic';
import { personalPlanMessages } from '@/features/personalplan/messages';
import classes from './PlanFitCard.module.css';
import type { FitAnswers } from './planFit';
import { planFitMessages } from './planFitMessages';
import { usePlanFit, type Planned } from './usePlanFit';

interface PlanFitFormProps {
  isTrained: boolean;
  onPlanned: (planned: Planned) => void;
  // Beside the button that makes the plan.
  children: ReactNode;
}

export function PlanFitForm({ isTrained, onPlanned, children }: PlanFitFormProps) {
  const t = useT(planFitMessages);
  const words = useT(personalPlanMessages);
  const areaNames = useT(bodyAreaLabels);
  const { form, onSubmit, isPending } = usePlanFit({ isTrained, onPlanned });
  const { values, errors } = form;
  const root = useRef<HTMLFormElement>(null);
  // The button that opened the questions is gone.
  useEffect(() => root.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true }), []);

  const question = <F extends keyof FitAnswers>(field: F) => {
    const error = errors[field];
    return { error: typeof error === 'string' ? error : undefined };
  };
  const number = (
    field: 'workoutsPerWeek' | 'workoutDuration',
    numbers: readonly number[],
    label: (n: number) => string,
  ) => ({
    even: true,
    choices: numbers.map((each) => ({ value: String(each), label: label(each) })),
    chosen: [String(values[field])],
    onChange: ([value]: string[]) => form.setFieldValue(field, Number(value)),
    ...question(field),
  });

  return (
    <form ref={root} onSubmit={onSubmit} noValidate className={classes.form}>
      <ChoiceChips label={words('perWeek')} hint={t('daysHint')} {...number('workoutsPerWeek', weeks, String)} />
      <ChoiceChips
        label={words('duration')}
        {...number('workoutDuration', durations, (count) => words('minutes', { count }))}
      />
      <ChoiceChips
        label={words('goal')}
        choices={goals.map((value) => ({ value, label: words(value) }))}
        chosen={[values.primaryGoal]}
        onChange={([value]) => value && form.setFieldValue('primaryGoal', value)}
        {...question('primaryGoal')}
      />
      <ChoiceChips
        multiple
        label={words('injuries')}
        hint={words('injuriesHint')}
        choices={injuryAreas.map((value) => ({ value, label: areaNames(value) }))}
        chosen={values.injuries}
        onChange={(chosen) => form.setFieldValue('injuries', chosen)}
        {...question('injuries')}
      />
      <ChoiceChips
        even
        label={t('units')}
        choices={(['metric', 'imperial'] as const).map((value) => ({ value, label: t(value) }))}
        chosen={[values.units]}
        onChange={([value]) => value && form.setFieldValue('units', value)}
        {...question('units')}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isPending}>
          {isPending ? t('creating') : t('create')}
        </Button>
        {children}
      </div>
    </form>
  );
}

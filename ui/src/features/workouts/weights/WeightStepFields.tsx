// By how much − and + move a weight, changeable to what a person owns; it knows no set and no place it stands in.
import { Text } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { editDigits, unitLabel } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { plateMessages } from './plateMessages';
import { changeOwnStep, stepKinds, useOwnSteps, usualStep, type StepKind } from './weightSteps';
import classes from './WeightStepFields.module.css';

interface WeightStepsProps {
  // The step of this kind alone.
  only?: StepKind;
}

const words = {
  plates: 'platesStep',
  dumbbell: 'dumbbellStep',
  kettlebell: 'kettlebellStep',
  stack: 'stackStep',
  other: 'otherStep',
} as const;
const LARGEST = 100;
const SMALLEST = 0.25;

export function WeightSteps({ only }: WeightStepsProps) {
  const t = useT(plateMessages);
  const { weightUnit: unit = 'lb' } = useUser();
  const own = useOwnSteps(unit);
  return (
    <fieldset className={classes.steps}>
      <legend className={classes.heading}>{t('mySteps')}</legend>
      <div className={classes.rows}>
        {(only ? [only] : stepKinds).map((kind) => (
          <NumberField
            key={kind}
            label={t(words[kind])}
            unit={unitLabel(unit)}
            value={own[kind] ?? usualStep(kind, unit)}
            digits={editDigits(unit)}
            min={SMALLEST}
            max={LARGEST}
            step={SMALLEST}
            onChange={(step) => changeOwnStep(unit, kind, step)}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('myStepsHint')}
      </Text>
    </fieldset>
  );
}

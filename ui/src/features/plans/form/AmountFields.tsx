// The planned amounts of one exercise: sets, reps, weight, duration, rest, notes and superset. Its sets may differ.
import { Button, SegmentedControl, Switch, Textarea } from '@mantine/core';
import { IconStairs } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { editDigits, editedToWire, fromWire, unitLabel } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './AmountFields.module.css';
import { rowsOf, withRows } from './setRows';
import { DifferingSets } from './DifferingSets';
import type { FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

interface AmountFieldsProps {
  exercise: FormExercise;
  withWeight: boolean;
  // The name of the next exercise in the section; null for the last one.
  next: string | null;
  onChange: (change: Partial<FormExercise>) => void;
}

const rules = limits.PlannedExerciseInput;

export function AmountFields({ exercise, withWeight, next, onChange }: AmountFieldsProps) {
  const t = useT(workoutFormMessages);
  return (
    <div className={classes.fields}>
      {exercise.setTargets ? (
        <>
          <DifferingSets exercise={exercise} withWeight={withWeight} onChange={onChange} />
          <div className={classes.numbers}>
            <RestField exercise={exercise} onChange={onChange} />
          </div>
        </>
      ) : (
        <EqualSets exercise={exercise} withWeight={withWeight} onChange={onChange} />
      )}
      <Textarea
        label={`${t('notes')} (${t('optional')})`}
        minRows={1}
        maxLength={rules.notes.maxLength}
        value={exercise.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      {next !== null && (
        <Switch
          label={t('supersetWith', { name: next })}
          description={t('supersetHint')}
          checked={exercise.supersetWithNext}
          onChange={(event) => onChange({ supersetWithNext: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

// The end of a range; none at or below the repetitions.
const topAbove = (reps: number | null, top: number | null) =>
  reps !== null && top !== null && top > reps ? top : null;

type FieldsProps = Pick<AmountFieldsProps, 'exercise' | 'withWeight' | 'onChange'>;

function EqualSets({ exercise, withWeight, onChange }: FieldsProps) {
  const t = useT(workoutFormMessages);
  const { weightUnit = 'lb' } = useUser();
  return (
    <>
      <div className={classes.numbers}>
        <NumberField
          label={t('sets')}
          value={exercise.sets}
          min={rules.sets.min}
          max={rules.sets.max}
          onChange={(sets) => onChange({ sets })}
        />
        <NumberField
          label={t('reps')}
          value={exercise.reps}
          min={rules.reps.min}
          max={rules.reps.max}
          onChange={(reps) => onChange({ reps, repsMax: topAbove(reps, exercise.repsMax) })}
        />
        {exercise.reps !== null && (
          <NumberField
            label={t('repsMax')}
            value={exercise.repsMax}
            min={Math.min(exercise.reps + 1, rules.repsMax.max)}
            max={rules.repsMax.max}
            onChange={(repsMax) => onChange({ repsMax })}
          />
        )}
        {withWeight && (
          <NumberField
            label={t('weight')}
            unit={unitLabel(weightUnit)}
            value={exercise.weight === null ? null : fromWire(exercise.weight, weightUnit)}
            digits={editDigits(weightUnit)}
            step={0.5}
            max={fromWire(rules.weight.max, weightUnit)}
            onChange={(weight) =>
              onChange({ weight: weight === null ? null : editedToWire(exercise.weight, weight, weightUnit) })
            }
          />
        )}
        <RestField exercise={exercise} onChange={onChange} />
        <DurationField seconds={exercise.duration} onChange={(duration) => onChange({ duration })} />
      </div>
      <Button
        variant="subtle"
        className={classes.differ}
        leftSection={<IconStairs size={18} aria-hidden />}
        onClick={() => onChange(withRows(rowsOf(exercise)))}
      >
        {t('differingSets')}
      </Button>
    </>
  );
}

function RestField({ exercise, onChange }: Omit<FieldsProps, 'withWeight'>) {
  const t = useT(workoutFormMessages);
  return (
    <NumberField
      label={t('restTime')}
      unit="s"
      step={15}
      value={exercise.restTime}
      max={rules.restTime.max}
      onChange={(restTime) => onChange({ restTime })}
    />
  );
}

interface DurationFieldProps {
  // Of one set; null if none is planned.
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}

// Shows minutes, or seconds below one minute, until the user picks a unit.
function DurationField({ seconds, onChange }: DurationFieldProps) {
  const t = useT(workoutFormMessages);
  const [unit, setUnit] = useState<'s' | 'min'>(seconds !== null && seconds >= 60 ? 'min' : 's');
  const perUnit = unit === 's' ? 1 : 60;
  return (
    <div className={classes.duration}>
      <NumberField
        label={t('duration')}
        unit={unit}
        digits={unit === 's' ? 0 : 2}
        step={unit === 's' ? 5 : 1}
        value={seconds === null ? null : seconds / perUnit}
        max={rules.duration.max / perUnit}
        onChange={(value) => onChange(value === null ? null : Math.round(value * perUnit))}
      />
      <SegmentedControl
        aria-label={t('unit')}
        value={unit}
        onChange={setUnit}
        data={[
          { value: 's', label: t('seconds') },
          { value: 'min', label: t('minutes') },
        ]}
      />
    </div>
  );
}

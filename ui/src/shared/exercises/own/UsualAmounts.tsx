// The usual sets, repetitions or time, and rest of an own exercise.
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import pair from '@/shared/ui/FieldPair.module.css';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './UsualAmounts.module.css';
import { ownExerciseMessages } from './messages';
import { isTimed, type OwnExerciseValues } from './ownExercise';

const bounds = limits.OwnExerciseInput;

export function UsualAmounts({ form }: { form: UseFormReturnType<OwnExerciseValues> }) {
  const t = useT(ownExerciseMessages);
  const { values, errors } = form;
  const number = (field: 'sets' | 'reps' | 'seconds' | 'rest') => ({
    label: t(field),
    value: values[field],
    error: errors[field],
    onChange: (value: number | null) => form.setFieldValue(field, value),
  });
  // Distances take minutes, holds take seconds.
  const inMinutes = values.measuredAs === 'distance_time';
  return (
    <fieldset className={classes.group}>
      <legend>{t('usual')}</legend>
      <div className={pair.pair}>
        <NumberField {...number('sets')} min={bounds.defaultSets.min} max={bounds.defaultSets.max} />
        {!isTimed(values.measuredAs) ? (
          <NumberField {...number('reps')} min={bounds.defaultReps.min} max={bounds.defaultReps.max} />
        ) : inMinutes ? (
          <NumberField
            {...number('seconds')}
            label={t('minutes')}
            unit="min"
            digits={1}
            max={bounds.defaultDuration.max / 60}
            value={values.seconds === null ? null : Math.round(values.seconds / 6) / 10}
            onChange={(value) => form.setFieldValue('seconds', value === null ? null : Math.round(value * 60))}
          />
        ) : (
          <NumberField
            {...number('seconds')}
            unit="s"
            min={bounds.defaultDuration.min}
            max={bounds.defaultDuration.max}
          />
        )}
        <NumberField {...number('rest')} unit="s" min={bounds.defaultRestTime.min} max={bounds.defaultRestTime.max} />
      </div>
    </fieldset>
  );
}

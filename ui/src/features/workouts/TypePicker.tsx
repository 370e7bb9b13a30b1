// The workout types as radio buttons with icons; it knows no form.
import { useId } from 'react';
import type { WorkoutType } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
import { workoutTypeColors } from '@/shared/ui/workoutType';
import { WorkoutTypeIcon } from '@/shared/ui/WorkoutTypeIcon';
import { workoutTypes } from './logic';
import { workoutMessages } from './messages';
import classes from './TypePicker.module.css';

interface TypePickerProps {
  value: WorkoutType | null;
  onChange: (type: WorkoutType) => void;
  error?: string | undefined;
}

export function TypePicker({ value, onChange, error }: TypePickerProps) {
  const t = useT(workoutMessages);
  const words = useT(workoutTypeWords);
  const id = useId();
  return (
    <fieldset className={classes.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>
        {t('type')} <span aria-hidden className={classes.star}>*</span>
      </legend>
      <div className={classes.types}>
        {workoutTypes.map((type) => {
          const { ink, tint, solid } = workoutTypeColors(type);
          const chosen = value === type;
          return (
            <label
              key={type}
              className={classes.type}
              data-chosen={chosen || undefined}
              style={chosen ? { background: tint, borderColor: solid, color: ink } : {}}
            >
              <input
                className={classes.radio}
                type="radio"
                name={`${id}-type`}
                value={type}
                required
                checked={chosen}
                aria-invalid={error !== undefined}
                onChange={() => onChange(type)}
              />
              <span style={{ color: ink }} className={classes.picture}>
                <WorkoutTypeIcon type={type} size={20} />
              </span>
              {words(type)}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

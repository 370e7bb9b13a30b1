// Radio buttons with icons for choosing a workout type.
import { useId } from 'react';
import type { WorkoutType } from '@/shared/theme';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import classes from './WorkoutTypeField.module.css';
import { workoutTypeColors } from './workoutType';
import { WorkoutTypeIcon } from './WorkoutTypeIcon';

interface WorkoutTypeFieldProps<T extends WorkoutType> {
  legend: string;
  types: readonly T[];
  value: T | null;
  onChange: (type: T) => void;
  error?: string | undefined;
}

export function WorkoutTypeField<T extends WorkoutType>({
  legend,
  types,
  value,
  onChange,
  error,
}: WorkoutTypeFieldProps<T>) {
  const label = useT(workoutTypeLabels);
  const id = useId();
  return (
    // A radio button has no aria-invalid; its group has.
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined}
      className={classes.picker}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes.legend}>
        {legend}{' '}
        <span aria-hidden className={classes.star}>
          *
        </span>
      </legend>
      <div className={classes.types}>
        {types.map((type) => {
          const { ink, tint, solid } = workoutTypeColors(type);
          const chosen = value === type;
          const key: WorkoutType = type;
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
                onChange={() => onChange(type)}
              />
              <span style={{ color: ink }} className={classes.picture}>
                <WorkoutTypeIcon type={type} size={20} />
              </span>
              {label(key)}
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

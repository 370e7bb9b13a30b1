// One actual value of an exercise with − and +; what was planned stands grey until something is typed. It knows no exercise.
import { useId } from 'react';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './ActualField.module.css';

interface ActualFieldProps {
  label: string;
  // What was typed, in the shown unit; null: as planned.
  value: number | null;
  planned: number | null;
  // 'planned 12'; nothing when nothing was planned.
  hint: string | null;
  onChange: (value: number | null) => void;
  digits?: number;
  step?: number;
  max: number;
  autoFocus?: boolean;
}

export function ActualField({ label, value, planned, hint, onChange, digits = 0, step = 1, max, autoFocus = false }: ActualFieldProps) {
  const id = useId();
  return (
    <div className={classes.field} data-planned={(value === null && planned !== null) || undefined}>
      <div className={classes.words}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={classes.control}>
        <NumberField
          id={id}
          aria-label={label}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          value={value ?? planned}
          onChange={onChange}
          digits={digits}
          step={step}
          max={max}
          autoFocus={autoFocus}
          steppers
        />
      </div>
    </div>
  );
}

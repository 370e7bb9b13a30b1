// One value of one set; what it would stand for stands grey until something is typed. It knows no set.
import { NumberField } from '@/shared/ui/NumberField';
import classes from './SetField.module.css';

interface SetFieldProps {
  // 'Reps, set 2'
  label: string;
  // The word above the field of the current set, the unit inside the others.
  word: string;
  unit: string;
  // What was typed, in the shown unit; null: as `standsFor`.
  value: number | null;
  standsFor: number | null;
  onChange: (value: number | null) => void;
  digits?: number;
  step?: number;
  max: number;
  // The set whose turn it is: large, with − and +.
  current: boolean;
}

export function SetField({
  label,
  word,
  unit,
  value,
  standsFor,
  onChange,
  digits = 0,
  step = 1,
  max,
  current,
}: SetFieldProps) {
  return (
    <div
      className={classes.field}
      data-empty={(value ?? standsFor) === null || undefined}
      data-typed={value !== null || undefined}
      data-current={current || undefined}
    >
      {current && (
        <span className={classes.word} aria-hidden>
          {word}
        </span>
      )}
      <NumberField
        aria-label={label}
        value={value ?? standsFor}
        onChange={onChange}
        digits={digits}
        step={step}
        max={max}
        {...(current ? { steppers: true } : { unit, rightSectionWidth: 44 })}
      />
    </div>
  );
}

// One value of one set. Until something is typed, its default appears in grey.
import { NumberField } from '@/shared/ui/NumberField';
import classes from './SetField.module.css';

interface SetFieldProps {
  // 'Reps, set 2'
  label: string;
  // Shown above the field of the current set, and as the unit inside the others.
  word: string;
  unit: string;
  // The typed value in the displayed unit; null: the default `standsFor` applies.
  value: number | null;
  standsFor: number | null;
  onChange: (value: number | null) => void;
  digits?: number;
  step?: number;
  max: number;
  // The current set: large, with − and +.
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

// A group of chips that act as radio buttons or checkboxes.
import { useId, type ReactNode } from 'react';
import classes from './ChoiceChips.module.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  // A short description under the label.
  text?: string;
}

interface ChoiceChipsProps<V extends string> {
  label: string;
  hint?: ReactNode;
  choices: readonly Choice<V>[];
  // Checkboxes instead of radio buttons.
  multiple?: boolean;
  chosen: readonly V[];
  // Receives all chosen values; without `multiple` exactly one.
  onChange: (chosen: V[]) => void;
  // Gives all chips an equal share of the row. Otherwise each is as wide as its label.
  even?: boolean;
  error?: string | undefined;
}

export function ChoiceChips<V extends string>({
  label,
  hint,
  choices,
  multiple = false,
  chosen,
  onChange,
  even = false,
  error,
}: ChoiceChipsProps<V>) {
  const id = useId();
  const choose = (value: V, on: boolean) => {
    if (!multiple) onChange([value]);
    // In the order of the choices, not of the taps.
    else
      onChange(choices.map((choice) => choice.value).filter((each) => (each === value ? on : chosen.includes(each))));
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.question} aria-describedby={describedBy || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div
        className={classes.chips}
        data-even={even || undefined}
        data-worded={choices.some(({ text }) => text) || undefined}
      >
        {choices.map(({ value, label: name, text }) => (
          <label key={value} className={classes.chip}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              className={classes.input}
              name={id}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
              aria-label={name}
              aria-describedby={text ? `${id}-${value}` : undefined}
              aria-invalid={error ? true : undefined}
            />
            <span className={classes.name}>{name}</span>
            {text && (
              <span id={`${id}-${value}`} className={classes.text}>
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

// One question with short answers side by side: one of them (radio buttons) or several (checkboxes). It knows no question.
import { useId, type ReactNode } from 'react';
import classes from './ChoiceChips.module.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  // A few more words under the label.
  text?: string;
}

interface ChoiceChipsProps<V extends string> {
  label: string;
  hint?: ReactNode;
  choices: readonly Choice<V>[];
  // Several answers may be chosen.
  multiple?: boolean;
  chosen: readonly V[];
  // With `multiple` all that are chosen now, else the one.
  onChange: (chosen: V[]) => void;
  // Chips take the whole row in equal parts; else each is as wide as its words.
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
    // In the order of the question, whatever the order of the taps.
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

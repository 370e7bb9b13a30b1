// A single-choice question with card options, built on radio buttons.
import type { Icon } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './ChoiceCards.module.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  text?: string;
  icon: Icon;
}

interface ChoiceCardsProps<V extends string> {
  label: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
}

export function ChoiceCards<V extends string>({ label, choices, value, onChange, error }: ChoiceCardsProps<V>) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classes.question}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.cards}>
        {choices.map(({ value: own, label: name, text, icon: Picture }) => (
          <label key={own} className={classes.card} data-chosen={value === own || undefined}>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              checked={value === own}
              onChange={() => onChange(own)}
              aria-label={name}
              aria-describedby={text ? `${id}-${own}` : undefined}
            />
            <Picture size={22} stroke={1.8} aria-hidden className={classes.picture} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              {text && (
                <span id={`${id}-${own}`} className={classes.text}>
                  {text}
                </span>
              )}
            </span>
            <span className={classes.dot} aria-hidden />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

// A few words of which one or none is chosen; a second tap takes the choice back. It knows no meaning.
import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import classes from './ChoiceRow.module.css';

interface ChoiceRowProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T | null) => void;
}

export function ChoiceRow<T extends string>({ label, options, value, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div className={classes.row}>
        {options.map((option) => (
          <UnstyledButton
            key={option.value}
            className={classes.choice}
            aria-pressed={value === option.value}
            onClick={() => onChange(value === option.value ? null : option.value)}
          >
            {option.label}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}

// A number as a thumb types it: decimal keypad, comma or point, selected on focus; it knows no unit's meaning.
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './NumberField.module.css';
import { useHeldForm } from './useHeldForm';
import { useTypedNumber } from './useTypedNumber';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  value: number | null;
  // null: the field is empty. What is refused (no number, or too many decimals) leaves the value as it was.
  onChange: (value: number | null) => void;
  // Decimals kept; 0 shows the numeric keypad.
  digits?: number;
  min?: number;
  max?: number;
  // Shows − and + that move by this much; arrow keys do the same.
  step?: number;
  steppers?: boolean;
  // Said inside the field: 'kg'.
  unit?: string;
}

export function NumberField({
  value,
  onChange,
  digits = 0,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  steppers = false,
  unit,
  ...rest
}: NumberFieldProps) {
  const t = useT(common);
  const field = useRef<HTMLInputElement>(null);
  const { shown, note, refused, type, settle, move } = useTypedNumber({ value, onChange, digits, min, max });
  const { hold } = useHeldForm(field, refused);
  const label = String(rest['aria-label'] ?? rest.label ?? '');

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? step : -step);
    }
    if (event.key === 'Enter' && settle()) event.preventDefault();
    rest.onKeyDown?.(event);
  };

  const stepper = (by: number) => (
    <ActionIcon
      variant="default"
      size={44}
      tabIndex={-1}
      aria-label={t(by > 0 ? 'increase' : 'decrease', { label })}
      disabled={rest.disabled ?? false}
      onClick={() => move(by)}
    >
      {by > 0 ? <IconPlus size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
    </ActionIcon>
  );

  const withSteppers = (input: ReactNode) => (
    <div className={classes.row}>
      {stepper(-step)}
      {input}
      {stepper(step)}
    </div>
  );

  return (
    <TextInput
      {...rest}
      ref={field}
      classNames={{ input: classes.input ?? '', wrapper: classes.field ?? '' }}
      {...(steppers ? { inputContainer: withSteppers } : {})}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      error={rest.error ?? note}
      data-refused={refused || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        if (settle()) hold();
        rest.onBlur?.(event);
      }}
      onKeyDown={onKeyDown}
      {...(unit
        ? { rightSection: <span className={classes.unit}>{unit}</span>, rightSectionPointerEvents: 'none' }
        : {})}
    />
  );
}

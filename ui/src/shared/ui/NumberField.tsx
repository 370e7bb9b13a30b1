// A number input for touch: decimal keypad, comma or point, content selected on focus.
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './NumberField.module.css';
import { useSubmitGuard } from './useSubmitGuard';
import { useNumberInput } from './useNumberInput';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  value: number | null;
  // Null for an empty field. Invalid input (not a number, or too many decimals) does not change the value.
  onChange: (value: number | null) => void;
  // The number of decimals. 0 shows the numeric keypad.
  digits?: number;
  min?: number;
  max?: number;
  // For the arrow keys and, with `steppers`, the − and + buttons.
  step?: number;
  steppers?: boolean;
  // Shown inside the field: 'kg'.
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
  const { shown, note, isTyping, refused, type, settle, move } = useNumberInput({ value, onChange, digits, min, max });
  const { hold } = useSubmitGuard(field, refused);
  // The value can change while the field has the focus: what is typed still replaces it.
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === field.current) field.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the end of typing alone selects nothing
  }, [shown]);
  const label = rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : '');

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

// A number as a thumb types it: decimal keypad, comma or point, selected on focus; it knows no unit's meaning.
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatForInput, formatNumber, parseNumber, roundTo } from '@/shared/lib/numbers';
import classes from './NumberField.module.css';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  value: number | null;
  // null: the field is empty. Not called while what stands there is no number.
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
  value, onChange, digits = 0, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, steppers = false, unit, ...rest
}: NumberFieldProps) {
  const t = useT(common);
  const format = useFormat();
  // What is being typed ('7,' is on its way to 7,5); null while the field shows its value.
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : formatForInput(value, format, digits));
  // Which bound the last number was beyond, until something else is typed.
  const [moved, setMoved] = useState<string | null>(null);
  const label = String(rest['aria-label'] ?? rest.label ?? '');

  const clamp = (number: number) => roundTo(Math.min(max, Math.max(min, number)), digits);

  const type = (text: string) => {
    setDraft(text);
    setMoved(null);
    if (text.trim() === '') return onChange(null);
    const number = parseNumber(text, format);
    if (number !== null && number >= min && number <= max) onChange(roundTo(number, digits));
  };

  // True when what was typed could not stay as it is: then the person sees what became of it before anything is sent.
  const settle = (): boolean => {
    if (draft === null) return false;
    const number = parseNumber(draft, format);
    setDraft(null);
    if (number === null) return draft.trim() !== '';
    onChange(clamp(number));
    if (number >= min && number <= max) return false;
    const bound = number > max ? max : min;
    setMoved(t(number > max ? 'atMost' : 'atLeast', { number: formatNumber(bound, format, digits) }));
    return true;
  };

  const move = (by: number) => {
    setDraft(null);
    setMoved(null);
    onChange(clamp((value ?? 0) + by));
  };

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
      classNames={{ input: classes.input ?? '', wrapper: classes.field ?? '' }}
      {...(steppers ? { inputContainer: withSteppers } : {})}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      error={rest.error ?? moved}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
      onKeyDown={onKeyDown}
      {...(unit ? { rightSection: <span className={classes.unit}>{unit}</span>, rightSectionPointerEvents: 'none' } : {})}
    />
  );
}

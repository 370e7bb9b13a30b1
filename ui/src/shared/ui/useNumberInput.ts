// The state of a number field: parses the input, clamps it to the bounds, and rejects invalid input.
import { useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatForInput, parseNumber } from '@/shared/lib/numberInput';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { stepValue } from '@/shared/lib/steps';

interface NumberInput {
  value: number | null;
  onChange: (value: number | null) => void;
  digits: number;
  min: number;
  max: number;
}

interface Typing {
  // May be incomplete, such as '7,' before '7,5'.
  text: string;
  // The value before typing. Rejected input restores it.
  before: number | null;
  refused: boolean;
}

// Also the minus signs that a phone's keyboard or a copied number may have.
const MINUS = /^\s*[-\u2212\u2013]/;

export function useNumberInput({ value, onChange, digits, min, max }: NumberInput) {
  const t = useT(common);
  const format = useFormat();
  // Null while the field shows `value`.
  const [typing, setTyping] = useState<Typing | null>(null);
  // Why the input was changed or rejected. Shown until the next input.
  const [note, setNote] = useState<string | null>(null);
  // The value was changed from outside, so the rejected input is discarded.
  if (typing?.refused && typing.before !== value) setTyping(null);

  const clamp = (number: number) => roundTo(Math.min(max, Math.max(min, number)), digits);
  // Why the text is rejected: it would have to be rounded or clamped to a number that the user did not mean.
  const refusalOf = (text: string): string | null => {
    if (min >= 0 && MINUS.test(text)) return t('notNegative');
    const number = parseNumber(text, format);
    if (number === null || roundTo(number, digits) === number) return null;
    return digits === 0 ? t('wholeOnly') : t('mostDecimals', { count: digits });
  };

  const type = (text: string) => {
    const before = typing ? typing.before : value;
    const number = parseNumber(text, format);
    const refusal = refusalOf(text);
    setTyping({ text, before, refused: refusal !== null });
    setNote(refusal);
    if (refusal !== null) onChange(before);
    else if (text.trim() === '') onChange(null);
    else if (number !== null && number >= min && number <= max) onChange(number);
  };

  // Called when the field is left. Returns true if the input was rejected or clamped, so that the user sees the result
  // before it is submitted.
  const settle = (): boolean => {
    if (typing === null) return false;
    const number = parseNumber(typing.text, format);
    if (typing.refused || (number === null && typing.text.trim() !== '')) {
      if (!typing.refused) onChange(typing.before);
      setTyping({ ...typing, refused: true });
      setNote(refusalOf(typing.text) ?? t('noNumber'));
      return true;
    }
    setTyping(null);
    if (number === null) return false;
    onChange(clamp(number));
    if (number >= min && number <= max) return false;
    setNote(t(number > max ? 'atMost' : 'atLeast', { number: formatNumber(number > max ? max : min, format, digits) }));
    return true;
  };

  const move = (by: number) => {
    setTyping(null);
    setNote(null);
    onChange(clamp(stepValue(value ?? 0, by)));
  };

  const shown = typing?.text ?? (value === null ? '' : formatForInput(value, format, digits));
  // The input differs from the value: leaving the field now would reject or clamp it.
  const isUnsettled = ({ text, refused }: Typing): boolean => {
    const number = parseNumber(text, format);
    return refused || (number === null ? text.trim() !== '' : number < min || number > max);
  };
  return {
    shown,
    note,
    isTyping: typing !== null,
    refused: typing !== null && isUnsettled(typing),
    type,
    settle,
    move,
  };
}

// What is being typed into a number field, and what becomes of it: taken, moved onto a bound, or refused. It draws nothing.
import { useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatForInput, formatNumber, parseNumber, roundTo } from '@/shared/lib/numbers';
import { stepValue } from '@/shared/lib/steps';

interface TypedNumber {
  value: number | null;
  onChange: (value: number | null) => void;
  digits: number;
  min: number;
  max: number;
}

interface Typing {
  // '7,' is on its way to 7,5.
  text: string;
  // The value before it began: what is refused changes nothing.
  before: number | null;
  refused: boolean;
}

export function useNumberInput({ value, onChange, digits, min, max }: TypedNumber) {
  const t = useT(common);
  const format = useFormat();
  // Null while the field shows its value.
  const [typing, setTyping] = useState<Typing | null>(null);
  // Why what was typed is not what stands there, until something else is typed.
  const [note, setNote] = useState<string | null>(null);
  // Changed from elsewhere: what was refused has no say any more.
  if (typing?.refused && typing.before !== value) setTyping(null);

  const clamp = (number: number) => roundTo(Math.min(max, Math.max(min, number)), digits);
  // Nothing is rounded unseen: what has more decimals than are kept is refused.
  const isTooFine = (number: number) => roundTo(number, digits) !== number;
  const tooFine = digits === 0 ? t('wholeOnly') : t('mostDecimals', { count: digits });

  const type = (text: string) => {
    const before = typing ? typing.before : value;
    const number = parseNumber(text, format);
    const refused = number !== null && isTooFine(number);
    setTyping({ text, before, refused });
    setNote(refused ? tooFine : null);
    if (refused) onChange(before);
    else if (text.trim() === '') onChange(null);
    else if (number !== null && number >= min && number <= max) onChange(number);
  };

  // True when what was typed cannot be sent as it is: the person sees first what became of it.
  const settle = (): boolean => {
    if (typing === null) return false;
    const number = parseNumber(typing.text, format);
    if (typing.refused || (number === null && typing.text.trim() !== '')) {
      if (!typing.refused) onChange(typing.before);
      setTyping({ ...typing, refused: true });
      setNote(typing.refused ? tooFine : t('noNumber'));
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
  // What stands there is not the value, and would be refused or moved onto a bound if the field were left now.
  const isUnsettled = ({ text, refused }: Typing): boolean => {
    const number = parseNumber(text, format);
    return refused || (number === null ? text.trim() !== '' : number < min || number > max);
  };
  return { shown, note, refused: typing !== null && isUnsettled(typing), type, settle, move };
}

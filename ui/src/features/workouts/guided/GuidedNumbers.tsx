// Weight and repetitions of a set in large digits, with buttons and typing.
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatForInput } from '@/shared/lib/numberInput';
import { roundTo } from '@/shared/lib/numbers';
import { stepValue } from '@/shared/lib/steps';
import { unitLabel } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { guidedMessages } from './guidedMessages';
import classes from './GuidedNumbers.module.css';
import type { GuidedField } from './types';

interface GuidedNumbersProps {
  weight: GuidedField | null;
  reps: GuidedField | null;
  // Small, beside the countdown of a timed set.
  small?: boolean;
}

const written = ({ value, digits }: GuidedField, format: string) =>
  value === null ? '' : formatForInput(value, format, digits);

// Digits are equally wide; a decimal separator is half as wide.
const widthOf = (text: string) => Math.max(1, text.length - (/[.,]/.test(text) ? 0.5 : 0));

export function GuidedNumbers({ weight, reps, small = false }: GuidedNumbersProps) {
  const t = useT(guidedMessages);
  const format = useFormat();
  if (!weight && !reps) return null;
  const letters = weight && reps ? widthOf(written(weight, format)) + widthOf(written(reps, format)) : undefined;
  return (
    <div className={classes.place} data-small={small || undefined}>
      <div className={classes.numbers} style={{ '--both': letters } as CSSProperties}>
        {weight && <BigNumber field={weight} unit={weight.unit === 'reps' ? weight.unit : unitLabel(weight.unit)} />}
        {reps && (
          <span className={classes.big}>
            {weight && (
              <span className={classes.times} aria-hidden>
                ×
              </span>
            )}
            <BigNumber field={reps} unit={weight ? '' : t('repsUnit', { count: reps.value ?? 0 })} />
          </span>
        )}
      </div>
      <div className={classes.steppers}>
        {weight && <Steppers field={weight} word={t('weight')} />}
        {reps && <Steppers field={reps} word={t('reps')} />}
      </div>
    </div>
  );
}

function BigNumber({ field, unit }: { field: GuidedField; unit: string }) {
  const format = useFormat();
  const { label, value, digits, max, step, onChange } = field;
  const letters = widthOf(written(field, format));
  return (
    <span className={classes.big} style={{ '--letters': letters } as CSSProperties}>
      <NumberField
        aria-label={label}
        value={value}
        digits={digits}
        max={max}
        step={step}
        onChange={onChange}
        className={classes.field}
      />
      {unit && (
        <span className={classes.unit} aria-hidden>
          {unit}
        </span>
      )}
    </span>
  );
}

function Steppers({ field, word }: { field: GuidedField; word: string }) {
  const t = useT(common);
  const { label, value, step, digits, max, onChange } = field;
  const stepper = (by: number) => (
    <ActionIcon
      variant="default"
      size={56}
      aria-label={t(by > 0 ? 'increase' : 'decrease', { label })}
      // Keeps the focus on the main button, so that Space after a tap here means Done. A field that is being edited
      // loses the focus.
      onMouseDown={(event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
      onClick={() => onChange(roundTo(Math.min(max, Math.max(0, stepValue(value ?? 0, by))), digits))}
    >
      {by > 0 ? <IconPlus size={24} aria-hidden /> : <IconMinus size={24} aria-hidden />}
    </ActionIcon>
  );
  return (
    <span className={classes.stepper}>
      {stepper(-step)}
      <span className={classes.word} aria-hidden>
        {word}
      </span>
      {stepper(step)}
    </span>
  );
}

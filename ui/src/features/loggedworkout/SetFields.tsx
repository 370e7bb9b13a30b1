// One set of a logged exercise: its kind, values and removal.
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { SetLog } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useSetName } from '@/shared/exercises/useSetName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { repsInReserve, type CountedSet } from '@/shared/lib/sets';
import { editDigits, editedToWire, fromWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import type { Field, TimeUnit } from './logic';
import { loggedMessages } from './messages';
import { SetKind } from './SetKind';
import classes from './SetRows.module.css';

interface SetFieldsProps {
  counted: CountedSet;
  set: SetLog;
  fields: readonly Field[];
  timeUnit: TimeUnit;
  // At least one set of the exercise has an effort rating.
  rated: boolean;
  onType: (change: Partial<SetLog>) => void;
  // A value is complete: the field lost focus, or an option was chosen.
  onDone: () => void;
  onChoose: (change: Partial<SetLog>) => void;
  onRemove: (() => void) | null;
}

const bounds = limits.SetLogInput;
const SECONDS_PER = { s: 1, min: 60 };

// Enter moves to the next field, as Tab does, but skips the buttons between.
function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest('[data-sets]')?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

export function SetFields(props: SetFieldsProps) {
  const { counted, set, fields, timeUnit, rated, onType, onDone, onChoose, onRemove } = props;
  const t = useT(loggedMessages);
  const format = useFormat();
  const setName = useSetName();
  const inside = setName(counted, 'inside');
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const per = SECONDS_PER[timeUnit];
  const shown = <T,>(value: number | null, convert: (value: number) => T) => (value === null ? null : convert(value));
  const reserve = repsInReserve(set.rpe);

  const fieldProps = {
    weight: {
      value: shown(set.weight, (pounds) => fromWire(pounds, weightUnit)),
      digits: editDigits(weightUnit),
      max: fromWire(bounds.weight.max, weightUnit),
      onChange: (weight: number | null) => onType({ weight: editedToWire(set.weight, weight, weightUnit) }),
    },
    reps: { value: set.reps, max: bounds.reps.max, onChange: (reps: number | null) => onType({ reps }) },
    duration: {
      value: shown(set.duration, (seconds) => roundTo(seconds / per, 2)),
      digits: timeUnit === 's' ? 0 : 2,
      max: bounds.duration.max / per,
      onChange: (time: number | null) => onType({ duration: shown(time, (value) => Math.round(value * per)) }),
    },
    distance: {
      value: shown(set.distance, (metres) => fromWire(metres, distanceUnit)),
      digits: editDigits(distanceUnit),
      max: fromWire(bounds.distance.max, distanceUnit),
      onChange: (distance: number | null) => onType({ distance: editedToWire(set.distance, distance, distanceUnit) }),
    },
  };
  return (
    <li className={classes.row} aria-label={setName(counted)}>
      <SetKind counted={counted} set={set} onChange={onChoose} />
      {fields.map((field) => (
        <NumberField
          key={field}
          className={classes.field ?? ''}
          aria-label={t('ofSet', { field: t(`${field}Field`), set: inside })}
          {...fieldProps[field]}
          onBlur={onDone}
          onKeyDown={goToNext}
        />
      ))}
      {rated && (
        <span className={`${classes.reserve} fit-numbers`}>
          {reserve === null ? '–' : formatNumber(reserve, format, 1)}
        </span>
      )}
      {onRemove && (
        <ActionIcon aria-label={t('removeSet', { set: inside })} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

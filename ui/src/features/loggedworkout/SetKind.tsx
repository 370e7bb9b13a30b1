// The set number as a button that opens the set's kind and effort.
import { NativeSelect } from '@mantine/core';
import type { SetLog } from '@/shared/api/types';
import { SetKindPopover } from '@/shared/exercises/SetKindPopover';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { repsInReserve, type CountedSet } from '@/shared/lib/sets';
import { reserveChoices } from './logic';
import { loggedMessages } from './messages';

interface SetKindProps {
  counted: CountedSet;
  set: SetLog;
  onChange: (change: Partial<SetLog>) => void;
}

export function SetKind({ counted, set, onChange }: SetKindProps) {
  const t = useT(loggedMessages);
  const format = useFormat();
  const reserve = repsInReserve(set.rpe);
  const choices = reserveChoices(set.rpe);
  return (
    <SetKindPopover set={counted} returnFocus onType={(setType) => onChange({ setType })}>
      {() => (
        <NativeSelect
          label={t('reserve')}
          data={[
            { value: '', label: t('notRated') },
            ...choices.map((count) => ({ value: String(count), label: formatNumber(count, format, 1) })),
          ]}
          value={reserve === null ? '' : String(reserve)}
          onChange={({ currentTarget: { value } }) => onChange({ rpe: value === '' ? null : 10 - Number(value) })}
        />
      )}
    </SetKindPopover>
  );
}

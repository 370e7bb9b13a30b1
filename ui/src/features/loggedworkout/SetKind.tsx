// The number of a set as a button that opens its kind and its effort; it knows no exercise.
import { NativeSelect, SegmentedControl, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { SetLog } from '@/shared/api/types';
import { setMessages } from '@/shared/exercises/setMessages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { repsInReserve, setLetter } from '@/shared/lib/sets';
import { Popover } from '@/shared/ui/Popover';
import { reserveChoices, setTypes, type SetType } from './logic';
import { loggedMessages } from './messages';
import classes from './SetKind.module.css';

interface SetKindProps {
  number: number;
  set: SetLog;
  onChange: (change: Partial<SetLog>) => void;
}

export function SetKind({ number, set, onChange }: SetKindProps) {
  const t = useT(loggedMessages);
  const kinds = useT(setMessages);
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const mark = setLetter(set.setType) ?? String(number);
  const reserve = repsInReserve(set.rpe);
  const choices = reserveChoices(set.rpe);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={272}
      trapFocus
      withinPortal
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.number}
          data-type={set.setType}
          aria-label={t('kindOf', { mark, kind: kinds(set.setType) })}
          onClick={() => setOpened(!opened)}
        >
          {mark}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.options} aria-label={t('set', { number })}>
        <SegmentedControl
          orientation="vertical"
          fullWidth
          aria-label={t('kind')}
          data={setTypes.map((value) => ({ value, label: kinds(value) }))}
          value={set.setType}
          onChange={(setType) => onChange({ setType: setType as SetType })}
        />
        <NativeSelect
          label={t('reserve')}
          data={[
            { value: '', label: t('notRated') },
            ...choices.map((count) => ({ value: String(count), label: formatNumber(count, format, 1) })),
          ]}
          value={reserve === null ? '' : String(reserve)}
          onChange={({ currentTarget: { value } }) => onChange({ rpe: value === '' ? null : 10 - Number(value) })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

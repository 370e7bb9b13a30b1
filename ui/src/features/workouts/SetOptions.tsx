// The number of a set as a button that opens its kind, its effort and its removal; it knows no exercise.
import { Button, NativeSelect, Popover, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import classes from './SetOptions.module.css';
import { setTypes, type SetEntry, type SetType } from './training';
import { trainingMessages } from './trainingMessages';

interface SetOptionsProps {
  number: number;
  set: SetEntry;
  onChange: (change: Partial<SetEntry>) => void;
  onRemove: () => void;
}

const words = { normal: 'normalSet', warmup: 'warmupSet', drop: 'dropSet', failure: 'failureSet' } as const;
const letters: Record<SetType, string | null> = { normal: null, warmup: 'W', drop: 'D', failure: 'F' };
const EFFORTS = Array.from({ length: 19 }, (_each, index) => 10 - index / 2);

export function SetOptions({ number, set, onChange, onRemove }: SetOptionsProps) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={288} trapFocus withinPortal>
      <Popover.Target>
        <UnstyledButton
          className={classes.number}
          data-type={set.type}
          aria-label={t('setOptions', { number, type: t(words[set.type]) })}
          onClick={() => setOpened(!opened)}
        >
          {letters[set.type] ?? number}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.options} aria-label={t('set', { number })}>
        <SegmentedControl
          orientation="vertical"
          fullWidth
          aria-label={t('setType')}
          data={setTypes.map((value) => ({ value, label: t(words[value]) }))}
          value={set.type}
          onChange={(type) => onChange({ type: type as SetType })}
        />
        <NativeSelect
          label={t('effort')}
          data={[
            { value: '', label: t('noEffort') },
            ...EFFORTS.map((rpe) => ({ value: String(rpe), label: formatNumber(rpe, format, 1) })),
          ]}
          value={set.rpe === null ? '' : String(set.rpe)}
          onChange={({ currentTarget: { value } }) => onChange({ rpe: value === '' ? null : Number(value) })}
        />
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => {
            setOpened(false);
            onRemove();
          }}
        >
          {t('removeSet')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

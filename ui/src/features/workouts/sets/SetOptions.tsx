// The number of a set as a button that opens its kind, its effort and its removal.
import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Popover } from '@/shared/ui/Popover';
import { EffortChoice } from './EffortChoice';
import classes from './SetOptions.module.css';
import { setTypes, type SetEntry, type SetType } from '@/features/workouts/training/training';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { useTrainingSettings } from '@/features/workouts/training/trainingSettings';

interface SetOptionsProps {
  number: number;
  set: SetEntry;
  onChange: (change: Partial<SetEntry>) => void;
  onRemove: () => void;
}

const words = { normal: 'normalSet', warmup: 'warmupSet', drop: 'dropSet', failure: 'failureSet' } as const;
const letters: Record<SetType, string | null> = { normal: null, warmup: 'W', drop: 'D', failure: 'F' };

export function SetOptions({ number, set, onChange, onRemove }: SetOptionsProps) {
  const t = useT(trainingMessages);
  const { effort } = useTrainingSettings();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus withinPortal>
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
        {effort && set.type !== 'warmup' && (
          <EffortChoice number={number} rpe={set.rpe} onChange={(rpe) => onChange({ rpe })} />
        )}
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

// The set number as a button that opens the set's kind, effort and removal.
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { SetKindPopover } from '@/shared/exercises/SetKindPopover';
import { useT } from '@/shared/i18n/locale';
import type { CountedSet } from '@/shared/lib/sets';
import { EffortChoice } from './EffortChoice';
import type { SetEntry } from '@/features/workouts/training/training';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { useTrainingSettings } from '@/features/workouts/training/trainingSettings';

interface SetOptionsProps {
  counted: CountedSet;
  set: SetEntry;
  onChange: (change: Partial<SetEntry>) => void;
  onRemove: () => void;
}

export function SetOptions({ counted, set, onChange, onRemove }: SetOptionsProps) {
  const t = useT(trainingMessages);
  const { effort } = useTrainingSettings();
  return (
    <SetKindPopover set={counted} returnFocus={false} onType={(type) => onChange({ type })}>
      {(close) => (
        <>
          {effort && set.type !== 'warmup' && (
            <EffortChoice set={counted} rpe={set.rpe} onChange={(rpe) => onChange({ rpe })} />
          )}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {t('removeSet')}
          </Button>
        </>
      )}
    </SetKindPopover>
  );
}

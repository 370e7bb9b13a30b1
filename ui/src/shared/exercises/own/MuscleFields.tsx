// The muscles of an own exercise. Those that help are asked for on request.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Muscle } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { useMuscleName } from '@/shared/exercises/muscleName';
import classes from './MuscleFields.module.css';
import { ownExerciseMessages } from './messages';
import { muscleChoices } from './ownExercise';

interface MuscleFieldsProps {
  primary: readonly Muscle[];
  secondary: readonly Muscle[];
  onPrimary: (muscles: Muscle[]) => void;
  onSecondary: (muscles: Muscle[]) => void;
}

export function MuscleFields({ primary, secondary, onPrimary, onSecondary }: MuscleFieldsProps) {
  const t = useT(ownExerciseMessages);
  const muscleName = useMuscleName();
  const [helping, setHelping] = useState(secondary.length > 0);
  const choices = muscleChoices.map((value) => ({ value, label: muscleName(value) }));
  return (
    <>
      <ChoiceChips
        label={t('muscles')}
        hint={t('musclesHint')}
        choices={choices}
        multiple
        chosen={primary}
        onChange={onPrimary}
      />
      {helping ? (
        <ChoiceChips
          label={t('helping')}
          hint={t('helpingHint')}
          choices={choices.filter(({ value }) => !primary.includes(value))}
          multiple
          chosen={secondary}
          onChange={onSecondary}
        />
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          className={classes.more}
          onClick={() => setHelping(true)}
        >
          {t('addHelping')}
        </Button>
      )}
    </>
  );
}

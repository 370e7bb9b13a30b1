// The body map as a filter, with a chip for each muscle below it: small muscles are hard to hit.
import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import type { Exercise } from '@/shared/api/types';
import { BodyMap } from '@/shared/exercises/bodymap/BodyMap';
import { mapMuscles } from '@/shared/exercises/bodymap/muscles';
import chips from '@/shared/exercises/FilterChip.module.css';
import { pickerMessages } from '@/shared/exercises/messages';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { musclesOf } from '@/shared/exercises/search';
import { useFormat, useT } from '@/shared/i18n/locale';
import classes from './Library.module.css';
import { libraryMessages } from './messages';

export interface MuscleChoiceProps {
  catalogue: readonly Exercise[];
  muscle: string | null;
  onChoose: (muscle: string | null) => void;
}

export function MuscleChoice({ catalogue, muscle, onChoose }: MuscleChoiceProps) {
  const t = useT(libraryMessages);
  const words = useT(pickerMessages);
  const muscleName = useMuscleName();
  const format = useFormat();
  const muscles = useMemo(() => {
    const named = musclesOf(catalogue).map((value) => ({ value, label: muscleName(value) }));
    return named.sort((one, other) => one.label.localeCompare(other.label, format));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- muscleName depends on the language, like format
  }, [catalogue, format]);
  return (
    <>
      <BodyMap
        label={words('muscle')}
        selected={mapMuscles.find((each) => each === muscle) ?? null}
        onSelect={onChoose}
      />
      <div className={classes.muscles} role="group" aria-label={words('muscle')}>
        <UnstyledButton
          className={chips.chip}
          data-on={muscle === null || undefined}
          aria-pressed={muscle === null}
          onClick={() => onChoose(null)}
        >
          {t('anyMuscle')}
        </UnstyledButton>
        {muscles.map(({ value, label }) => (
          <UnstyledButton
            key={value}
            className={chips.chip}
            data-on={value === muscle || undefined}
            aria-pressed={value === muscle}
            onClick={() => onChoose(value === muscle ? null : value)}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

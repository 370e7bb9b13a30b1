// The picker's button that makes an own exercise of the typed name. Its dialog loads when it opens.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Exercise, Section } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { pickerMessages } from '@/shared/exercises/messages';
import classes from './OfferOwnExercise.module.css';

const Dialog = lazyWithPreload(() => import('./OwnExerciseDialog').then((module) => module.OwnExerciseDialog));

interface OfferOwnExerciseProps {
  // Null if the search names no new exercise.
  name: string | null;
  section: Section;
  onMade: (exercise: Exercise) => void;
}

export function OfferOwnExercise({ name, section, onMade }: OfferOwnExerciseProps) {
  const t = useT(pickerMessages);
  // The name at the time of opening, because the search may change.
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      {name !== null && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          className={classes.offer}
          onClick={() => setOpened(name)}
        >
          {t('make', { name })}
        </Button>
      )}
      {opened !== null && (
        <Suspense>
          <Dialog exercise={null} name={opened} section={section} onSaved={onMade} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

// The button that adds an own exercise to the library, under the name that was searched for.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { libraryMessages } from '@/features/exerciselibrary/messages';
import type { Exercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';

import classes from './Exercises.module.css';

const OwnExerciseDialog = lazyWithPreload(() =>
  import('@/shared/exercises/own/OwnExerciseDialog').then((module) => module.OwnExerciseDialog),
);

interface NewExerciseProps {
  name: string;
  // Defaults to 'New exercise'.
  label?: string;
  onMade: (exercise: Exercise) => void;
}

export function NewExercise({ name, label, onMade }: NewExerciseProps) {
  const t = useT(libraryMessages);
  const [opened, setOpened] = useState(false);
  // Handed over once the dialog is closed: on a phone the new exercise replaces this button.
  const made = useRef<Exercise | null>(null);
  const close = () => {
    setOpened(false);
    if (made.current) onMade(made.current);
    made.current = null;
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        classNames={{ root: classes.wrapping ?? '', label: classes.wrappingLabel ?? '' }}
        onClick={() => setOpened(true)}
      >
        {label ?? t('newExercise')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <OwnExerciseDialog
            exercise={null}
            name={name}
            onSaved={(exercise) => {
              made.current = exercise;
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

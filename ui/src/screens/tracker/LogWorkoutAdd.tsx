// The button and picker that add exercises during training.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { MAX_EXERCISES } from '@/features/workouts/training/list';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import classes from './LogWorkoutAdd.module.css';

interface LogWorkoutAddProps {
  catalogue: readonly Exercise[];
  // Exercises that are already in the workout.
  exercises: readonly PlannedExercise[];
  // The page's primary action.
  leading?: boolean;
  // It takes the focus because the last exercise was removed.
  focused?: boolean;
  onAdd: (picked: readonly (Exercise | string)[]) => void;
}

export function LogWorkoutAdd({ catalogue, exercises, leading = false, focused = false, onAdd }: LogWorkoutAddProps) {
  const t = useT(freeMessages);
  const words = useT(common);
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const included = new Set(exercises.map(({ exerciseName }) => exerciseName));
  const close = () => setPicking(false);
  return (
    <>
      <Button
        ref={button}
        variant={leading ? 'filled' : 'default'}
        leftSection={<IconPlus size={18} aria-hidden />}
        data-add-exercise
        onClick={() => setPicking(true)}
      >
        {t('addExercises')}
      </Button>
      <Modal
        opened={picking}
        onClose={close}
        title={t('addExercises')}
        size={640}
        fullScreen={small}
        radius={small ? 0 : 'lg'}
        closeButtonProps={{ 'aria-label': words('close') }}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      >
        <ExercisePicker
          catalogue={catalogue}
          section="main"
          included={included}
          room={MAX_EXERCISES - included.size}
          onAdd={(picked) => {
            onAdd(picked);
            close();
          }}
          onCancel={close}
        />
      </Modal>
    </>
  );
}

// The way to add exercises to a workout that is being trained.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { MOST_EXERCISES } from '@/features/workouts/training/list';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import classes from './LogWorkoutAdd.module.css';

interface LogWorkoutAddProps {
  catalogue: readonly Exercise[];
  // What is in the workout already.
  exercises: readonly PlannedExercise[];
  // The one thing to do on this page.
  leading?: boolean;
  // It stands where the last exercise was taken away.
  focused?: boolean;
  onAdd: (picked: readonly (Exercise | string)[]) => void;
}

export function LogWorkoutAdd({ catalogue, exercises, leading = false, focused = false, onAdd }: LogWorkoutAddProps) {
  const t = useT(freeMessages);
  const words = useT(common);
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [picking, setPicking] = useState(false);
  const included = new Set(exercises.map(({ exerciseName }) => exerciseName));
  const close = () => setPicking(false);
  return (
    <>
      <Button
        variant={leading ? 'filled' : 'default'}
        leftSection={<IconPlus size={18} aria-hidden />}
        autoFocus={focused}
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
          room={MOST_EXERCISES - included.size}
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

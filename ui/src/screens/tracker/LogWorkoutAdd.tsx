// The button and picker that add exercises during training.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { MAX_EXERCISES } from '@/features/workouts/training/list';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { PickerDialog } from '@/shared/exercises/PickerDialog';
import { useT } from '@/shared/i18n/locale';

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
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const included = new Set(exercises.map(({ exerciseName }) => exerciseName));
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
      <PickerDialog
        opened={picking}
        title={t('addExercises')}
        catalogue={catalogue}
        included={included}
        room={MAX_EXERCISES - included.size}
        onAdd={onAdd}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

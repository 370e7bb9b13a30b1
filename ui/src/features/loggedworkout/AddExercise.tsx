// Button and picker that add exercises to a logged workout. Reports which ones could not be added.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, Workout } from '@/shared/api/types';
import type { PickedExercise } from '@/shared/exercises/ExercisePicker';
import { PickerDialog } from '@/shared/exercises/PickerDialog';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useAddExercise } from './api';
import { loggedMessages } from './messages';

interface AddExerciseProps {
  workout: Workout;
  catalogue: readonly Exercise[];
  included: ReadonlySet<string>;
  // Called with the first added completion.
  onAdded: (completionId: number) => void;
}

const MAX_EXERCISES = limits.WorkoutUpdate.exercises.maxItems;

export function AddExercise({ workout, catalogue, included, onAdded }: AddExerciseProps) {
  const t = useT(loggedMessages);
  const nameOf = useExerciseName();
  const words = useT(common);
  const add = useAddExercise(workout);
  const [picking, setPicking] = useState(false);

  const addAll = async (picked: readonly PickedExercise[]) => {
    let first: number | null = null;
    for (const each of picked) {
      const [name, category] = typeof each === 'string' ? ([each, 'main'] as const) : [each.name, each.category];
      try {
        const saved = await add(name, category);
        first ??= saved.id;
      } catch (error) {
        toast({
          title: t('addFailed', { name: nameOf(name) }),
          description: refusalMessage(error, words('failed')),
          destructive: true,
        });
      }
    }
    if (first !== null) onAdded(first);
  };

  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
        {t('addExercise')}
      </Button>
      <PickerDialog
        opened={picking}
        title={t('addExercise')}
        catalogue={catalogue}
        included={included}
        room={MAX_EXERCISES - included.size}
        onAdd={(picked) => void addAll(picked)}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

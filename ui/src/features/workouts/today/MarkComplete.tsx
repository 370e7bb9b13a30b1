// Logs a planned workout without its exercises: shows the minutes and calories that it will log, to be changed there.
import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { errorCode } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { PlannedType, PlannedWorkout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { editDigits, editedToWire, fromWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { toast } from '@/shared/ui/toast';
import { Modal } from '@/shared/ui/Modal';
import { useCreateWorkout } from '@/features/workouts/api';
import { markMessages } from './markMessages';
import { workoutMessages } from '@/features/workouts/messages';

// part-1 §7 'Mark Complete on the tracker's Today tab'.
const MARKED = { duration: 30, calories: 200, intensity: 'moderate' } as const;

const rules = limits.WorkoutInput;

interface MarkCompleteProps {
  workout: PlannedWorkout & { type: Exclude<PlannedType, 'rest'> };
  // It stands in today's log already.
  again: boolean;
  onClose: () => void;
}

export function MarkComplete({ workout, again, onClose }: MarkCompleteProps) {
  useReturnFocus();
  const t = useT(markMessages);
  const words = useT(common);
  const { energyUnit = 'kcal' } = useUser();
  const [minutes, setMinutes] = useState<number | null>(MARKED.duration);
  const [calories, setCalories] = useState<number | null>(fromWire(MARKED.calories, energyUnit));
  const { mark, isPending } = useMark(workout, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const energy = editedToWire(MARKED.calories, calories, energyUnit);
    if (minutes !== null && energy !== null && !isPending) void mark(minutes, energy);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={again ? t('againTitle') : t('title', { title: workout.title })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={submit} noValidate>
        <Text c="dimmed" mb="md">
          {again ? t('againText', { title: workout.title }) : t('text')}
        </Text>
        <SimpleGrid cols={2} spacing="sm">
          <NumberField
            label={t('duration')}
            unit="min"
            step={5}
            max={rules.duration.max}
            value={minutes}
            onChange={setMinutes}
          />
          <NumberField
            label={t('calories')}
            unit={energyUnit}
            digits={editDigits(energyUnit)}
            step={10}
            max={fromWire(rules.calories.max, energyUnit)}
            value={calories}
            onChange={setCalories}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={minutes === null || calories === null} data-autofocus>
            {t(again ? 'again' : 'log')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function useMark({ id, type, title }: MarkCompleteProps['workout'], onMarked: () => void) {
  const t = useT(workoutMessages);
  const words = useT(common);
  const { mutateAsync: create, isPending } = useCreateWorkout();
  // One for this question, so that a retry cannot log twice.
  const clientKey = useRef<string | null>(null);
  const mark = async (duration: number, calories: number) => {
    clientKey.current ??= newClientKey();
    try {
      await create({
        type,
        duration,
        calories,
        intensity: MARKED.intensity,
        name: title,
        notes: t('completedNote', { title }),
        exercises: [],
        plannedWorkoutId: id,
        clientKey: clientKey.current,
      });
      toast({ title: t('markedComplete') });
      onMarked();
    } catch (error) {
      // An earlier try did arrive, and the numbers were changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') clientKey.current = null;
      toast({ title: words('error'), description: t('markFailed'), destructive: true });
    }
  };
  return { mark, isPending };
}

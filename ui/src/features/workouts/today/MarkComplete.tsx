// The dialog that logs a planned workout without its exercises, with editable minutes and calories.
import { Button, Group, Text } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import type { PlannedType, PlannedWorkout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { editDigits, editedToWire, fromWire } from '@/shared/lib/units';
import pairs from '@/shared/ui/FieldPair.module.css';
import { NumberField } from '@/shared/ui/NumberField';
import { Modal } from '@/shared/ui/Modal';
import { useCreateWorkout } from '@/features/workouts/log/logApi';
import { markMessages } from './markMessages';
import { workoutMessages } from '@/features/workouts/messages';

// docs/behaviour.md, Training and completions.
const MARKED = { duration: 30, calories: 200, intensity: 'moderate' } as const;

const rules = limits.WorkoutInput;

interface MarkValues {
  // Minutes.
  duration: number | null;
  // In the user's unit.
  calories: number | null;
}

interface MarkCompleteProps {
  workout: PlannedWorkout & { type: Exclude<PlannedType, 'rest'> };
  // It is already in today's log.
  again: boolean;
  onClose: () => void;
}

export function MarkComplete({ workout, again, onClose }: MarkCompleteProps) {
  useReturnFocus();
  const t = useT(markMessages);
  const words = useT(common);
  const log = useT(workoutMessages);
  const { id, type, title } = workout;
  const { energyUnit = 'kcal' } = useUser();
  const { mutateAsync: create } = useCreateWorkout();
  const { form, onSubmit, isPending } = useEntryForm<MarkValues>({
    initial: { duration: MARKED.duration, calories: fromWire(MARKED.calories, energyUnit) },
    send: ({ duration, calories }, clientKey) =>
      create({
        type,
        duration,
        calories: editedToWire(MARKED.calories, calories, energyUnit),
        intensity: MARKED.intensity,
        name: title,
        notes: log('completedNote', { title }),
        exercises: [],
        plannedWorkoutId: id,
        clientKey,
      }),
    saved: { title: log('markedComplete') },
    failed: log('markFailed'),
    onClose,
  });
  const { duration, calories } = form.values;
  const field = (key: keyof MarkValues) => ({
    value: form.values[key],
    error: form.errors[key],
    onChange: (value: number | null) => form.setFieldValue(key, value),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={again ? t('againTitle') : t('title', { title })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Text c="dimmed" mb="md">
          {again ? t('againText', { title }) : t('text')}
        </Text>
        <div className={pairs.pair}>
          <NumberField label={t('duration')} unit="min" step={5} max={rules.duration.max} {...field('duration')} />
          <NumberField
            label={t('calories')}
            unit={energyUnit}
            digits={editDigits(energyUnit)}
            step={10}
            max={fromWire(rules.calories.max, energyUnit)}
            {...field('calories')}
          />
        </div>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={duration === null || calories === null} data-autofocus>
            {t(again ? 'again' : 'log')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

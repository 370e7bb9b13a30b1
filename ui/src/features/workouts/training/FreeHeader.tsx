// Name and type of a workout without a plan.
import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { workoutNames, workoutTypeLabels } from '@/shared/i18n/labels';
import classes from './FreeHeader.module.css';
import { workoutTypes } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import type { FreeWorkout } from './training';

interface FreeHeaderProps {
  free: FreeWorkout;
  onChange: (change: Partial<FreeWorkout>) => void;
}

export function FreeHeader({ free, onChange }: FreeHeaderProps) {
  const t = useT(workoutMessages);
  const typeWords = useT(workoutTypeLabels);
  const names = useT(workoutNames);
  return (
    <div className={classes.header}>
      <NativeSelect
        label={t('type')}
        data={workoutTypes.map((value) => ({ value, label: typeWords(value) }))}
        value={free.type}
        onChange={({ currentTarget: { value } }) => onChange({ type: value as FreeWorkout['type'] })}
      />
      <TextInput
        label={t('name')}
        maxLength={limits.WorkoutInput.name.maxLength}
        placeholder={names(free.type)}
        value={free.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
    </div>
  );
}

// An exercise that a workout names without sets: a link to its page, a button to add sets, and its removal.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { ExerciseHeading } from './ExerciseHeading';
import classes from './LoggedExercise.module.css';
import { loggedMessages } from './messages';

interface NamedExerciseProps {
  name: string;
  onAddSets: () => void;
  onRemove: () => void;
}

export function NamedExercise({ name: exerciseName, onAddSets, onRemove }: NamedExerciseProps) {
  const t = useT(loggedMessages);
  const name = useExerciseName()(exerciseName);
  return (
    <li className={classes.exercise} aria-label={name}>
      <div className={classes.head}>
        <ExerciseHeading exerciseName={exerciseName} />
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t('addSets', { name })}
          onClick={onAddSets}
        >
          {t('addSet')}
        </Button>
        <ActionIcon aria-label={t('removeNamed', { name })} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

// A logged workout in the day's panel: exercises, link to its page, Edit and Delete.
import { ActionIcon, Anchor, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { DoneExercises } from '@/shared/exercises/DoneExercises';
import { doneExercises } from '@/shared/exercises/doneExercises';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock, formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { workoutPath } from '@/shared/lib/paths';
import { editDigits, fromWire } from '@/shared/lib/units';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { calendarMessages } from './messages';
import classes from './WorkoutEntry.module.css';

interface WorkoutEntryProps {
  workout: Workout;
  // All completed exercises of the day, including those of other workouts.
  completions: readonly ExerciseCompletion[];
  onEdit: () => void;
  onDelete: () => void;
}

export function WorkoutEntry({ workout, completions, onEdit, onDelete }: WorkoutEntryProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const opens = useScreenPaths().has('/workout');
  const { id, name, type, duration, calories, distance, notes } = workout;
  const waiting = useWaitingIds('workout').has(id);
  const exercises = doneExercises(workout, completions);
  const facts = [
    duration !== null && formatMinutes(duration, format),
    calories !== null && `${formatNumber(Math.round(fromWire(calories, energyUnit)), format)} ${energyUnit}`,
    distance !== null &&
      `${formatNumber(fromWire(distance, distanceUnit), format, editDigits(distanceUnit))} ${distanceUnit}`,
    formatClock(workout.date, workout.utcOffset, format),
  ].filter((fact) => fact !== false);
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={3} className={classes.name}>
            {opens ? (
              <Anchor component={Link} to={workoutPath(id)} className={classes.open}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Title>
          <TypeBadge type={type} size="sm" />
        </div>
        <div className={classes.actions}>
          <ActionIcon aria-label={t('edit', { name })} onClick={onEdit}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('delete', { name })} onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <ul className={`${classes.facts} fit-numbers`}>
        {facts.map((fact, index) => (
          <li key={fact}>
            {fact}
            {waiting && index === facts.length - 1 && <WaitingMark />}
          </li>
        ))}
      </ul>
      {exercises.length > 0 && <DoneExercises label={t('exercisesOf', { name })} exercises={exercises} />}
      {notes && (
        <Text size="sm" className={classes.notes}>
          {notes}
        </Text>
      )}
    </li>
  );
}

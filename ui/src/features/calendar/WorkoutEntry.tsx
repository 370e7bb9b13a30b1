// A logged workout in the day's panel, with its ways to be changed and deleted; it knows no call.
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock, formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire } from '@/shared/lib/units';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { calendarMessages } from './messages';
import classes from './WorkoutEntry.module.css';

interface WorkoutEntryProps {
  workout: Workout;
  onEdit: () => void;
  onDelete: () => void;
}

export function WorkoutEntry({ workout, onEdit, onDelete }: WorkoutEntryProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const { name, type, duration, calories, distance, notes, exercises } = workout;
  const facts = [
    duration !== null && formatMinutes(duration),
    calories !== null && `${formatNumber(Math.round(fromWire(calories, energyUnit)), format)} ${energyUnit}`,
    distance !== null && `${formatNumber(fromWire(distance, distanceUnit), format, editDigits(distanceUnit))} ${distanceUnit}`,
    formatClock(workout.date, workout.utcOffset, format),
  ].filter((fact) => fact !== false);
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={3} className={classes.name}>
            {name}
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
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {exercises.length > 0 && (
        <Text size="sm" c="dimmed">
          {exercises.join(' · ')}
        </Text>
      )}
      {notes && (
        <Text size="sm" className={classes.notes}>
          {notes}
        </Text>
      )}
    </li>
  );
}

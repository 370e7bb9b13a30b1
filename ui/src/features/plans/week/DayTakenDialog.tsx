// Asks what to do with an occupied day: add to it, replace it, or cancel. Lists the exercises that would be removed.
import { Button, Text } from '@mantine/core';
import type { PlannedExerciseInput, PlannedWorkout } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { sectionLabels } from '@/shared/exercises/messages';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { additionTo, type Addition, type OccupiedDay } from './dayContent';
import { DayContents, useOccupiedDay } from './DayContents';
import classes from './DayTakenDialog.module.css';
import { takenDayMessages } from './takenDayMessages';

interface DayTakenDialogProps {
  title: string;
  // Introduces the list of exercises.
  text: string;
  existing: PlannedWorkout;
  pending: boolean;
  // Undefined if adding is not possible.
  adding?: {
    exercises: readonly PlannedExerciseInput[];
    onAdd: (addition: Addition, old: OccupiedDay) => void;
  };
  onReplace: (old: OccupiedDay) => void;
  onClose: () => void;
}

export function DayTakenDialog({ title, text, existing, pending, adding, onReplace, onClose }: DayTakenDialogProps) {
  useReturnFocus();
  const t = useT(takenDayMessages);
  const words = useT(common);
  const format = useFormat();
  const occupied = useOccupiedDay(existing);
  const { day } = occupied;
  const addition = day && adding ? additionTo(day.exercises, adding.exercises) : null;
  const { obstacle, hint } = useAddingTexts(existing, addition, adding?.exercises.length);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': words('close') }}>
      <Text c="dimmed" mb="sm">
        {text}
      </Text>
      <DayContents {...occupied} />
      <Text size="sm" mt="sm">
        {t('overwrites', { title: existing.title, day: weekdayName(existing.dayOfWeek as Weekday, format) })}
      </Text>
      {(obstacle ?? hint) && (
        <Text size="sm" mt="sm">
          {obstacle ?? hint}
        </Text>
      )}
      <div className={classes.actions}>
        <Button variant="default" disabled={pending} onClick={onClose} data-autofocus>
          {words('cancel')}
        </Button>
        <Button variant="light" color="red" disabled={!day || pending} onClick={() => day && onReplace(day)}>
          {t('replace')}
        </Button>
        {adding && (
          <Button
            disabled={!addition || obstacle !== null || pending}
            onClick={() => day && addition && adding.onAdd(addition, day)}
          >
            {t('addTo')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

// Why nothing can be added, or which exercises are skipped.
function useAddingTexts(existing: PlannedWorkout, addition: Addition | null, requestedCount: number | undefined) {
  const t = useT(takenDayMessages);
  const words = useT(sectionLabels);
  const format = useFormat();
  const nameOf = useExerciseName();
  const obstacle = () => {
    if (requestedCount === undefined) return null;
    if (existing.type === 'rest') return t('restTakesNone');
    if (addition?.overfull) return t('overfull', { ...addition.overfull, section: words(addition.overfull.section) });
    return addition?.known.length === requestedCount ? t('allKnown') : null;
  };
  const known = addition?.known ?? [];
  const names = new Intl.ListFormat(format).format(known.map(nameOf));
  return { obstacle: obstacle(), hint: known.length > 0 ? t('someKnown', { count: known.length, names }) : null };
}

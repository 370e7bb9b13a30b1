// Asks what becomes of a day that is taken: add to it, replace it, or leave it. It shows what would go and changes nothing.
import { Button, Text } from '@mantine/core';
import type { PlannedExerciseInput, PlannedWorkout } from '@/shared/api/types';
import { sectionWords } from '@/shared/exercises/messages';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { additionTo, type Addition, type StandingDay } from './dayContent';
import { DayContents, useStandingDay } from './DayContents';
import classes from './DayTakenDialog.module.css';
import { takenDayMessages } from './takenDayMessages';

interface DayTakenDialogProps {
  title: string;
  // In a sentence, above the exercises that would go.
  text: string;
  there: PlannedWorkout;
  pending: boolean;
  // Undefined: there is nothing that could be added.
  adding?: {
    exercises: readonly PlannedExerciseInput[];
    onAdd: (addition: Addition, old: StandingDay) => void;
  };
  onReplace: (old: StandingDay) => void;
  onClose: () => void;
}

export function DayTakenDialog({ title, text, there, pending, adding, onReplace, onClose }: DayTakenDialogProps) {
  useReturnFocus();
  const t = useT(takenDayMessages);
  const words = useT(common);
  const standing = useStandingDay(there);
  const { day } = standing;
  const addition = day && adding ? additionTo(day.exercises, adding.exercises) : null;
  const { obstacle, hint } = useAddingTexts(there, addition, adding?.exercises.length);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': words('close') }}>
      <Text c="dimmed" mb="sm">
        {text}
      </Text>
      <DayContents {...standing} />
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

// Why nothing can be added, or what will be left out.
function useAddingTexts(there: PlannedWorkout, addition: Addition | null, wanted: number | undefined) {
  const t = useT(takenDayMessages);
  const words = useT(sectionWords);
  const format = useFormat();
  const obstacle = () => {
    if (wanted === undefined) return null;
    if (there.type === 'rest') return t('restTakesNone');
    if (addition?.overfull) return t('overfull', { ...addition.overfull, section: words(addition.overfull.section) });
    return addition?.known.length === wanted ? t('allKnown') : null;
  };
  const known = addition?.known ?? [];
  const names = new Intl.ListFormat(format).format(known);
  return { obstacle: obstacle(), hint: known.length > 0 ? t('someKnown', { count: known.length, names }) : null };
}

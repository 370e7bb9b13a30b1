// What stands open on a card until the exercise is done: sets, timers, notes and help; it sends nothing itself.
import { Button, Textarea } from '@mantine/core';
import { IconBarbell, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import classes from './ExerciseCard.module.css';
import type { ExerciseCardProps } from './ExerciseCard';
import { ExerciseHelp } from './ExerciseHelp';
import { ExerciseTimer } from './ExerciseTimer';
import { offeredFields } from './logic';
import { plateMessages } from './plateMessages';
import { PlateSheet } from './PlateSheet';
import { SetTable } from './SetTable';
import { amountsOf, blankSet, currentSet, setsOf, type Entry } from './training';
import { trainingMessages } from './trainingMessages';
import { exerciseTimer, restTimer } from './timerOwners';

const LONGEST_NOTES = 2000;
const MOST_SETS = 100;

export function OpenExercise(props: ExerciseCardProps & { id: string }) {
  const { id, workout, day, path, exercise, equipment, entry, last, onEdit, onSetTicked, onRemove } = props;
  const t = useT(trainingMessages);
  const [notesOpen, setNotesOpen] = useState(false);
  const [platesOpen, setPlatesOpen] = useState(false);
  const sets = setsOf(entry, exercise);
  const offered = offeredFields(exercise, equipment);
  const edit = (change: Partial<Entry>) => onEdit(exercise.id, change);
  const where = { workout, path, exercise };
  const rest = restTimer(where, sets.length);
  const work = exerciseTimer(where);
  const lifts = offered.weight || entry.weightAdded;
  const next = amountsOf(sets, currentSet(sets) ?? sets.length - 1, exercise);
  return (
    <>
      <SetTable
        exercise={exercise}
        offered={{ ...offered, weight: lifts }}
        entry={entry}
        last={last}
        day={day}
        onEdit={edit}
        onSetTicked={(ticked) => onSetTicked(exercise, ticked)}
      />
      {(work || rest) && (
        <div className={classes.timers}>
          {work && <ExerciseTimer owner={work} />}
          {rest && <ExerciseTimer owner={rest} />}
        </div>
      )}
      {(notesOpen || entry.notes !== '') && (
        <Textarea
          label={t('notes')}
          placeholder={t('notesPlaceholder')}
          maxLength={LONGEST_NOTES}
          value={entry.notes}
          autoFocus={notesOpen}
          onChange={(event) => edit({ notes: event.currentTarget.value })}
        />
      )}
      <Tools
        id={id}
        exercise={exercise}
        {...(lifts && { onPlates: () => setPlatesOpen(true) })}
        {...(onRemove && { onRemove })}
        adders={[
          ...(sets.length < MOST_SETS ? [{ label: t('addSet'), word: t('setWord'), add: () => edit({ sets: [...sets, blankSet] }) }] : []),
          ...(offered.extraWeight && !entry.weightAdded
            ? [{ label: t('addWeight'), word: t('weightWord'), add: () => edit({ weightAdded: true }) }]
            : []),
          ...(notesOpen || entry.notes !== '' ? [] : [{ label: t('addNotes'), word: t('notes'), add: () => setNotesOpen(true) }]),
        ]}
      />
      {lifts && <PlateSheet weight={next.weight} reps={next.reps} opened={platesOpen} onClose={() => setPlatesOpen(false)} />}
    </>
  );
}

interface ToolsProps extends Pick<ExerciseCardProps, 'exercise' | 'onRemove'> {
  id: string;
  // Only where weight is lifted.
  onPlates?: () => void;
  // The whole name: 'Add notes'; the word stands beside a plus.
  adders: readonly { label: string; word: string; add: () => void }[];
}

function Tools({ id, exercise, adders, onPlates, onRemove }: ToolsProps) {
  const t = useT(trainingMessages);
  const plate = useT(plateMessages);
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <div className={classes.tools}>
        {exercise.instructions && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-expanded={helpOpen}
            aria-controls={`${id}-help`}
            rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden />}
            onClick={() => setHelpOpen(!helpOpen)}
          >
            {t('instructions')}
          </Button>
        )}
        {adders.map(({ label, word, add }) => (
          <Button
            key={label}
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-label={label}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
          >
            {word}
          </Button>
        ))}
        {onPlates && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-label={plate('openFor', { name: exercise.exerciseName })}
            leftSection={<IconBarbell size={16} aria-hidden />}
            onClick={onPlates}
          >
            {plate('open')}
          </Button>
        )}
        {onRemove && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-label={t('removeExercise', { name: exercise.exerciseName })}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onRemove(exercise.id)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {helpOpen && <ExerciseHelp id={`${id}-help`} exercise={exercise} />}
    </>
  );
}

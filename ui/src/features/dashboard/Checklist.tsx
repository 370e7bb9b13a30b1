// The exercises of today's workout, ticked and unticked with a tap.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { PlannedExercise, Section } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useDose } from '@/shared/exercises/useDose';
import { NoWrapList } from '@/shared/ui/NoWrapList';
import classes from './Checklist.module.css';
import { dashboardMessages } from './messages';

export interface DoneExercise {
  // What was done, such as '3 × 10 · 40 lbs'.
  text: string;
  // Every set is done, not only some.
  whole: boolean;
  // Not yet stored on the server.
  waiting: boolean;
}

// By planned exercise id.
export type DoneExercises = ReadonlyMap<number, DoneExercise>;

export interface ChecklistProps {
  exercises: readonly PlannedExercise[];
  // What a tick logs, by exercise id, such as '3 × 10 · 40 lbs'. Exercises without an entry show their planned amounts.
  doses?: ReadonlyMap<number, string>;
  done: DoneExercises;
  // Undefined: read-only.
  onToggle?: ((exercise: PlannedExercise) => void) | undefined;
}

// On a phone, the other exercises are collapsed.
const SHOWN_ON_PHONES = 6;
const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

export function Checklist({ exercises, doses, done, onToggle }: ChecklistProps) {
  const t = useT(dashboardMessages);
  const doseOf = useDose();
  const [open, setOpen] = useState(false);
  const groups = sections
    .map((section) => ({ section, own: exercises.filter(({ category }) => category === section) }))
    .filter(({ own }) => own.length > 0);
  const ordered = groups.flatMap(({ own }) => own);
  const folds = ordered.length > SHOWN_ON_PHONES + 1;
  return (
    <div className={classes.checklist} data-folded={(folds && !open) || undefined}>
      {groups.map(({ section, own }) => (
        <div
          key={section}
          className={classes.group}
          data-late={ordered.indexOf(own[0] as PlannedExercise) >= SHOWN_ON_PHONES || undefined}
        >
          <div className={classes.heading} id={`checklist-${section}`}>
            {t(section)}
          </div>
          <ul className={classes.list} aria-labelledby={`checklist-${section}`}>
            {own.map((exercise) => (
              <li
                key={exercise.id}
                className={classes.item}
                data-done={done.get(exercise.id)?.whole || undefined}
                data-late={ordered.indexOf(exercise) >= SHOWN_ON_PHONES || undefined}
              >
                <Row
                  exercise={exercise}
                  dose={doses?.get(exercise.id) ?? doseOf(exercise)}
                  done={done.get(exercise.id) ?? null}
                  onToggle={onToggle}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {folds && !open && (
        <Button variant="subtle" className={classes.more} onClick={() => setOpen(true)}>
          {t('showAll', { count: ordered.length })}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  exercise: PlannedExercise;
  dose: string;
  done: DoneExercise | null;
  onToggle: ChecklistProps['onToggle'];
}

function Row({ exercise, dose, done, onToggle }: RowProps) {
  const t = useT(dashboardMessages);
  const nameOf = useExerciseName();
  const content: ReactNode = (
    <>
      <span className={classes.box} aria-hidden>
        {done && (done.whole ? <IconCheck size={14} stroke={3} /> : <IconMinus size={14} stroke={3} />)}
      </span>
      <span className={classes.name}>{nameOf(exercise.exerciseName)}</span>
      <span className={classes.dose}>
        {done?.waiting && <IconClock size={14} className={classes.waits} aria-hidden />}
        <NoWrapList text={done?.text || dose} />
      </span>
      {done?.waiting && <VisuallyHidden>{t('exerciseWaits')}</VisuallyHidden>}
    </>
  );
  if (!onToggle) {
    return (
      <span className={classes.row}>
        {content}
        {done?.whole && <VisuallyHidden>{t('exerciseDone')}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <UnstyledButton
      role="checkbox"
      aria-checked={done && !done.whole ? 'mixed' : done !== null}
      className={classes.row}
      onClick={() => onToggle(exercise)}
    >
      {content}
    </UnstyledButton>
  );
}

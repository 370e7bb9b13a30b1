// The exercises of today's workout with what is done; to be read, not to be ticked. It knows no workout.
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlannedExercise, Section } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { formatDose } from '@/shared/lib/exercise';
import classes from './Checklist.module.css';
import { dashboardMessages } from './messages';

interface ChecklistProps {
  exercises: readonly PlannedExercise[];
  ticked: ReadonlySet<number | null>;
}

// More than these are folded away on a phone.
const SHOWN_ON_PHONES = 6;
const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

export function Checklist({ exercises, ticked }: ChecklistProps) {
  const t = useT(dashboardMessages);
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
            {own.map((exercise) => {
              const done = ticked.has(exercise.id);
              return (
                <li
                  key={exercise.id}
                  className={classes.item}
                  data-done={done || undefined}
                  data-late={ordered.indexOf(exercise) >= SHOWN_ON_PHONES || undefined}
                >
                  <span className={classes.box} aria-hidden>
                    {done && <IconCheck size={14} stroke={3} />}
                  </span>
                  <span className={classes.name}>{exercise.exerciseName}</span>
                  {done && <VisuallyHidden>{t('exerciseDone')}</VisuallyHidden>}
                  <span className={classes.dose}>{formatDose(exercise)}</span>
                </li>
              );
            })}
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

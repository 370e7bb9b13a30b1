// One exercise of the workout form: its place, its amounts, and the way out; it knows no list.
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconLink, IconX } from '@tabler/icons-react';
import { useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import type { Equipment } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDose, formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { AmountFields } from './AmountFields';
import classes from './FormRow.module.css';
import { takesWeight, type FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

interface FormRowProps {
  exercise: FormExercise;
  // Undefined: an exercise of one's own.
  equipment: Equipment | undefined;
  // The one that follows in its section; null: it is the last.
  next: FormExercise | null;
  drag: ComponentPropsWithoutRef<'div'>;
  drop: Record<string, unknown>;
  onChange: (change: Partial<FormExercise>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function FormRow({ exercise, equipment, next, drag, drop, onChange, onMove, onRemove }: FormRowProps) {
  const t = useT(workoutFormMessages);
  const [open, setOpen] = useState(false);
  const { exerciseName: name } = exercise;
  const joined = exercise.supersetWithNext && next !== null;

  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (step === undefined) return;
    event.preventDefault();
    const grip = event.currentTarget;
    onMove(step);
    // The browser drops the focus of what is moved in the page.
    setTimeout(() => grip.focus(), 0);
  };

  return (
    <li className={classes.item} data-joined={joined || undefined} {...drop}>
      <div className={classes.row} {...drag}>
        <div className={classes.line}>
          <ActionIcon
            className={classes.grip}
            aria-label={t('reorder', { name })}
            data-grip
            onKeyDown={onGripKey}
          >
            <IconGripVertical size={20} aria-hidden />
          </ActionIcon>
          <UnstyledButton
            className={classes.name}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span className={classes.words}>
              <span className={classes.title}>{name}</span>
              <Amounts exercise={exercise} />
              <VisuallyHidden>{t('editAmounts')}</VisuallyHidden>
            </span>
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </UnstyledButton>
          <ActionIcon aria-label={t('remove', { name })} onClick={onRemove}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {open && (
          <AmountFields
            exercise={exercise}
            withWeight={takesWeight(exercise, equipment)}
            next={next?.exerciseName ?? null}
            onChange={onChange}
          />
        )}
      </div>
      {joined && (
        <span className={classes.joint}>
          <IconLink size={14} aria-hidden />
          {t('superset')}
        </span>
      )}
    </li>
  );
}

function Amounts({ exercise }: { exercise: FormExercise }) {
  const t = useT(workoutFormMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const { weight, duration, reps, restTime, exerciseKey } = exercise;
  const facts = [
    formatDose(exercise),
    reps !== null && duration !== null ? formatExerciseTime(duration) : '',
    weight === null ? '' : formatWeight(weight, weightUnit, format),
    restTime ? t('rest', { time: formatExerciseTime(restTime) }) : '',
    exerciseKey === null ? t('custom') : '',
  ].filter((fact) => fact !== '');
  return <span className={classes.facts}>{facts.join(' · ')}</span>;
}

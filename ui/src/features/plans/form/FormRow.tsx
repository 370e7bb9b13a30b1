// One exercise of the workout form: drag handle, amounts and Remove.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconLink, IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import type { Equipment } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { AmountFields } from './AmountFields';
import classes from './FormRow.module.css';
import { RowText } from './RowText';
import { takesWeight, type FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

interface FormRowProps {
  exercise: FormExercise;
  // Undefined for a custom exercise.
  equipment: Equipment | undefined;
  // The next exercise in the section; null for the last one.
  next: FormExercise | null;
  // The section has no room left.
  full: boolean;
  onChange: (change: Partial<FormExercise>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function FormRow({ exercise, equipment, next, full, onChange, onMove, onRemove }: FormRowProps) {
  const t = useT(workoutFormMessages);
  const nameOf = useExerciseName();
  const [open, setOpen] = useState(false);
  const name = nameOf(exercise.exerciseName);
  const joined = exercise.supersetWithNext && next !== null;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, ...sorting } = useSortable({
    id: exercise.id,
    transition: null,
  });
  const { isDragging, isSorting, isOver } = sorting;
  // Rows of the same section move aside instead.
  const fromElsewhere = isOver && sorting.activeIndex < 0;

  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (step === undefined || isDragging) return;
    event.preventDefault();
    const grip = event.currentTarget;
    onMove(step);
    // The browser drops the focus when an element moves in the document.
    setTimeout(() => grip.focus(), 0);
  };

  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-joined={joined || undefined}
      data-dragging={isDragging || undefined}
      data-sorting={isSorting || undefined}
      data-over={(fromElsewhere && !full) || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <div className={classes.row} {...listeners}>
        <div className={classes.line}>
          <ActionIcon
            ref={setActivatorNodeRef}
            className={classes.grip}
            aria-describedby={attributes['aria-describedby']}
            aria-label={t('reorder', { name })}
            data-grip
            onKeyDown={onGripKey}
          >
            <IconGripVertical size={20} aria-hidden />
          </ActionIcon>
          <UnstyledButton className={classes.name} aria-expanded={open} onClick={() => setOpen(!open)}>
            <RowText exercise={exercise}>
              <VisuallyHidden>{t('editAmounts')}</VisuallyHidden>
            </RowText>
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
            next={next ? nameOf(next.exerciseName) : null}
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

// The preview of an exercise row during a drag.
import { IconGripVertical } from '@tabler/icons-react';
import classes from '@/features/plans/form/FormRow.module.css';
import { RowText } from '@/features/plans/form/RowText';
import type { FormExercise } from '@/features/plans/form/workoutForm';

export function DragPreview({ exercise }: { exercise: FormExercise | undefined }) {
  if (!exercise) return null;
  return (
    <div className={classes.row} data-preview aria-hidden>
      <div className={classes.line}>
        <span className={classes.previewGrip}>
          <IconGripVertical size={20} />
        </span>
        <RowText exercise={exercise} />
      </div>
    </div>
  );
}

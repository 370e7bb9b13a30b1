// The picture of an exercise under the pointer that drags it; its own row marks where it would fall.
import { IconGripVertical } from '@tabler/icons-react';
import classes from '@/features/plans/form/FormRow.module.css';
import { RowWords } from '@/features/plans/form/RowWords';
import type { FormExercise } from '@/features/plans/form/workoutForm';

export function HeldRow({ exercise }: { exercise: FormExercise | undefined }) {
  if (!exercise) return null;
  return (
    <div className={classes.row} data-held aria-hidden>
      <div className={classes.line}>
        <span className={classes.heldGrip}>
          <IconGripVertical size={20} />
        </span>
        <RowWords exercise={exercise} />
      </div>
    </div>
  );
}

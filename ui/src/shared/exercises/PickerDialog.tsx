// The exercise picker in a dialog.
import type { Exercise } from '@/shared/api/types';
import { ExercisePicker, type PickedExercise } from './ExercisePicker';
import { PickerModal } from './PickerModal';

interface PickerDialogProps {
  opened: boolean;
  title: string;
  catalogue: readonly Exercise[];
  included: ReadonlySet<string>;
  room: number;
  // The dialog closes before.
  onAdd: (picked: readonly PickedExercise[]) => void;
  onClose: () => void;
}

export function PickerDialog({ opened, title, onAdd, onClose, ...picker }: PickerDialogProps) {
  return (
    <PickerModal opened={opened} title={title} onClose={onClose}>
      <ExercisePicker
        {...picker}
        section="main"
        onAdd={(picked) => {
          onClose();
          onAdd(picked);
        }}
        onCancel={onClose}
      />
    </PickerModal>
  );
}

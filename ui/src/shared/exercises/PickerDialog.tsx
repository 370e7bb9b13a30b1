// The exercise picker in a dialog, which fills the screen on a phone.
import type { Exercise } from '@/shared/api/types';
import { usePhone } from '@/shared/hooks/usePhone';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { ExercisePicker, type PickedExercise } from './ExercisePicker';
import classes from './PickerDialog.module.css';

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
  const words = useT(common);
  const phone = usePhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={640}
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <ExercisePicker
        {...picker}
        section="main"
        onAdd={(picked) => {
          onClose();
          onAdd(picked);
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

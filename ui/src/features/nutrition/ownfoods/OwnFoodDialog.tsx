// The dialog with the form of an own food.
import type { OwnFood } from '@/shared/api/types';
import { usePhone } from '@/shared/hooks/usePhone';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import dialog from '@/features/nutrition/food/FoodDialog.module.css';
import type { KnownFood } from './ownFood';
import { OwnFoodForm } from './OwnFoodForm';
import { ownFoodMessages } from './ownFoodMessages';

interface OwnFoodDialogProps {
  initial: KnownFood;
  onSaved: (food: OwnFood) => void;
  onClose: () => void;
}

export function OwnFoodDialog({ initial, onSaved, onClose }: OwnFoodDialogProps) {
  useReturnFocus();
  const t = useT(ownFoodMessages);
  const words = useT(common);
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      // A click beside the dialog must not hide what was typed.
      closeOnClickOutside={false}
      title={t(initial.id === undefined ? 'newTitle' : 'editTitle')}
      size={560}
      centered={false}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ body: dialog.body ?? '', content: dialog.content ?? '' }}
    >
      <OwnFoodForm initial={initial} onSaved={onSaved} onCancel={onClose} />
    </Modal>
  );
}

// Chooses the muscle to filter by: on the body map, or from chips with the same choices.
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { libraryMessages } from './messages';
import { MuscleChoice, type MuscleChoiceProps } from './MuscleChoice';

interface MuscleDialogProps extends MuscleChoiceProps {
  onClose: () => void;
}

export function MuscleDialog({ onClose, ...choice }: MuscleDialogProps) {
  useReturnFocus();
  const t = useT(libraryMessages);
  const words = useT(common);
  return (
    <Modal opened onClose={onClose} title={t('whichMuscle')} closeButtonProps={{ 'aria-label': words('close') }}>
      <MuscleChoice {...choice} />
    </Modal>
  );
}

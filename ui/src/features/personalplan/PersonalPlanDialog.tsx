// The dialog for a personalized plan, full screen on a phone.
import { usePhone } from '@/shared/hooks/usePhone';
import type { WorkoutPlan } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { personalPlanMessages } from './messages';
import { PersonalPlanForm } from './PersonalPlanForm';

interface PersonalPlanDialogProps {
  onClose: () => void;
  onCreated: (plan: WorkoutPlan) => void;
}

export function PersonalPlanDialog({ onClose, onCreated }: PersonalPlanDialogProps) {
  useReturnFocus();
  const t = useT(personalPlanMessages);
  const words = useT(common);
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={760}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <PersonalPlanForm onCreated={onCreated} />
    </Modal>
  );
}

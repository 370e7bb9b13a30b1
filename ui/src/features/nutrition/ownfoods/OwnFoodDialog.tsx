// The dialog with the form of an own food.
import type { OwnFood } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { TallDialog } from '@/features/nutrition/food/TallDialog';
import type { KnownFood } from './ownFood';
import { OwnFoodForm } from './OwnFoodForm';
import { ownFoodMessages } from './ownFoodMessages';

interface OwnFoodDialogProps {
  initial: KnownFood;
  onSaved: (food: OwnFood) => void;
  onClose: () => void;
}

export function OwnFoodDialog({ initial, onSaved, onClose }: OwnFoodDialogProps) {
  const t = useT(ownFoodMessages);
  return (
    <TallDialog title={t(initial.id === undefined ? 'newTitle' : 'editTitle')} onClose={onClose}>
      <OwnFoodForm initial={initial} onSaved={onSaved} onCancel={onClose} />
    </TallDialog>
  );
}

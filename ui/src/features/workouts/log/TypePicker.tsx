// The types of a logged workout to choose from; it knows no form.
import type { WorkoutType } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { WorkoutTypeField } from '@/shared/ui/WorkoutTypeField';
import { workoutTypes } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';

interface TypePickerProps {
  value: WorkoutType | null;
  onChange: (type: WorkoutType) => void;
  error?: string | undefined;
}

export function TypePicker(props: TypePickerProps) {
  const t = useT(workoutMessages);
  return <WorkoutTypeField legend={t('type')} types={workoutTypes} {...props} />;
}

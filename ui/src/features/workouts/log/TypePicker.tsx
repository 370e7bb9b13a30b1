// The types of a logged workout to choose from; it knows no form.
import type { WorkoutType } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { TypeChoice } from '@/shared/ui/TypeChoice';
import { workoutTypes } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';

interface TypePickerProps {
  value: WorkoutType | null;
  onChange: (type: WorkoutType) => void;
  error?: string | undefined;
}

export function TypePicker(props: TypePickerProps) {
  const t = useT(workoutMessages);
  return <TypeChoice legend={t('type')} types={workoutTypes} {...props} />;
}

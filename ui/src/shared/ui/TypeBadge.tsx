// A badge with the icon, label and color of a workout type.
import { workoutTypeLabels } from '@/shared/i18n/labels';
import { useT } from '@/shared/i18n/locale';
import classes from './TypeBadge.module.css';
import { knownType, workoutTypeColors } from './workoutType';
import { WorkoutTypeIcon } from './WorkoutTypeIcon';

interface TypeBadgeProps {
  type: string;
  size?: 'sm' | 'md';
}

export function TypeBadge({ type, size = 'md' }: TypeBadgeProps) {
  const t = useT(workoutTypeLabels);
  const { ink, tint } = workoutTypeColors(type);
  return (
    <span className={classes.badge} data-size={size} style={{ color: ink, background: tint }}>
      <WorkoutTypeIcon type={type} size={size === 'sm' ? 14 : 16} />
      {t(knownType(type))}
    </span>
  );
}

// A workout type in its own hue with icon and word; it knows no workout.
import { workoutTypeWords } from '@/shared/i18n/words';
import { useT } from '@/shared/i18n/locale';
import classes from './TypeBadge.module.css';
import { knownType, workoutTypeColors, workoutTypeIcon } from './workoutType';

interface TypeBadgeProps {
  type: string;
  size?: 'sm' | 'md';
}

export function TypeBadge({ type, size = 'md' }: TypeBadgeProps) {
  const t = useT(workoutTypeWords);
  const Picture = workoutTypeIcon(type);
  const { ink, tint } = workoutTypeColors(type);
  return (
    <span className={classes.badge} data-size={size} style={{ color: ink, background: tint }}>
      <Picture size={size === 'sm' ? 14 : 16} stroke={2} aria-hidden />
      {t(knownType(type))}
    </span>
  );
}

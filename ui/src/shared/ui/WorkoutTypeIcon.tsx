// The icon of a workout type, in the color of the surrounding text.
import { knownType, workoutTypeIcons } from './workoutType';

interface WorkoutTypeIconProps {
  type: string;
  size?: number;
}

export function WorkoutTypeIcon({ type, size = 20 }: WorkoutTypeIconProps) {
  const IconComponent = workoutTypeIcons[knownType(type)];
  return <IconComponent size={size} stroke={2} aria-hidden />;
}

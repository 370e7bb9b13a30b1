// The icon of a workout type, in the colour of the text around it; it knows no workout.
import { knownType, workoutTypeIcons } from './workoutType';

interface WorkoutTypeIconProps {
  type: string;
  size?: number;
}

export function WorkoutTypeIcon({ type, size = 20 }: WorkoutTypeIconProps) {
  const Picture = workoutTypeIcons[knownType(type)];
  return <Picture size={size} stroke={2} aria-hidden />;
}

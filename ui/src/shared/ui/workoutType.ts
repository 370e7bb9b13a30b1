// The icons and colors of workout types.
import {
  IconActivity,
  IconBallBasketball,
  IconBarbell,
  IconBike,
  IconFlame,
  IconHeartbeat,
  IconMoonStars,
  IconRun,
  IconStretching,
  IconStretching2,
  IconSwimming,
  IconWalk,
  type Icon,
} from '@tabler/icons-react';
import { workoutTypeHues, type WorkoutType } from '@/shared/theme';

export const workoutTypeIcons: Record<WorkoutType, Icon> = {
  strength: IconBarbell,
  cardio: IconHeartbeat,
  yoga: IconStretching2,
  hiit: IconFlame,
  rest: IconMoonStars,
  swimming: IconSwimming,
  cycling: IconBike,
  running: IconRun,
  walking: IconWalk,
  stretching: IconStretching,
  sports: IconBallBasketball,
  other: IconActivity,
};

// Maps an unknown type of a newer server to 'other'.
export function knownType(type: string): WorkoutType {
  return type in workoutTypeHues ? (type as WorkoutType) : 'other';
}

// CSS values: `ink` for text on `tint`, `solid` for dots, bars and charts.
export function workoutTypeColors(type: string): { ink: string; tint: string; solid: string } {
  const name = knownType(type);
  return {
    ink: `var(--fit-type-${name})`,
    tint: `var(--fit-type-${name}-tint)`,
    solid: `var(--fit-type-${name}-solid)`,
  };
}

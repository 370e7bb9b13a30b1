// The scale of the weight timeline, which begins near the lowest bar. It comes with the drawing.
import { scaleOf, type Scale } from '@/shared/ui/chart/scale';

// From a quarter of the spread below the lowest, so that its bar is one too.
export function weightScale(values: readonly number[]): Scale {
  const lowest = Math.min(...values);
  return scaleOf([...values, lowest - (Math.max(...values) - lowest) / 4], { count: 4 });
}

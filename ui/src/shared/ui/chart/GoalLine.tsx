// A goal as a line over the whole width, beyond the middle of the first and the last place.
import { Curve, usePlotArea, type CurveProps } from 'recharts';

export function GoalLine({ points = [], ...line }: CurveProps) {
  const area = usePlotArea();
  const [first] = points;
  const last = points.at(-1);
  if (!area || !first || !last) return null;
  return <Curve {...line} points={[{ ...first, x: area.x }, ...points, { ...last, x: area.x + area.width }]} />;
}

// What is read: a band behind a bar, a line through the points of a day.
import { DefaultZIndexes, usePlotArea, ZIndexLayer } from 'recharts';
import type { ChartContent } from './content';
import classes from './Drawing.module.css';

interface PointedPlaceProps {
  content: ChartContent;
  // Recharts says where.
  points?: readonly { x: number; y: number }[];
}

export function PointedPlace({ content: { axis, rows }, points }: PointedPlaceProps) {
  const area = usePlotArea();
  const x = points?.[0]?.x;
  if (!area || x === undefined) return null;
  const { y, height, width } = area;
  if (axis !== 'places') return <line x1={x} x2={x} y1={y} y2={y + height} className={classes.pointed} />;
  const band = width / rows.length;
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.cursorRectangle}>
      <rect x={x - band / 2} y={y} width={band} height={height} rx={4} className={classes.band} />
    </ZIndexLayer>
  );
}

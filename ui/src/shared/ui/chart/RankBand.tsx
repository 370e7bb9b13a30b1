// What is read of ranked bars: a band behind the name and its bar.
import classes from './Drawing.module.css';

interface RankBandProps {
  // Recharts says where.
  x?: number;
  y?: number;
  width?: number;
}

const AROUND = 6;
const HEIGHT = 38;

export function RankBand({ x = 0, y = 0, width = 0 }: RankBandProps) {
  return <rect x={x - AROUND} y={y - AROUND} width={width + 2 * AROUND} height={HEIGHT} rx={8} className={classes.band} />;
}

// Draws a stacked bar with Recharts. Loaded with the library when the first chart renders.
import { BarChart } from '@mantine/charts';
import classes from './Drawing.module.css';
import type { Share } from './ShareChart';

interface ShareDrawingProps {
  shares: readonly Share[];
  height: number;
}

export function ShareDrawing({ shares, height }: ShareDrawingProps) {
  return (
    <BarChart
      aria-hidden
      className={classes.shares}
      h={height}
      data={[{ at: 'whole', ...Object.fromEntries(shares.map(({ name, share }) => [name, share])) }]}
      dataKey="at"
      series={shares.map(({ name, color }) => ({ name, color }))}
      type="stacked"
      orientation="vertical"
      gridAxis="none"
      withXAxis={false}
      withYAxis={false}
      withTooltip={false}
      accessibilityLayer={false}
      xAxisProps={{ domain: [0, 1] }}
      barProps={{ barSize: height, stroke: 'var(--fit-surface)', strokeOpacity: 1, strokeWidth: 2 }}
      barChartProps={{ margin: { top: 0, right: 0, bottom: 0, left: 0 } }}
    />
  );
}

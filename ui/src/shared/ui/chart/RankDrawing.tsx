// Draws ranked bars with Recharts. Loaded with the library when the first chart renders.
import { BarChart } from '@mantine/charts';
import { usePlotArea } from 'recharts';
import classes from './Drawing.module.css';
import type { RankChartProps, RankRow } from './RankChart';
import { InteractiveFrame } from './InteractiveFrame';

const THICKNESS = 8;
// The gap between a bar and its label.
const ABOVE = 6;
const BAND_AROUND = 6;
const BAND_HEIGHT = 38;

export function RankDrawing({ label, rows, columns, color, height }: RankChartProps & { height: number }) {
  return (
    <InteractiveFrame
      label={label}
      rows={rows}
      columns={columns}
      height={height}
      ranked
      draw={({ tooltip, chartProps }) => (
        <BarChart
          h={height}
          data={rows.map(({ at, share }) => ({ at, share, whole: 1 }))}
          dataKey="at"
          series={[{ name: 'share', color }]}
          orientation="vertical"
          gridAxis="none"
          withXAxis={false}
          withYAxis={false}
          xAxisProps={{ domain: [0, 1] }}
          barProps={{
            radius: THICKNESS / 2,
            barSize: THICKNESS,
            background: { fill: 'var(--fit-track)', radius: THICKNESS / 2 },
            minPointSize: THICKNESS,
          }}
          withBarValueLabel
          valueLabelProps={{ content: <RankLabel rows={rows} /> }}
          tooltipProps={{ ...tooltip, cursor: <RankCursor /> }}
          barChartProps={{ ...chartProps, margin: { top: 0, right: 0, bottom: 0, left: 0 } }}
        />
      )}
    />
  );
}

interface RankLabelProps {
  rows: readonly RankRow[];
  // Set by Recharts.
  index?: number;
  y?: number | string;
}

// The name at the left and the value at the right, above the bar.
function RankLabel({ rows, index = 0, y = 0 }: RankLabelProps) {
  const area = usePlotArea();
  const row = rows[index];
  if (!row || !area) return null;
  const line = Number(y) - ABOVE;
  return (
    <g className={classes.label} aria-hidden>
      <text x={area.x} y={line} className={classes.name}>
        {row.name}
      </text>
      <text x={area.x + area.width} y={line} textAnchor="end" className={classes.value}>
        {row.value}
        {row.note !== '' && (
          <tspan dx={10} className={classes.note}>
            {row.note}
          </tspan>
        )}
      </text>
    </g>
  );
}

// The cursor: a band behind the label and its bar. Recharts sets the props.
function RankCursor({ x = 0, y = 0, width = 0 }: { x?: number; y?: number; width?: number }) {
  return (
    <rect
      x={x - BAND_AROUND}
      y={y - BAND_AROUND}
      width={width + 2 * BAND_AROUND}
      height={BAND_HEIGHT}
      rx={8}
      className={classes.band}
    />
  );
}

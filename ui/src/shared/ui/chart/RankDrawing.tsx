// Draws ranked bars with Recharts. It comes with its library when a chart is first drawn.
import { BarChart } from '@mantine/charts';
import { RankBand } from './RankBand';
import type { RankChartProps } from './RankChart';
import { RankLabel } from './RankLabel';
import { ReadingFrame } from './ReadingFrame';

const THICKNESS = 8;

export function RankDrawing({ label, rows, columns, color, height }: RankChartProps & { height: number }) {
  return (
    <ReadingFrame
      label={label}
      rows={rows}
      columns={columns}
      height={height}
      draw={({ tooltip, named, follower }) => (
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
          // Every bar says its value already: the band shows which one is said.
          tooltipProps={{ ...tooltip, content: () => null, cursor: <RankBand /> }}
          barChartProps={{ ...named, margin: { top: 0, right: 0, bottom: 0, left: 0 } }}
        >
          {follower}
        </BarChart>
      )}
    />
  );
}

// Draws a chart with Recharts: bars, lines, dots and goals on one scale. It comes with its library when a chart is first
// drawn.
import { CompositeChart } from '@mantine/charts';
import type { ChartProps } from './Chart';
import classes from './Drawing.module.css';
import { dataOf, linePropsOf, marginOf, seriesOf, xAxisOf, yAxisOf } from './drawn';
import { Labels } from './Labels';
import { PointedPlace } from './PointedPlace';
import { ReadingFrame, type DrawnReading } from './ReadingFrame';
import { drawnScale } from './scale';

const WIDEST_BAR = 44;

type DrawingProps = Omit<ChartProps, 'height'> & { height: number };

export function Drawing(props: DrawingProps) {
  const { label, content, columns, height } = props;
  return (
    <ReadingFrame
      label={label}
      rows={content.rows}
      columns={columns}
      height={height}
      draw={(reading) => <Marks {...props} reading={reading} />}
    />
  );
}

function Marks(props: DrawingProps & { reading: DrawnReading }) {
  const { content, unit, formatValue, height, bare = false, gutter = 0, reading } = props;
  return (
    <>
      <span className={classes.unit} aria-hidden>
        {unit}
      </span>
      <CompositeChart
        h={height}
        data={dataOf(content)}
        dataKey="at"
        series={seriesOf(content.layers)}
        curveType="linear"
        strokeWidth={2.5}
        maxBarWidth={WIDEST_BAR}
        tickLine="none"
        strokeDasharray="0"
        valueFormatter={formatValue}
        barProps={{ radius: [4, 4, 0, 0] }}
        lineProps={(series) => linePropsOf(content, series.name)}
        withXAxis={!bare}
        xAxisProps={xAxisOf(content)}
        yAxisProps={yAxisOf(drawnScale(props), formatValue, gutter)}
        tooltipProps={{ ...reading.tooltip, cursor: <PointedPlace content={content} /> }}
        composedChartProps={{ ...reading.named, barCategoryGap: '17%', margin: marginOf(content, bare) }}
      >
        <Labels content={content} formatValue={formatValue} />
      </CompositeChart>
    </>
  );
}

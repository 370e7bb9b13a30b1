// Draws a chart with Recharts: bars, lines, dots and goals on one scale. It comes with its library when a chart is first
// drawn.
import { CompositeChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import type { ChartProps } from './Chart';
import classes from './Drawing.module.css';
import { dataOf, linePropsOf, marginOf, seriesOf, xAxisOf, yAxisOf } from './drawn';
import { Labels } from './Labels';
import { PointedPlace } from './marks';
import { ReadingFrame, type DrawnReading } from './ReadingFrame';
import { drawnScale, type Scale } from './scale';

const WIDEST_BAR = 44;

// Its place is higher where there is a note.
type DrawingProps = Omit<ChartProps, 'height'> & { height: number; chartHeight: number };

export function Drawing(props: DrawingProps) {
  const { label, content, columns, chartHeight, formatValue, note } = props;
  const scale = drawnScale(props);
  return (
    <>
      <ReadingFrame
        label={label}
        rows={content.rows}
        columns={columns}
        height={chartHeight}
        draw={(reading) => <Marks {...props} scale={scale} reading={reading} />}
      />
      {note && (
        <Text size="xs" c="dimmed" mt="xs">
          {note(formatValue(scale.min))}
        </Text>
      )}
    </>
  );
}

function Marks(props: DrawingProps & { scale: Scale; reading: DrawnReading }) {
  const { content, unit, formatValue, chartHeight, bare = false, gutter = 0, scale, reading } = props;
  return (
    <>
      <span className={classes.unit} aria-hidden>
        {unit}
      </span>
      <CompositeChart
        h={chartHeight}
        data={dataOf(content)}
        dataKey="at"
        series={seriesOf(content.layers)}
        curveType="linear"
        connectNulls={false}
        strokeWidth={2.5}
        maxBarWidth={WIDEST_BAR}
        tickLine="none"
        strokeDasharray="0"
        valueFormatter={formatValue}
        barProps={{ radius: [4, 4, 0, 0] }}
        lineProps={(series) => linePropsOf(content, series.name)}
        withXAxis={!bare}
        xAxisProps={xAxisOf(content)}
        yAxisProps={yAxisOf(scale, formatValue, gutter)}
        tooltipProps={{ ...reading.tooltip, cursor: <PointedPlace content={content} /> }}
        composedChartProps={{ ...reading.named, barCategoryGap: '17%', margin: marginOf(content, bare) }}
      >
        <Labels content={content} formatValue={formatValue} />
      </CompositeChart>
    </>
  );
}

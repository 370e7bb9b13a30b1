// Draws a chart with Recharts: bars, lines, dots and goals on one scale. Loaded with the library when the first chart
// renders.
import { CompositeChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import type { ChartProps } from './Chart';
import classes from './Drawing.module.css';
import { dataOf, linePropsOf, marginOf, seriesOf, xAxisOf, yAxisOf } from './rechartsProps';
import { Labels } from './Labels';
import { ChartCursor } from './marks';
import { InteractiveFrame, type Interaction } from './InteractiveFrame';
import { drawnScale, type Scale } from './scale';

const MAX_BAR_WIDTH = 44;

// `height` includes the note.
type DrawingProps = Omit<ChartProps, 'height'> & { height: number; chartHeight: number };

export function Drawing(props: DrawingProps) {
  const { label, content, columns, chartHeight, formatValue, note } = props;
  const scale = drawnScale(props);
  return (
    <>
      <InteractiveFrame
        label={label}
        rows={content.rows}
        columns={columns}
        height={chartHeight}
        draw={(interaction) => <Marks {...props} scale={scale} interaction={interaction} />}
      />
      {note && (
        <Text size="xs" c="dimmed" mt="xs">
          {note(formatValue(scale.min))}
        </Text>
      )}
    </>
  );
}

function Marks(props: DrawingProps & { scale: Scale; interaction: Interaction }) {
  const { content, unit, formatValue, chartHeight, bare = false, gutter = 0, scale, interaction } = props;
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
        maxBarWidth={MAX_BAR_WIDTH}
        tickLine="none"
        strokeDasharray="0"
        valueFormatter={formatValue}
        barProps={{ radius: [4, 4, 0, 0] }}
        lineProps={(series) => linePropsOf(content, series.name)}
        withXAxis={!bare}
        xAxisProps={xAxisOf(content)}
        yAxisProps={yAxisOf(scale, formatValue, gutter)}
        tooltipProps={{ ...interaction.tooltip, cursor: <ChartCursor content={content} /> }}
        composedChartProps={{ ...interaction.chartProps, barCategoryGap: '17%', margin: marginOf(content, bare) }}
      >
        <Labels content={content} formatValue={formatValue} />
      </CompositeChart>
    </>
  );
}

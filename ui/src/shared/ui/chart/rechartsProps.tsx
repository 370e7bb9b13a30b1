// Converts chart content to props of Recharts: data, series, axes and margins.
import type { CompositeChartSeries } from '@mantine/charts';
import type { LineProps, XAxisProps, YAxisProps } from 'recharts';
import type { ChartContent, Layer } from './content';
import { widthOf } from './labels';
import { RowTick, SingleDots } from './marks';
import type { Scale } from './scale';

// The top margin: below the unit only, with values over bars, or with marks over values or values in two lines.
const TOP = 26;
const TOP_OF_VALUES = 40;
const TOP_OF_MARKS = 56;
const BARE_FOOT = 10;
const TICK_LINE = 16;
const RATING_LINE = 12;
const EDGE = 8;
// With more rows, large dots would hide the line.
const MANY = 40;

export function dataOf({ rows }: ChartContent) {
  return rows.map(({ at, values, fill }) => ({ at, ...values, ...(fill && { fill }) }));
}

// Without goals, which Labels draws.
export function seriesOf(layers: readonly Layer[]): CompositeChartSeries[] {
  return layers.flatMap(({ name, kind, color }) =>
    kind === 'goal' ? [] : [{ name, color, type: kind === 'bars' ? 'bar' : 'line' }],
  );
}

type LineLook = Partial<Omit<LineProps, 'ref'>>;

export function linePropsOf({ rows, layers }: ChartContent, name: string): LineLook {
  const layer = layers.find((each) => each.name === name);
  if (!layer) return {};
  const { kind, color, endLabel } = layer;
  const dot = { r: 4, fill: color, stroke: 'var(--fit-surface)', strokeWidth: 1.5 };
  const active = { ...dot, r: 5.5, strokeWidth: 2 };
  if (kind === 'dots')
    return {
      stroke: 'none',
      dot: { ...dot, r: rows.length > MANY ? 2 : 3, strokeWidth: 0 },
      activeDot: { ...active, r: 4.5 },
    };
  const hasValue = (index: number) => typeof rows[index]?.values[name] === 'number';
  const points = [...rows.keys()].filter(hasValue);
  // A value between gaps has no line segment, so it gets a dot. The last point of a labelled line gets one too.
  const shown = points.filter(
    (point) => (endLabel && point === points.at(-1)) || !(hasValue(point - 1) || hasValue(point + 1)),
  );
  return { dot: <SingleDots shown={shown} look={dot} />, activeDot: active };
}

export function xAxisOf({ rows, axis, ticks }: ChartContent): XAxisProps {
  const named = rows.some(({ name }) => name);
  const lines = Math.max(1, ...rows.map(({ name }) => name?.length ?? 0));
  const rated = rows.some(({ rating }) => rating !== undefined);
  return {
    ...(axis === 'places' ? { type: 'category' } : { type: 'number', domain: [0, axis] }),
    ticks: named ? rows.map(({ at }) => at) : ticks.map(({ at }) => at),
    tickFormatter: (at: number | string) => ticks.find((tick) => tick.at === at)?.label ?? '',
    interval: named ? 0 : 'equidistantPreserveStart',
    minTickGap: 8,
    tickSize: 0,
    tickMargin: 0,
    axisLine: { stroke: 'var(--fit-line-strong)' },
    height: TICK_LINE * lines + (rated ? RATING_LINE : 0) + EDGE,
    ...(named && { tick: <RowTick rows={rows} /> }),
  };
}

export function yAxisOf(
  { min, max, ticks }: Scale,
  formatValue: (value: number) => string,
  gutter: number,
): YAxisProps {
  const longest = Math.max(gutter, ...ticks.map((tick) => formatValue(tick).length));
  return {
    domain: [min, max],
    ticks,
    interval: 0,
    tickSize: 0,
    tickMargin: 0,
    width: 10 + widthOf('0'.repeat(longest)),
  };
}

export function marginOf({ rows, layers, labelled }: ChartContent, bare: boolean) {
  const marked = rows.some(({ mark }) => mark);
  const lined = rows.some(({ valueLines = [] }) => valueLines.length > 1);
  const valued = labelled && layers.some(({ kind }) => kind === 'bars');
  const endLabels = layers.flatMap(({ endLabel }) => endLabel ?? []);
  return {
    top: marked || (valued && lined) ? TOP_OF_MARKS : valued ? TOP_OF_VALUES : TOP,
    right: endLabels.length === 0 ? EDGE : EDGE + 4 + Math.max(...endLabels.map((line) => widthOf(line))),
    bottom: bare ? BARE_FOOT : 0,
    left: 0,
  };
}

// Rules of the exercise page: which figures and charts it shows and how their values are formatted. Pure functions.
import { formatDay, type Day } from '@/shared/lib/dates';
import { formatExerciseTime } from '@/shared/lib/exercise';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { fromWire, unitLabel, type WeightUnit } from '@/shared/lib/units';
import type { TimeContent } from '@/shared/ui/chart/content';
import type { ExerciseHistory, HistoryPoint } from '@/shared/api/types';

export const metrics = ['weight', 'estimatedMaximum', 'volume', 'reps', 'duration'] as const;
export type Metric = (typeof metrics)[number];

interface Reading {
  weightUnit: WeightUnit;
  format: string;
}

const weighed: ReadonlySet<Metric> = new Set(['weight', 'estimatedMaximum', 'volume']);

// Decimals in everyday use.
const digitsOf = (metric: Metric) => (metric === 'weight' || metric === 'estimatedMaximum' ? 1 : 0);

export function unitOf(metric: Metric, weightUnit: WeightUnit): string {
  if (weighed.has(metric)) return unitLabel(weightUnit);
  return metric === 'duration' ? 's' : '';
}

// Converts a wire value to the unit of the chart.
function shownValue(value: number, metric: Metric, weightUnit: WeightUnit): number {
  return weighed.has(metric) ? roundTo(fromWire(value, weightUnit), digitsOf(metric)) : value;
}

// '65 lb', '12', '1:15 min'
export function valueText(value: number, metric: Metric, { weightUnit, format }: Reading): string {
  if (metric === 'duration') return formatExerciseTime(Math.round(value));
  const number = formatNumber(shownValue(value, metric, weightUnit), format, digitsOf(metric));
  return weighed.has(metric) ? `${number} ${unitLabel(weightUnit)}` : number;
}

// Lifted exercises are measured by weight, others by repetitions and time. The points come from adjustedHistory.ts: for
// exercises done with and without weight, they hold the repetitions without weight.
export function metricsOf(points: readonly HistoryPoint[]): Metric[] {
  return metrics.filter((metric) => points.some((point) => (point[metric] ?? 0) > 0));
}

function notedPoints(points: readonly HistoryPoint[], metric: Metric): { day: Day; value: number }[] {
  return points.flatMap(({ localDate: day, [metric]: value }) => (value === null ? [] : [{ day, value }]));
}

export function historyChart(points: readonly HistoryPoint[], metric: Metric, reading: Reading): TimeContent {
  const noted = notedPoints(points, metric);
  const last = noted.at(-1);
  return {
    from: noted[0]?.day ?? '',
    to: last?.day ?? '',
    span: 1,
    layers: [
      {
        name: metric,
        kind: 'line',
        color: 'var(--fit-type-strength)',
        points: noted.map(({ day, value }) => ({ day, value: shownValue(value, metric, reading.weightUnit) })),
        ...(last && { endLabel: [valueText(last.value, metric, reading)] }),
      },
    ],
    rows: noted.map(({ day, value }) => ({
      day,
      cells: [
        formatDay(day, reading.format, { day: 'numeric', month: 'short', year: 'numeric' }),
        valueText(value, metric, reading),
      ],
    })),
  };
}

// In the wire unit; null when there is nothing to compare.
export function changeOf(points: readonly HistoryPoint[], metric: Metric): { change: number; since: Day } | null {
  const noted = notedPoints(points, metric);
  const [first] = noted;
  const last = noted.at(-1);
  return first && last && noted.length > 1 ? { change: last.value - first.value, since: first.day } : null;
}

export type Tile = Metric | 'sessions';

export function tilesOf({ best, estimatedMaximum, sessionCount }: ExerciseHistory): Tile[] {
  if (sessionCount === 0) return [];
  const alone = (['reps', 'duration'] as const).filter(
    (metric) => best[metric] && (best.weight === null || !best[metric].weight),
  );
  if (best.weight === null) return [...alone, 'sessions'];
  const lifted: Tile[] = [
    'weight',
    ...(estimatedMaximum ? (['estimatedMaximum'] as const) : []),
    ...(best.volume ? (['volume'] as const) : []),
  ];
  return [...lifted, ...alone, 'sessions'];
}

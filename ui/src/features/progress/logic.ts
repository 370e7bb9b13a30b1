// Rules of the progress screen: the time range and the content of each chart and its table.
import type { ProgressRange, ProgressTab } from '@/shared/api/queries';
import type {
  PersonalRecord,
  ProgressBody,
  ProgressNutrition,
  ProgressOverview,
  ProgressWorkouts,
  StrengthLine,
  TrainingWeek,
} from '@/shared/api/types';
import { bodyNumber, bodyText, shownBody } from '@/shared/lib/bodyValues';
import { addDays, daysBetween, formatDay, formatMinutes, weekStart, type Day } from '@/shared/lib/dates';
import { formatExerciseTime } from '@/shared/lib/exercise';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { OVER_COLOR, overBy } from '@/shared/lib/overTarget';
import { editDigits, fromWire, unitLabel, type EnergyUnit, type WeightUnit } from '@/shared/lib/units';
import type { TimeContent } from '@/shared/ui/chart/content';
import type { RankRow } from '@/shared/ui/chart/RankChart';

export type Range = ProgressRange;
type PresetRange = Extract<Range, string>;
export type CustomRange = Exclude<Range, string>;
export type Tab = ProgressTab;
export const ranges = ['four_weeks', 'three_months', 'one_year'] as const satisfies PresetRange[];
export const tabs = ['overview', 'workouts', 'nutrition', 'body'] as const satisfies Tab[];

// --- The URL ---

export const CUSTOM = 'custom';
// Days, as on the server.
const MAX_CUSTOM_DAYS = 731;
// Whole weeks including the current one, as on the server.
const weeksOf: Record<PresetRange, number> = { four_weeks: 4, three_months: 13, one_year: 52 };

type RangeProblem = Partial<Record<'from' | 'to', 'dayMissing' | 'rangeAhead' | 'rangeBackwards' | 'rangeLong'>>;

export function problemOf({ from, to }: CustomRange, today: Day): RangeProblem | null {
  if (!from) return { from: 'dayMissing' };
  if (!to) return { to: 'dayMissing' };
  if (to > today) return { to: 'rangeAhead' };
  if (to < from) return { to: 'rangeBackwards' };
  return daysBetween(from, to) >= MAX_CUSTOM_DAYS ? { from: 'rangeLong' } : null;
}

// Rejects dates such as 2026-02-30.
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export function rangeOf(parameters: URLSearchParams, today: Day): Range {
  const [range, from, to] = ['range', 'from', 'to'].map((name) => parameters.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if ((range === CUSTOM || range === '') && isDay(from) && isDay(to) && !problemOf({ from, to }, today))
    return { from, to };
  return ranges.find((each) => each === range) ?? 'four_weeks';
}

export function addressOf(tab: Tab, range: Range): Record<string, string> {
  return typeof range === 'string' ? { tab, range } : { tab, range: CUSTOM, ...range };
}

// The initial custom range: the days already shown.
export function customRangeOf(range: Range, today: Day): CustomRange {
  return typeof range === 'string' ? { from: addDays(weekStart(today), -7 * (weeksOf[range] - 1)), to: today } : range;
}

export function tabOf(text: string | null): Tab {
  return tabs.find((tab) => tab === text) ?? 'overview';
}

// --- Days and values as text ---

export function shortDay(day: Day, format: string): string {
  return formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short' });
}

// For example 'Nov 16 – 22', formatted for the locale.
export function weekName(monday: Day, format: string): string {
  const range = new Intl.DateTimeFormat(format, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return range.formatRange(new Date(`${monday}T00:00:00Z`), new Date(`${addDays(monday, 6)}T00:00:00Z`));
}

const NO_VALUE = '–';

// The days that a point covers and the end of the last point. Weeks are always shown whole.
function spanOf([first, second]: readonly { from: Day }[], from: Day, to: Day): { from: Day; to: Day; span: number } {
  const weekly = first && second && daysBetween(first.from, second.from) > 1;
  return weekly ? { from, to: addDays(weekStart(to), 6), span: 7 } : { from, to, span: 1 };
}

// --- Training ---

interface Names {
  goal: string;
}

export function trainingChart(weeks: readonly TrainingWeek[], names: Names, format: string): TimeContent {
  const from = weeks[0]?.from ?? '';
  const last = weeks.at(-1);
  return {
    from,
    to: addDays(last?.from ?? from, 6),
    span: 7,
    layers: [
      {
        name: 'workouts',
        kind: 'bars',
        color: 'var(--fit-brand)',
        points: weeks.map((week) => ({ day: week.from, value: week.workouts })),
      },
      {
        name: 'goal',
        kind: 'goal',
        color: 'var(--fit-warm-ink)',
        points: weeks.map((week) => ({ day: week.from, value: week.goal })),
        endLabel: [names.goal, formatNumber(last?.goal ?? 0, format)],
      },
    ],
    rows: weeks.map((week) => ({
      day: week.from,
      cells: [
        weekName(week.from, format),
        formatNumber(week.workouts, format),
        formatNumber(week.goal, format),
        formatMinutes(week.minutes, format),
      ],
    })),
  };
}

// In how many weeks the goal was reached. A week that ends after `to` counts only once its goal is reached.
export function weeksReached(weeks: readonly TrainingWeek[], to: Day): { count: number; weeks: number } {
  const isReached = ({ workouts, goal }: TrainingWeek) => workouts >= goal;
  return {
    count: weeks.filter(isReached).length,
    weeks: weeks.filter((week) => isReached(week) || addDays(week.from, 6) <= to).length,
  };
}

// --- Sleep and training: two charts for the same days ---

export function sleepCharts(
  { sleep, from, to }: Pick<ProgressOverview, 'sleep' | 'from' | 'to'>,
  format: string,
): { sleep: TimeContent; training: TimeContent } {
  const span = spanOf(sleep, from, to);
  const name = (day: Day) => (span.span === 1 ? shortDay(day, format) : weekName(day, format));
  const nights = sleep.flatMap(({ from: day, hours }) => (hours === null ? [] : [{ day, value: hours }]));
  return {
    sleep: {
      ...span,
      layers: [{ name: 'sleep', kind: 'line', color: 'var(--fit-type-swimming-solid)', points: nights }],
      rows: sleep.map(({ from: day, hours }) => ({
        day,
        cells: [name(day), hours === null ? NO_VALUE : formatMinutes(hours * 60, format)],
      })),
    },
    training: {
      ...span,
      layers: [
        {
          name: 'training',
          kind: 'bars',
          color: 'var(--fit-brand)',
          points: sleep.map(({ from: day, minutes }) => ({ day, value: minutes })),
        },
      ],
      rows: sleep.map(({ from: day, minutes }) => ({ day, cells: [name(day), formatMinutes(minutes, format)] })),
    },
  };
}

// The mean hours of the points with sleep; null if there are none.
export function meanSleep(sleep: ProgressOverview['sleep']): number | null {
  const hours = sleep.flatMap((point) => (point.hours === null ? [] : [point.hours]));
  return hours.length === 0 ? null : roundTo(hours.reduce((sum, each) => sum + each, 0) / hours.length, 2);
}

// --- Strength ---

export function strengthChart(line: StrengthLine, unit: WeightUnit, from: Day, to: Day, format: string): TimeContent {
  const points = line.points.map(({ date, value }) => ({ day: date, value: fromWire(value, unit, 1) }));
  const last = points.at(-1);
  return {
    from,
    to,
    span: 1,
    layers: [
      {
        name: 'estimate',
        kind: 'line',
        color: 'var(--fit-type-strength)',
        points,
        ...(last && { endLabel: [`${formatNumber(last.value, format, 1)} ${unitLabel(unit)}`] }),
      },
    ],
    rows: points.map(({ day, value }) => ({
      day,
      cells: [shortDay(day, format), `${formatNumber(value, format, 1)} ${unitLabel(unit)}`],
    })),
  };
}

// --- Muscles ---

const MAX_MUSCLES = 8;

interface MuscleWords {
  name: (muscle: string) => string;
  sets: (count: number) => string;
}

// The server sends the most trained muscle first.
export function muscleRows(
  muscles: ProgressWorkouts['muscles'],
  words: MuscleWords,
  unit: WeightUnit,
  format: string,
): RankRow[] {
  const most = muscles[0]?.sets ?? 1;
  return muscles.slice(0, MAX_MUSCLES).map(({ muscle, sets, volume }) => {
    const name = words.name(muscle);
    const value = words.sets(sets);
    const note = volume > 0 ? `${formatNumber(Math.round(fromWire(volume, unit)), format)} ${unitLabel(unit)}` : '';
    return { at: muscle, name, value, note, share: sets / most, cells: [name, formatNumber(sets, format, 1), note] };
  });
}

// --- Nutrition ---

export function calorieChart(
  { points, from, to }: Pick<ProgressNutrition, 'points' | 'from' | 'to'>,
  unit: EnergyUnit,
  names: Names & { over: (amount: string) => string },
  format: string,
): TimeContent {
  const span = spanOf(points, from, to);
  const shown = (kcal: number) => Math.round(fromWire(kcal, unit));
  const text = (amount: number) => `${formatNumber(amount, format)} ${unit}`;
  const eaten = points.flatMap(({ from: day, calories }) =>
    calories === null ? [] : [{ day, value: shown(calories) }],
  );
  return {
    ...span,
    layers: [
      { name: 'calories', kind: 'bars', color: 'var(--fit-brand)', points: eaten },
      {
        name: 'goal',
        kind: 'goal',
        color: 'var(--fit-warm-ink)',
        points: points.map(({ from: day, goal }) => ({ day, value: shown(goal) })),
        endLabel: [names.goal, formatNumber(shown(points.at(-1)?.goal ?? 0), format)],
      },
    ],
    rows: points.map(({ from: day, calories, goal }) => {
      const over = calories === null ? 0 : overBy(shown(calories), shown(goal));
      return {
        day,
        cells: [
          span.span === 1 ? shortDay(day, format) : weekName(day, format),
          calories === null
            ? NO_VALUE
            : [text(shown(calories)), over > 0 && names.over(text(over))].filter(Boolean).join(' · '),
          text(shown(goal)),
        ],
        ...(over > 0 && { fill: OVER_COLOR }),
      };
    }),
  };
}

// The means of calories and goals over logged days, in kcal; null if nothing is logged.
export function meanCalories(
  points: ProgressNutrition['points'],
): { calories: number; goal: number; days: number } | null {
  const logged = points.filter(({ days }) => days > 0);
  const days = logged.reduce((sum, point) => sum + point.days, 0);
  if (days === 0) return null;
  return {
    calories: logged.reduce((sum, point) => sum + (point.calories ?? 0) * point.days, 0) / days,
    goal: logged.reduce((sum, point) => sum + point.goal * point.days, 0) / days,
    days,
  };
}

export function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part / whole) * 100);
}

// --- Body ---

export function weightChart(
  { weights, targetWeight, from, to }: Pick<ProgressBody, 'weights' | 'targetWeight' | 'from' | 'to'>,
  unit: WeightUnit,
  names: Names,
  format: string,
): TimeContent {
  const text = (pounds: number) => bodyText(pounds, unit, format);
  const target = targetWeight !== null && isNearWeights(targetWeight, weights) ? shownBody(targetWeight, unit) : null;
  const last = weights.at(-1);
  return {
    from,
    to,
    span: 1,
    layers: [
      {
        name: 'weighed',
        kind: 'dots',
        color: 'var(--fit-ink-soft)',
        points: weights.map(({ date, weight }) => ({ day: date, value: shownBody(weight, unit) })),
      },
      {
        name: 'mean',
        kind: 'line',
        color: 'var(--fit-brand)',
        points: weights.map(({ date, mean }) => ({ day: date, value: shownBody(mean, unit) })),
        ...(last && { endLabel: [text(last.mean)] }),
      },
      ...(target === null
        ? []
        : [
            {
              name: 'target',
              kind: 'goal' as const,
              color: 'var(--fit-warm-ink)',
              points: [{ day: from, value: target }],
              endLabel: [names.goal, bodyNumber(target, unit, format)],
            },
          ]),
    ],
    rows: weights.map(({ date, weight, mean }) => ({
      day: date,
      cells: [shortDay(date, format), text(weight), text(mean)],
    })),
  };
}

// A distant target would flatten the line, so it is shown as text only.
function isNearWeights(target: number, weights: ProgressBody['weights']): boolean {
  const values = weights.map(({ weight }) => weight);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return Math.max(low - target, target - high) <= 2 * Math.max(high - low, 1);
}

// The change of the mean from the first to the last weight in lb; null for fewer than two.
export function weightChange(weights: ProgressBody['weights']): number | null {
  const [first] = weights;
  const last = weights.at(-1);
  return first && last && weights.length > 1 ? last.mean - first.mean : null;
}

// The latest measurement with a weight, in the form that useBodyAdvice asks for. The id is 0 if there is none.
export function latestWeighing({ measurements }: Pick<ProgressBody, 'measurements'>): { id: number; weight: number } {
  for (const { id, weight } of measurements) if (weight !== null) return { id, weight };
  return { id: 0, weight: 0 };
}

// --- Records ---

export function recordText(
  { value, unit }: PersonalRecord,
  weightUnit: WeightUnit,
  format: string,
  repetitions: string,
): string {
  if (unit === 'lb')
    return `${formatNumber(fromWire(value, weightUnit), format, editDigits(weightUnit))} ${unitLabel(weightUnit)}`;
  if (unit === 'reps') return `${formatNumber(value, format)} ${repetitions}`;
  return formatExerciseTime(Math.round(value));
}

// For example '+2', '−1' or '0'.
export function signed(value: number, format: string, digits = 0): string {
  return new Intl.NumberFormat(format, { signDisplay: 'exceptZero', maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−');
}

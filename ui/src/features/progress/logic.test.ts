import { describe, expect, it } from 'vitest';
import { fromWire } from '@/shared/lib/units';
import { example } from '@/mocks/examples';
import type { ProgressBody, ProgressNutrition, ProgressOverview, ProgressWorkouts } from '@/shared/api/types';
import { weekStart } from '@/shared/lib/dates';
import { OVER_COLOR } from '@/shared/lib/overTarget';
import {
  addressOf,
  calorieChart,
  meanCalories,
  meanSleep,
  muscleRows,
  customRangeOf,
  percentOf,
  problemOf,
  rangeOf,
  recordText,
  signed,
  sleepCharts,
  strengthChart,
  tabOf,
  trainingChart,
  weekName,
  weeksReached,
  weightChange,
  weightChart,
} from './logic';

const overview = example<ProgressOverview>('show_progress_overview.month').response.body!;
const workouts = example<ProgressWorkouts>('show_progress_workouts.month').response.body!;
const nutrition = example<ProgressNutrition>('show_progress_nutrition.month').response.body!;
const body = example<ProgressBody>('show_progress_body.month').response.body!;
const TODAY = '2026-11-20';
const names = { goal: 'Goal', over: (amount: string) => `${amount} over` };

describe('the URL', () => {
  it('has a tab and a range, by default the first ones', () => {
    expect([tabOf('body'), tabOf('else'), tabOf(null)]).toEqual(['body', 'overview', 'overview']);
    const read = (query: string) => rangeOf(new URLSearchParams(query), TODAY);
    expect([read('range=one_year'), read('range=ever'), read('')]).toEqual(['one_year', 'four_weeks', 'four_weeks']);
  });

  it('has the days of a custom range and is read back unchanged', () => {
    const own = { from: '2026-03-01', to: '2026-03-31' };
    const read = (address: Record<string, string>) => rangeOf(new URLSearchParams(address), TODAY);
    expect(addressOf('body', own)).toEqual({ tab: 'body', range: 'custom', ...own });
    expect([read(addressOf('body', own)), read(addressOf('body', 'one_year'))]).toEqual([own, 'one_year']);
    expect(read(own)).toEqual(own);
    expect(read({ range: 'one_year', ...own })).toBe('one_year');
    const bad: Record<string, string>[] = [
      {},
      { from: '2026-03-01' },
      { from: '2026-03-01', to: 'soon' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-11-21', to: '2026-11-21' },
    ];
    for (const days of bad) {
      expect(read({ range: 'custom', ...days })).toBe('four_weeks');
    }
  });
});

describe('a custom range', () => {
  it('starts with the days already shown', () => {
    expect(customRangeOf('four_weeks', TODAY)).toEqual({ from: '2026-10-26', to: TODAY });
    expect(customRangeOf({ from: '2026-03-01', to: '2026-03-31' }, TODAY)).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });

  it('has a start and an end in order, not in the future and at most two years apart', () => {
    const problem = (from: string, to: string) => problemOf({ from, to }, TODAY);
    expect(problem('2026-03-01', TODAY)).toBeNull();
    expect(problem(TODAY, TODAY)).toBeNull();
    expect(problem('', TODAY)).toEqual({ from: 'dayMissing' });
    expect(problem(TODAY, '')).toEqual({ to: 'dayMissing' });
    expect(problem('2026-03-02', '2026-03-01')).toEqual({ to: 'rangeBackwards' });
    expect(problem('2026-03-02', '2026-11-21')).toEqual({ to: 'rangeAhead' });
    expect(problem('2024-11-20', TODAY)).toBeNull();
    expect(problem('2024-11-19', TODAY)).toEqual({ from: 'rangeLong' });
  });
});

describe('training', () => {
  it('has a bar for each week and the goal of that week', () => {
    const chart = trainingChart(overview.weeks, names, 'en-US');
    expect(chart).toMatchObject({ from: '2026-10-26', to: '2026-11-22', span: 7 });
    expect(chart.layers.map(({ kind, endLabel }) => [kind, endLabel])).toEqual([
      ['bars', undefined],
      ['goal', ['Goal', '2']],
    ]);
    expect(chart.rows[0]?.cells).toEqual([weekName('2026-10-26', 'en-US'), '2', '2', '1 h 30 min']);
    expect(weekName('2026-10-26', 'en-US')).toMatch(/^Oct 26\s–\sNov 1$/);
  });

  it('counts the current week once its goal is reached', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'].map((from) => ({
      from,
      workouts: 2,
      goal: 2,
      minutes: 60,
    }));
    const missed = (index: number) => weeks.map((week, each) => (each === index ? { ...week, workouts: 1 } : week));
    expect(weeksReached(weeks, '2026-11-20')).toEqual({ count: 3, weeks: 3 });
    expect(weeksReached(missed(2), '2026-11-20')).toEqual({ count: 2, weeks: 2 });
    expect(weeksReached(missed(2), '2026-11-22')).toEqual({ count: 2, weeks: 3 });
    expect(weeksReached(missed(0), '2026-11-20')).toEqual({ count: 2, weeks: 3 });
  });

  it('covers the same days as sleep, with a gap for a day without a logged night', () => {
    const { sleep, training } = sleepCharts(overview, 'en-US');
    expect(sleep).toMatchObject({ from: training.from, to: training.to, span: 1 });
    expect(sleep.layers[0]?.points).toHaveLength(7);
    expect(sleep.rows).toHaveLength(26);
    expect(sleep.rows.find(({ day }) => day === '2026-11-19')?.cells[1]).toBe('7 h 12 min');
    expect(sleep.rows.find(({ day }) => day === '2026-11-20')?.cells[1]).toBe('–');
    const byWeek = overview.sleep.filter(({ from }) => weekStart(from) === from);
    expect(sleepCharts({ ...overview, sleep: byWeek }, 'en-US').sleep).toMatchObject({ span: 7, to: '2026-11-22' });
    expect([meanSleep(overview.sleep), meanSleep([])]).toEqual([7.2, null]);
  });
});

it('shows the eight most trained muscles relative to the first', () => {
  const words = { name: (muscle: string) => muscle.toUpperCase(), sets: (count: number) => `${count} sets` };
  const rows = muscleRows(workouts.muscles, words, 'lb', 'en-US');
  expect(rows.length).toBeLessThanOrEqual(8);
  expect(rows[0]).toMatchObject({ value: '24 sets', share: 1 });
  expect(rows[0]?.cells).toEqual([rows[0]?.name, '24', rows[0]?.note]);
  expect(muscleRows([{ muscle: 'core', sets: 3, volume: 0 }], words, 'lb', 'en-US')[0]).toMatchObject({
    name: 'CORE',
    note: '',
  });
});

describe('strength', () => {
  it('ends with the last estimate in the user’s unit', () => {
    const line = workouts.strength[0]!;
    const chart = strengthChart(line, 'kg', workouts.from, workouts.to, 'en-US');
    expect(chart.layers[0]?.endLabel).toEqual([`${fromWire(line.points.at(-1)!.value, 'kg', 1)} kg`]);
    expect(chart.rows).toHaveLength(line.points.length);
  });
});

describe('calories', () => {
  it('leave out days without food and show the goal of every day', () => {
    const chart = calorieChart(nutrition, 'kcal', names, 'en-US');
    expect(chart.layers.map(({ points }) => points.length)).toEqual([7, 26]);
    expect(chart.rows.find(({ day }) => day === '2026-11-19')?.cells).toEqual([
      'Thu, Nov 19',
      '2070 kcal · 270 kcal over',
      '1800 kcal',
    ]);
    expect(chart.rows.at(-1)?.cells[1]).toBe('–');
  });

  it('have a different color and say so on days over the goal', () => {
    const days = [1800, 1801, null].map((calories, day) => ({
      from: `2026-11-1${day}`,
      days: 1,
      calories,
      goal: 1800,
    }));
    const { rows } = calorieChart({ ...nutrition, points: days }, 'kcal', names, 'en-US');
    expect(rows.map(({ fill }) => fill)).toEqual([undefined, OVER_COLOR, undefined]);
    expect(rows.map(({ cells }) => cells[1])).toEqual(['1800 kcal', '1801 kcal · 1 kcal over', '–']);
  });

  it('are averaged over logged days with their own goals', () => {
    const point = { from: '2026-11-02', days: 1, calories: 2000, goal: 1800 };
    expect(
      meanCalories([point, { ...point, days: 3, calories: 1600, goal: 2200 }, { ...point, days: 0, calories: null }]),
    ).toEqual({ calories: 1700, goal: 2100, days: 4 });
    expect(meanCalories([])).toBeNull();
    expect([percentOf(900, 1800), percentOf(1, 0)]).toEqual([50, 0]);
  });
});

describe('weight', () => {
  it('has dots for weights, a line for their mean and a line for the target', () => {
    const chart = weightChart(body, 'lb', names, 'en-US');
    expect(chart.layers.map(({ kind }) => kind)).toEqual(['dots', 'line', 'goal']);
    expect(chart.layers[2]?.endLabel).toEqual(['Goal', '170']);
    expect(weightChart({ ...body, targetWeight: 120 }, 'lb', names, 'en-US').layers).toHaveLength(2);
    expect(weightChart({ ...body, targetWeight: null }, 'lb', names, 'en-US').layers).toHaveLength(2);
  });

  it('changes by its mean, with null for a single weight', () => {
    expect(weightChange(body.weights)).toBeCloseTo(body.weights.at(-1)!.mean - body.weights[0]!.mean);
    expect(weightChange(body.weights.slice(0, 1))).toBeNull();
    expect([signed(2, 'en-US'), signed(-1.5, 'en-US', 1), signed(0, 'en-US')]).toEqual(['+2', '−1.5', '0']);
  });
});

it('a record is formatted in its own unit', () => {
  const record = workouts.records[0]!;
  const read = (value: number, unit: 'lb' | 'reps' | 's') =>
    recordText({ ...record, value, unit }, 'kg', 'en-US', 'reps');
  expect([read(100, 'lb'), read(12, 'reps'), read(45, 's'), read(150, 's')]).toEqual([
    '45.36 kg',
    '12 reps',
    '45 s',
    '2:30 min',
  ]);
});

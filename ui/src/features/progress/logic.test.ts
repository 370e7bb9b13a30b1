import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { ProgressBody, ProgressNutrition, ProgressOverview, ProgressWorkouts } from '@/shared/api/types';
import {
  calorieChart, meanCalories, meanSleep, percentOf, rangeOf, recordText, shownWeight, signed, sleepCharts, strengthChart, tabOf,
  trainingChart, weekName, weeksReached, weightChange, weightChart,
} from './logic';

const overview = example<ProgressOverview>('show_progress_overview.month').response.body!;
const workouts = example<ProgressWorkouts>('show_progress_workouts.month').response.body!;
const nutrition = example<ProgressNutrition>('show_progress_nutrition.month').response.body!;
const body = example<ProgressBody>('show_progress_body.month').response.body!;
const names = { goal: 'Goal' };

describe('an address', () => {
  it('names a tab and a range, or the first of them', () => {
    expect([tabOf('body'), tabOf('else'), tabOf(null)]).toEqual(['body', 'overview', 'overview']);
    expect([rangeOf('one_year'), rangeOf('ever'), rangeOf(null)]).toEqual(['one_year', 'four_weeks', 'four_weeks']);
  });
});

describe('training', () => {
  it('is bars of whole weeks against the goal that held then', () => {
    const chart = trainingChart(overview.weeks, names, 'en-US');
    expect(chart).toMatchObject({ from: '2026-10-26', to: '2026-11-22', span: 7 });
    expect(chart.layers.map(({ kind, endLabel }) => [kind, endLabel])).toEqual([['bars', undefined], ['goal', ['Goal', '2']]]);
    expect(chart.rows[0]?.cells).toEqual([weekName('2026-10-26', 'en-US'), '2', '2', '1 h 30 min']);
    expect(weekName('2026-10-26', 'en-US')).toMatch(/^Oct 26\s–\sNov 1$/);
    expect(weeksReached([{ ...overview.weeks[0]!, workouts: 1 }, overview.weeks[0]!])).toBe(1);
  });

  it('stands below the sleep of the same days, and a day without a logged night is a gap', () => {
    const { sleep, training } = sleepCharts(overview, 'four_weeks', 'en-US');
    expect(sleep).toMatchObject({ from: training.from, to: training.to, span: 1 });
    expect(sleep.layers[0]?.points).toHaveLength(7);
    expect(sleep.rows).toHaveLength(26);
    expect(sleep.rows.find(({ day }) => day === '2026-11-19')?.cells[1]).toBe('7.2 h');
    expect(sleep.rows.find(({ day }) => day === '2026-11-20')?.cells[1]).toBe('–');
    expect(sleepCharts(overview, 'one_year', 'en-US').sleep).toMatchObject({ span: 7, to: '2026-11-22' });
    expect([meanSleep(overview.sleep), meanSleep([])]).toEqual([7.2, null]);
  });
});

describe('strength', () => {
  it('ends with its last estimate, in the unit of the person', () => {
    const line = workouts.strength[0]!;
    const chart = strengthChart(line, 'kg', workouts.from, workouts.to, 'en-US');
    expect(chart.layers[0]?.endLabel).toEqual([`${shownWeight(line.points.at(-1)!.value, 'kg')} kg`]);
    expect(chart.rows).toHaveLength(line.points.length);
  });
});

describe('calories', () => {
  it('leave out days without food and keep the goal of every day', () => {
    const chart = calorieChart(nutrition, 'four_weeks', 'kcal', names, 'en-US');
    expect(chart.layers.map(({ points }) => points.length)).toEqual([7, 26]);
    expect(chart.rows.find(({ day }) => day === '2026-11-19')?.cells).toEqual(['Thu, Nov 19', '2070 kcal', '1800 kcal']);
    expect(chart.rows.at(-1)?.cells[1]).toBe('–');
  });

  it('are a mean over logged days, each against its own goal', () => {
    const point = { from: '2026-11-02', days: 1, calories: 2000, goal: 1800 };
    expect(meanCalories([point, { ...point, days: 3, calories: 1600, goal: 2200 }, { ...point, days: 0, calories: null }])).toEqual({ calories: 1700, goal: 2100, days: 4 });
    expect(meanCalories([])).toBeNull();
    expect([percentOf(900, 1800), percentOf(1, 0)]).toEqual([50, 0]);
  });
});

describe('weight', () => {
  it('is dots for weighings, a line for their mean and a line for the target', () => {
    const chart = weightChart(body, 'lb', names, 'en-US');
    expect(chart.layers.map(({ kind }) => kind)).toEqual(['dots', 'line', 'goal']);
    expect(chart.layers[2]?.endLabel).toEqual(['Goal', '170']);
    expect(weightChart({ ...body, targetWeight: 120 }, 'lb', names, 'en-US').layers).toHaveLength(2);
    expect(weightChart({ ...body, targetWeight: null }, 'lb', names, 'en-US').layers).toHaveLength(2);
  });

  it('changes by its mean, and by nothing while there is one weighing', () => {
    expect(weightChange(body.weights)).toBeCloseTo(body.weights.at(-1)!.mean - body.weights[0]!.mean);
    expect(weightChange(body.weights.slice(0, 1))).toBeNull();
    expect([signed(2, 'en-US'), signed(-1.5, 'en-US', 1), signed(0, 'en-US')]).toEqual(['+2', '-1.5', '0']);
  });
});

it('a record reads in its own unit', () => {
  const record = workouts.records[0]!;
  const read = (value: number, unit: 'lb' | 'reps' | 's') => recordText({ ...record, value, unit }, 'kg', 'en-US', 'reps');
  expect([read(100, 'lb'), read(12, 'reps'), read(45, 's'), read(150, 's')]).toEqual(['45.36 kg', '12 reps', '45 s', '2:30 min']);
});

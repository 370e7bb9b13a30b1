import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { changeOf, historyChart, metricsOf, tilesOf, valueText } from './logic';
import type { ExerciseHistory, HistoryPoint } from '@/shared/api/types';

const lifted = example<ExerciseHistory>('show_exercise_history.lifted').response.body!;
const none = example<ExerciseHistory>('show_exercise_history.empty').response.body!;
const english = { weightUnit: 'lb', format: 'en-US' } as const;
const german = { weightUnit: 'kg', format: 'de-DE' } as const;
const point = (change: Partial<HistoryPoint>): HistoryPoint => ({
  localDate: '2026-11-01', weight: null, reps: null, duration: null, volume: null, estimatedMaximum: null, ...change,
});

describe('what a chart can show', () => {
  it('is weight first, then the estimate and the volume, of what was lifted', () => {
    expect(metricsOf(lifted.points)).toEqual(['weight', 'estimatedMaximum', 'volume']);
  });

  it('is repetitions or seconds where nothing was lifted', () => {
    expect(metricsOf([point({ reps: 12 })])).toEqual(['reps']);
    expect(metricsOf([point({ duration: 40 })])).toEqual(['duration']);
    expect(metricsOf([point({ weight: 0, reps: 12, volume: 0 })])).toEqual(['reps']);
    expect(metricsOf([])).toEqual([]);
  });
});

describe('the chart', () => {
  it('has a point for each day on which the value was noted, in the person’s unit', () => {
    const points = [...lifted.points, point({ localDate: '2026-11-20', reps: 5 })];
    const { from, to, layers, rows } = historyChart(points, 'weight', german);
    expect([from, to]).toEqual(['2026-11-05', '2026-11-19']);
    expect(layers[0]?.points.map(({ value }) => value)).toEqual([22.7, 25, 29.5]);
    expect(layers[0]?.endLabel).toEqual(['29,5 kg']);
    expect(rows[0]?.cells).toEqual(['5. Nov. 2026', '22,7 kg']);
  });

  it('says how much it changed, from the first day to the last', () => {
    expect(changeOf(lifted.points, 'weight')).toEqual({ change: 15, since: '2026-11-05' });
    expect(changeOf(lifted.points.slice(0, 1), 'weight')).toBeNull();
  });
});

it('a value reads in its own unit', () => {
  const read = (value: number, metric: Parameters<typeof valueText>[1]) => valueText(value, metric, english);
  expect([read(82.34, 'estimatedMaximum'), read(65, 'weight'), read(1660.4, 'volume'), read(12, 'reps'), read(75, 'duration')]).toEqual([
    '82.3 lbs', '65 lbs', '1660 lbs', '12', '1:15 min',
  ]);
});

describe('the figures', () => {
  it('of a lifted exercise are weight, estimate, volume and sessions', () => {
    expect(tilesOf(lifted)).toEqual(['weight', 'estimatedMaximum', 'volume', 'sessions']);
  });

  it('of what the body does alone are repetitions or seconds', () => {
    const best = { value: 12, reps: 12, weight: null, localDate: '2026-11-19', workoutId: null };
    expect(tilesOf({ ...none, sessionCount: 1, best: { ...none.best, reps: best } })).toEqual(['reps', 'sessions']);
    expect(tilesOf({ ...none, sessionCount: 1, best: { ...none.best, duration: best } })).toEqual(['duration', 'sessions']);
  });

  it('are none where nothing was done', () => {
    expect(tilesOf(none)).toEqual([]);
  });
});

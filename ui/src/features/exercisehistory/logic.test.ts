import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { changeOf, historyChart, metricsOf, tilesOf, valueText } from './logic';
import { toldAs } from './told';
import type { ExerciseCompletion, ExerciseHistory, HistoryPoint } from '@/shared/api/types';

const lifted = example<ExerciseHistory>('show_exercise_history.lifted').response.body!;
const none = example<ExerciseHistory>('show_exercise_history.empty').response.body!;
const english = { weightUnit: 'lb', format: 'en-US' } as const;
const german = { weightUnit: 'kg', format: 'de-DE' } as const;
const point = (change: Partial<HistoryPoint>): HistoryPoint => ({
  localDate: '2026-11-01',
  weight: null,
  reps: null,
  duration: null,
  volume: null,
  estimatedMaximum: null,
  ...change,
});

describe('what a chart can show', () => {
  it('is weight first, then the estimate and the volume, of what was lifted', () => {
    expect(metricsOf(toldAs(lifted, false).points)).toEqual(['weight', 'estimatedMaximum', 'volume']);
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
  expect([
    read(82.34, 'estimatedMaximum'),
    read(65, 'weight'),
    read(1660.4, 'volume'),
    read(12, 'reps'),
    read(75, 'duration'),
  ]).toEqual(['82.3 lbs', '65 lbs', '1660 lbs', '12', '1:15 min']);
});

describe('the figures', () => {
  it('of a lifted exercise are weight, estimate, volume and sessions', () => {
    expect(tilesOf(toldAs(lifted, false))).toEqual(['weight', 'estimatedMaximum', 'volume', 'sessions']);
  });

  it('of what the body does alone are repetitions or seconds', () => {
    const best = { value: 12, reps: 12, weight: null, localDate: '2026-11-19', workoutId: null };
    expect(tilesOf({ ...none, sessionCount: 1, best: { ...none.best, reps: best } })).toEqual(['reps', 'sessions']);
    expect(tilesOf({ ...none, sessionCount: 1, best: { ...none.best, duration: best } })).toEqual([
      'duration',
      'sessions',
    ]);
  });

  it('are none where nothing was done', () => {
    expect(tilesOf(none)).toEqual([]);
  });
});

const [anySession] = lifted.sessions;
const row = {
  setType: 'normal' as const,
  reps: null,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: null,
};
const session = (
  localDate: string,
  workoutId: number,
  ...sets: Partial<ExerciseCompletion['sets'][number]>[]
): ExerciseCompletion => ({
  ...anySession!,
  localDate,
  workoutId,
  sets: sets.map((each) => ({ ...row, ...each })),
});
const best = (value: number, localDate: string, more = {}) => ({
  value,
  reps: null,
  weight: null,
  localDate,
  workoutId: null,
  ...more,
});

describe('what was done with and without weight', () => {
  // Pull-ups: 8, then 15, then 22 lb × 5 after a set of 12 by the body alone.
  const pullUps: ExerciseHistory = {
    ...none,
    sessionCount: 3,
    best: {
      ...none.best,
      weight: best(22, '2026-11-19', { reps: 5, weight: 22 }),
      reps: best(15, '2026-11-12', { reps: 15 }),
      volume: best(110, '2026-11-19'),
    },
    points: [
      point({ localDate: '2026-11-05', reps: 8 }),
      point({ localDate: '2026-11-12', reps: 15 }),
      point({ localDate: '2026-11-19', reps: 12, weight: 22, volume: 110 }),
    ],
    sessions: [
      session('2026-11-19', 9, { reps: 12 }, { reps: 5, weight: 22 }),
      session('2026-11-12', 8, { reps: 15 }),
      session('2026-11-05', 7, { reps: 8 }),
    ],
  };

  it('keeps the repetitions of the body alone beside the weight, as figure and as chart', () => {
    const told = toldAs(pullUps, false);
    expect(tilesOf(told)).toEqual(['weight', 'volume', 'reps', 'sessions']);
    expect(told.best.reps).toMatchObject({ value: 15, localDate: '2026-11-12' });
    expect(metricsOf(told.points)).toEqual(['weight', 'volume', 'reps']);
    expect(told.points.map(({ reps }) => reps)).toEqual([8, 15, 12]);
  });

  it('takes no repetitions with weight for those without', () => {
    const more = { ...pullUps, best: { ...pullUps.best, reps: best(20, '2026-11-19', { reps: 20, weight: 5 }) } };
    const sessions = [session('2026-11-19', 9, { reps: 20, weight: 5 }, { reps: 0 }), ...pullUps.sessions.slice(1)];
    const told = toldAs({ ...more, sessions }, false);
    expect(told.best.reps).toMatchObject({ value: 15, localDate: '2026-11-12', workoutId: 8 });
    expect(told.points.map(({ reps }) => reps)).toEqual([8, 15, null]);
  });

  it('knows a day of the body alone also where its session is not loaded', () => {
    const told = toldAs(
      { ...pullUps, best: { ...pullUps.best, reps: best(20, '2026-11-19', { reps: 20, weight: 5 }) }, sessions: [] },
      false,
    );
    expect(told.best.reps).toMatchObject({ value: 15, localDate: '2026-11-12' });
    expect(told.points.map(({ reps }) => reps)).toEqual([8, 15, null]);
  });

  it('does the same for seconds', () => {
    const sessions = [
      session('2026-11-19', 9, { duration: 40, weight: 22 }),
      session('2026-11-12', 8, { duration: 90 }),
    ];
    const points = [
      point({ localDate: '2026-11-12', duration: 90 }),
      point({ localDate: '2026-11-19', duration: 40, weight: 22 }),
    ];
    const planks: ExerciseHistory = {
      ...none,
      sessionCount: 2,
      sessions,
      points,
      best: { ...none.best, weight: best(22, '2026-11-19', { weight: 22 }), duration: best(90, '2026-11-12') },
    };
    expect(tilesOf(toldAs(planks, false))).toEqual(['weight', 'duration', 'sessions']);
    expect(metricsOf(toldAs(planks, false).points)).toEqual(['weight', 'duration']);
  });
});

describe('an assisted machine', () => {
  const machine: ExerciseHistory = {
    ...none,
    sessionCount: 2,
    estimatedMaximum: { value: 90, weight: 70, reps: 8, localDate: '2026-11-12' },
    best: {
      ...none.best,
      weight: best(70, '2026-11-12', { reps: 8, weight: 70 }),
      reps: best(8, '2026-11-12', { reps: 8, weight: 70 }),
      volume: best(1000, '2026-11-12'),
    },
    points: [
      point({ localDate: '2026-11-12', weight: 70, volume: 1000, reps: 8 }),
      point({ localDate: '2026-11-19', weight: 60, volume: 900, reps: 8 }),
    ],
    sessions: [
      session(
        '2026-11-19',
        9,
        { setType: 'warmup', reps: 8, weight: 20 },
        { reps: 8, weight: 60 },
        { reps: 6, weight: 50 },
        { reps: 0, weight: 30 },
      ),
      session('2026-11-12', 8, { reps: 8, weight: 70 }),
    ],
  };

  it('is told by the least help of a set that succeeded, without volume and estimate', () => {
    const told = toldAs(machine, true);
    expect(told.best.weight).toEqual({ value: 50, reps: 6, weight: 50, localDate: '2026-11-19', workoutId: 9 });
    expect(tilesOf(told)).toEqual(['weight', 'sessions']);
    expect(metricsOf(told.points)).toEqual(['weight']);
    expect(told.points.map(({ weight }) => weight)).toEqual([70, 50]);
    expect(changeOf(told.points, 'weight')).toEqual({ change: -20, since: '2026-11-12' });
  });

  it('is not told by a set that warmed up for something else', () => {
    const easy = { ...session('2026-11-19', 9, { reps: 5, weight: 10 }), category: 'warmup' as const };
    expect(toldAs({ ...machine, sessions: [...machine.sessions, easy] }, true).best.weight?.value).toBe(50);
  });

  it('is told as the server does where the sessions are not loaded', () => {
    expect(toldAs({ ...machine, sessions: [] }, true).best.weight).toEqual(machine.best.weight);
  });
});

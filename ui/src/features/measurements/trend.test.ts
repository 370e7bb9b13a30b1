import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { BodyMeasurement } from '@/shared/api/types';
import { chartedFields, trendOf } from './trend';

const season = example<BodyMeasurement[]>('list_body_measurements.season').response.body!;
const metric = { weightUnit: 'kg', lengthUnit: 'cm' } as const;
const american = { weightUnit: 'lb', lengthUnit: 'in' } as const;

let lastId = 100;
const on = (localDate: string, values: Partial<BodyMeasurement>): BodyMeasurement => {
  lastId += 1;
  const empty = { weight: null, bodyFat: null, waist: null, notes: null };
  return { ...season[0]!, ...empty, id: lastId, localDate, ...values };
};

describe('the charted values', () => {
  it('are those measured on at least two days, in the order of the form', () => {
    const list = [
      on('2026-11-20', { waist: 33, weight: 170, bodyFat: 20, neck: 15 }),
      on('2026-11-20', { neck: 15.5 }),
      on('2026-11-13', { waist: 33.5, weight: 171 }),
    ];
    expect(chartedFields(list)).toEqual(['weight', 'waist']);
    expect(chartedFields([])).toEqual([]);
  });
});

describe('the trend', () => {
  it('of weight is the mean of the 7 days up to each weighing', () => {
    const list = [
      on('2026-11-20', { weight: 168 }),
      on('2026-11-14', { weight: 171 }),
      on('2026-11-13', { weight: 174 }),
    ];
    const trend = trendOf(list, 'weight', american, 'en')!;
    const [dots, line] = trend.content.layers;
    expect(dots?.points.map(({ value }) => value)).toEqual([174, 171, 168]);
    // November 13 is 7 days before November 20.
    expect(line?.points.map(({ value }) => value)).toEqual([174, 172.5, 169.5]);
    expect([trend.since, trend.change]).toEqual(['2026-11-13', -4.5]);
    expect(line?.endLabel).toEqual(['169.5 lbs']);
    expect(trend.content.rows.at(-1)?.cells).toEqual(['Nov 20, 2026', '168 lbs', '169.5 lbs']);
  });

  it('of other values joins them as measured, in the user’s unit', () => {
    const list = [on('2026-11-20', { waist: 33 }), on('2026-11-13', { waist: 33.5 })];
    const trend = trendOf(list, 'waist', metric, 'de')!;
    expect(trend.content.layers[1]?.points.map(({ value }) => value)).toEqual([85.1, 83.8]);
    expect(trend.change).toBe(-1.3);
    expect(trend.content.rows[0]?.cells).toEqual(['13. Nov. 2026', '85,1 cm']);
  });

  it('shows the last value of a day, and body fat in per cent', () => {
    const list = [
      on('2026-11-20', { bodyFat: 20.84 }),
      on('2026-11-20', { bodyFat: 25 }),
      on('2026-11-01', { bodyFat: 21.5 }),
    ];
    const trend = trendOf(list, 'bodyFat', american, 'en')!;
    expect(trend.content.rows.map(({ cells }) => cells)).toEqual([
      ['Nov 1, 2026', '21.5%'],
      ['Nov 20, 2026', '20.8%'],
    ]);
    expect(trend.change).toBe(-0.7);
  });

  it('does not exist for fewer than two days', () => {
    expect(trendOf([on('2026-11-20', { neck: 15 })], 'neck', american, 'en')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { BodyMeasurement } from '@/shared/api/types';
import {
  bodyOf,
  distantWeight,
  isEnough,
  listed,
  newMeasurement,
  problemsOf,
  valuesOf,
  weightBars,
  weightChange,
  weightContent,
  weightGoal,
} from './logic';

const season = example<BodyMeasurement[]>('list_body_measurements.season').response.body!;
const american = { weightUnit: 'lb', lengthUnit: 'in' } as const;
const metric = { weightUnit: 'kg', lengthUnit: 'cm' } as const;
const TODAY = '2026-11-20';

let lastId = 100;
const measurement = (weight: number | null, rest: Partial<BodyMeasurement> = {}): BodyMeasurement => {
  lastId += 1;
  return { ...season[0]!, id: lastId, weight, ...rest };
};

describe('the weight change', () => {
  it.each([
    [170, 170.5, 'loss'],
    [170.49, 170, 'stable'],
    [169.51, 170, 'stable'],
    [170.5, 170, 'gain'],
    [171.2, 170.7, 'gain'],
  ])('from the latest %d and the previous %d is %s', (latest, previous, kind) => {
    expect(weightChange([measurement(latest), measurement(previous)], null)?.kind).toBe(kind);
  });

  it('is null if it is exactly 0 or there are fewer than two weights', () => {
    expect(weightChange([measurement(170), measurement(170)], 150)).toBeNull();
    expect(weightChange([measurement(170)], 150)).toBeNull();
    expect(weightChange([measurement(170), measurement(null)], 150)).toBeNull();
    expect(weightChange([], 150)).toBeNull();
  });

  it('skips measurements without a weight', () => {
    const change = weightChange([measurement(null), measurement(169), measurement(null), measurement(171)], 150);
    expect([change?.kind, change?.latest.weight, change?.previous.weight]).toEqual(['loss', 169, 171]);
  });

  it.each([
    [170, 160, 'loss'],
    [170, 180, 'gain'],
    [170, 170, 'maintenance'],
    [170, null, 'maintenance'],
  ])('at %d with the target %j has the goal %s', (current, target, goal) => {
    expect(weightGoal(current, target)).toBe(goal);
  });

  it.each([
    [168, 170, 160, true],
    [172, 170, 160, false],
    [172, 170, 180, true],
    [168, 170, 180, false],
    [170.2, 170, null, true],
    [168, 170, null, false],
    [170.2, 170, 160, false],
  ])('to %d from %d with the target %j matches the goal: %j', (latest, previous, target, matches) => {
    expect(weightChange([measurement(latest), measurement(previous)], target)?.matches).toBe(matches);
  });
});

describe('the list', () => {
  it('has the ten latest, marks the newest and compares each with the previous one that has the value', () => {
    const rows = listed(season, 10);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ isLatest }) => isLatest)).toEqual([true, ...Array<boolean>(9).fill(false)]);
    expect(rows[0]?.previous).toEqual({ weight: 172.6, bodyFat: 21.2, waist: 33.25 });
    // September 18 has no weight, so September 25 is compared with September 11.
    expect(rows.find(({ measurement }) => measurement.localDate === '2026-09-25')?.previous.weight).toBe(176.3);
    expect(rows[9]?.previous).toEqual({ weight: 177.1, bodyFat: null, waist: 34.5 });
  });

  it('needs more pages until the chart is full and the last row has a previous weight', () => {
    expect(isEnough(season, 10)).toBe(true);
    expect(isEnough(season.slice(0, 10), 10)).toBe(false);
    expect(
      isEnough(
        season.map((each) => ({ ...each, weight: null })),
        10,
      ),
    ).toBe(false);
  });
});

describe('the chart', () => {
  it('shows the last eight weights, oldest first, and marks the lowest and the highest', () => {
    const bars = weightBars(season, 'lb', 'en');
    expect(bars.map(({ value }) => value)).toEqual([175.9, 174.6, 175.2, 174, 173.1, 172.2, 172.6, 171.4]);
    expect(bars.map(({ mark }) => mark)).toEqual(['highest', null, null, null, null, null, null, 'lowest']);
    expect(bars.map(({ name }) => name.join(' '))).toEqual(['25 Sep', '2 Oct', '9', '16', '30', '6 Nov', '13', '20']);
  });

  it('marks the latest of equal weights, and none if all are equal', () => {
    const ties = weightBars([measurement(170), measurement(172), measurement(170), measurement(172)], 'lb', 'en');
    expect(ties.map(({ mark }) => mark)).toEqual([null, null, 'highest', 'lowest']);
    expect(weightBars([measurement(170), measurement(170)], 'lb', 'en').map(({ mark }) => mark)).toEqual([null, null]);
    expect(weightBars([measurement(170)], 'lb', 'en').map(({ mark }) => mark)).toEqual([null]);
  });

  it('highlights the newest weight and labels its marks', () => {
    const { rows } = weightContent(weightBars(season, 'lb', 'en'), { lowest: 'Lowest', highest: 'Highest' });
    expect(rows.map(({ fill }) => fill === undefined)).toEqual([false, false, false, false, false, false, false, true]);
    expect(rows.at(-1)).toMatchObject({ mark: 'Lowest', values: { weight: 171.4 }, name: ['20'] });
    expect(rows[0]?.cells.at(-1)).toBe('Highest');
  });
});

describe('a weight far from the last one', () => {
  const on = (localDate: string, weight: number | null) => measurement(weight, { localDate });

  it.each([
    [170, 195.5, false],
    [170, 195.6, true],
    [170, 144.5, false],
    [170, 144.4, true],
  ])('after %d, %d is far: %j', (last, weight, far) => {
    expect(distantWeight(weight, TODAY, [on('2026-11-13', null), on('2026-11-12', last)]) !== null).toBe(far);
  });

  it('is compared within 30 days only, and not with itself or a later one', () => {
    expect(distantWeight(100, TODAY, [on('2026-10-21', 170)])?.weight).toBe(170);
    expect(distantWeight(100, TODAY, [on('2026-10-20', 170)])).toBeNull();
    const edited = on(TODAY, 170);
    expect(distantWeight(100, TODAY, [edited], edited.id)).toBeNull();
    expect(distantWeight(100, '2026-11-19', [edited])).toBeNull();
    expect(distantWeight(100, TODAY, [])).toBeNull();
  });
});

describe('the form', () => {
  it.each([american, metric])('sends unchanged values in %j without rounding', (units) => {
    const stored = measurement(171.43, {
      bodyFat: 20.85,
      muscleMass: 78.51,
      waist: 33.27,
      neck: 15.01,
      notes: 'as it was',
    });
    const { weight, bodyFat, muscleMass, waist, neck, notes } = stored;
    expect(bodyOf(valuesOf(stored, units), stored, units, TODAY)).toEqual({
      weight,
      bodyFat,
      muscleMass,
      waist,
      neck,
      notes,
      chest: null,
      hips: null,
      arms: null,
      thighs: null,
    });
  });

  it('converts kilograms and centimetres to pounds and inches and sends empty fields as null', () => {
    const body = bodyOf({ ...newMeasurement(TODAY), weight: 77.5, waist: 84 }, null, metric, TODAY);
    expect(body).toMatchObject({ weight: 170.86, waist: 33.07, hips: null, notes: null });
    expect(body).not.toHaveProperty('measuredAt');
  });

  it('sends the day of a new measurement unless it is today, and of an edited one if it changed', () => {
    const values = { ...newMeasurement('2026-11-18'), weight: 170 };
    expect(bodyOf(values, null, american, TODAY).measuredAt).toBe('2026-11-18');
    const stored = measurement(170, { localDate: '2026-11-18' });
    expect(bodyOf(values, stored, american, TODAY)).not.toHaveProperty('measuredAt');
    expect(bodyOf({ ...values, day: TODAY }, stored, american, TODAY).measuredAt).toBe(TODAY);
  });

  it('requires at least one positive number, body fat between 0 and 100, and a valid day', () => {
    const empty = newMeasurement(TODAY);
    expect(problemsOf(empty, TODAY, american)).toEqual({ weight: 'nothing' });
    expect(problemsOf({ ...empty, weight: 170 }, TODAY, american)).toEqual({});
    expect(problemsOf({ ...empty, weight: 0, bodyFat: 100.5, waist: 0 }, TODAY, american)).toEqual({
      weight: 'notPositive',
      bodyFat: 'bodyFatRange',
      waist: 'notPositive',
    });
    expect(problemsOf({ ...empty, bodyFat: 0 }, TODAY, american)).toEqual({});
    expect(problemsOf({ ...empty, bodyFat: 100 }, TODAY, american)).toEqual({});
    // The limit of 5000 is in lbs. 2300 kg exceed it.
    expect(problemsOf({ ...empty, weight: 2300 }, TODAY, metric)).toEqual({ weight: 'tooMuch' });
    expect(problemsOf({ ...empty, weight: 2300 }, TODAY, american)).toEqual({});
    expect(problemsOf({ ...empty, weight: 170, day: '' }, TODAY, american)).toEqual({ day: 'dayRequired' });
    expect(problemsOf({ ...empty, weight: 170, day: '2026-11-21' }, TODAY, american)).toEqual({});
    expect(problemsOf({ ...empty, weight: 170, day: '2026-11-22' }, TODAY, american)).toEqual({ day: 'dayAhead' });
  });
});

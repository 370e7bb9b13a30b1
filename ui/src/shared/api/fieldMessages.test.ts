import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { ApiError } from './client';
import { fieldMessages, refusalMessage } from './fieldMessages';

const metric = { ...mara, weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km', energyUnit: 'kJ' } as const;
type Field = [message: string, code: string, parameters?: Record<string, number>];

// Like a response of the server, whose message is that of the first field.
function refused(fields: Record<string, Field>, message = Object.values(fields)[0]) {
  const reasonOf = ([, code, parameters]: Field) => ({ code, ...(parameters && { parameters }) });
  const each = Object.entries(fields);
  return new ApiError(
    400,
    JSON.stringify({
      message: message?.[0],
      reason: message && reasonOf(message),
      fields: Object.fromEntries(each.map(([name, [text]]) => [name, text])),
      fieldReasons: Object.fromEntries(each.map(([name, field]) => [name, reasonOf(field)])),
    }),
  );
}

const atLeast = (minimum: number): Field => [`Must be at least ${minimum}`, 'AT_LEAST', { minimum }];
const atMost = (maximum: number): Field => [`Must be at most ${maximum}`, 'AT_MOST', { maximum }];

const bounds = refused({
  targetWeight: atMost(1500),
  weight: atLeast(1),
  waist: atMost(1000),
  distance: atMost(10_000_000),
  dailyCalories: atLeast(400),
  'exercises[2].weight': atMost(5000),
});

describe('a limit of a field', () => {
  it('is shown in kilograms, centimetres, kilometres and kilojoules if the user chose them', () => {
    signIn(metric);
    expect(fieldMessages(bounds)).toEqual({
      targetWeight: 'At most 680.39 kg',
      weight: 'At least 0.46 kg',
      waist: 'At most 2540 cm',
      distance: 'At most 10,000 km',
      dailyCalories: 'At least 1674 kJ',
      'exercises[2].weight': 'At most 2267.96 kg',
    });
  });

  it('is shown in pounds, inches, miles and kilocalories if the user chose those', () => {
    signIn({ ...mara, weightUnit: 'lb', lengthUnit: 'in', distanceUnit: 'mi', energyUnit: 'kcal' });
    expect(fieldMessages(bounds)).toEqual({
      targetWeight: 'At most 1500 lbs',
      weight: 'At least 1 lbs',
      waist: 'At most 1000 in',
      distance: 'At most 6213.71 mi',
      dailyCalories: 'At least 400 kcal',
      'exercises[2].weight': 'At most 5000 lbs',
    });
  });

  it('is shown in German with a decimal comma', () => {
    signIn({ ...metric, locale: 'de' });
    expect(fieldMessages(bounds)).toMatchObject({ targetWeight: 'Höchstens 680,39 kg', weight: 'Mindestens 0,46 kg' });
  });

  it('of calories is the server’s message in kilocalories, and a converted number in kilojoules', () => {
    const error = refused({ calories: ['Calories must be at least 1', 'CALORIES_TOO_LOW', { minimum: 1 }] });
    signIn({ ...mara, energyUnit: 'kcal' });
    expect(fieldMessages(error)).toEqual({ calories: 'Calories must be at least 1' });
    signIn(metric);
    expect(fieldMessages(error)).toEqual({ calories: 'At least 4 kJ' });
  });

  it('without a unit is unchanged', () => {
    signIn(metric);
    expect(fieldMessages(refused({ age: atMost(130), weight: ['Must be greater than 0', 'NOT_POSITIVE'] }))).toEqual({
      age: 'Must be at most 130',
      weight: 'Must be greater than 0',
    });
  });

  it('is converted in the message of the whole error too; other messages are unchanged', () => {
    signIn(metric);
    expect(refusalMessage(bounds, 'No')).toBe('At most 680.39 kg');
    const gone = refused({ workoutPlanId: ['Workout plan not found', 'PLAN_NOT_FOUND'] }, [
      'This workout plan no longer exists.',
      'PLAN_GONE',
    ]);
    expect(refusalMessage(gone, 'No')).toBe('This workout plan no longer exists.');
    expect(refusalMessage(new ApiError(503, JSON.stringify({ message: 'The server is busy.' })), 'No')).toBe(
      'The server is busy.',
    );
    expect(refusalMessage(new TypeError('offline'), 'No')).toBe('No');
  });
});

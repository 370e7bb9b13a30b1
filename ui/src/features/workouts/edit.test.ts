import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Workout } from '@/shared/api/types';
import { draftInUnits, editBody, editValues } from './edit';

const TODAY = '2026-11-20';
const metric = { energy: 'kJ', distance: 'km' } as const;
const workout: Workout = {
  ...example<Workout>('create_workout.manual').response.body!,
  type: 'running', name: 'Easy run', duration: 31, calories: 271.3, distance: 5012.4, intensity: 'very_high',
  notes: 'windy', localDate: '2026-11-18',
};

describe('changing a logged workout', () => {
  it('sends nothing when nothing was changed, whatever the units', () => {
    expect(editBody(workout, editValues(workout, metric, TODAY), metric, TODAY)).toEqual({});
    const bare: Workout = { ...workout, calories: null, distance: null, intensity: null, notes: null, duration: null };
    expect(editBody(bare, editValues(bare, metric, TODAY), metric, TODAY)).toEqual({});
  });

  it('sends nothing of a draft that was left in other units, and what was typed there as it was meant', () => {
    const us = { energy: 'kcal', distance: 'mi' } as const;
    const untouched = draftInUnits(workout, editValues(workout, us, TODAY), us, metric);
    expect(untouched).toEqual(editValues(workout, metric, TODAY));
    expect(editBody(workout, untouched, metric, TODAY)).toEqual({});
    const typed = draftInUnits(workout, { ...editValues(workout, us, TODAY), distance: 4, calories: null }, us, metric);
    expect(typed).toMatchObject({ distance: 6.44, calories: null });
    expect(editBody(workout, typed, metric, TODAY)).toEqual({ distance: 6440, calories: null });
  });

  it('sends what was emptied as null', () => {
    const values = { ...editValues(workout, metric, TODAY), name: ' ', duration: null, calories: null, intensity: null, notes: '' };
    expect(editBody(workout, values, metric, TODAY)).toEqual({ name: null, duration: null, calories: null, intensity: null, notes: null });
  });

  it('drops the distance with a type that has none', () => {
    const values = { ...editValues(workout, metric, TODAY), type: 'yoga' as const };
    expect(editBody(workout, values, metric, TODAY)).toEqual({ type: 'yoga', distance: null });
  });

  it('sends another day, also today, and keeps the day when the field was emptied', () => {
    const values = editValues(workout, metric, TODAY);
    expect(editBody(workout, { ...values, date: '2026-11-17' }, metric, TODAY)).toEqual({ date: '2026-11-17' });
    expect(editBody(workout, { ...values, date: null }, metric, TODAY)).toEqual({ date: TODAY });
    expect(editBody(workout, { ...values, date: '' }, metric, TODAY)).toEqual({});
  });
});

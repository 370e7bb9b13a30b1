import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Workout } from '@/shared/api/types';
import { blankCalories, draftInUnits, editBody, editValues } from './edit';

const TODAY = '2026-11-20';
const metric = { energy: 'kJ', distance: 'km' } as const;
const workout: Workout = {
  ...example<Workout>('create_workout.manual').response.body!,
  type: 'running',
  name: 'Easy run',
  duration: 31,
  calories: 271.3,
  caloriesEstimated: false,
  distance: 5012.4,
  intensity: 'very_high',
  notes: 'windy',
  localDate: '2026-11-18',
};

describe('editing a logged workout', () => {
  it('sends nothing when nothing was changed, whatever the units', () => {
    expect(editBody(workout, editValues(workout, metric, TODAY), metric, TODAY)).toEqual({});
    const bare: Workout = { ...workout, calories: null, distance: null, intensity: null, notes: null, duration: null };
    expect(editBody(bare, editValues(bare, metric, TODAY), metric, TODAY)).toEqual({});
  });

  it('converts a draft from other units, and sends only what was typed', () => {
    const us = { energy: 'kcal', distance: 'mi' } as const;
    const untouched = draftInUnits(workout, editValues(workout, us, TODAY), us, metric);
    expect(untouched).toEqual(editValues(workout, metric, TODAY));
    expect(editBody(workout, untouched, metric, TODAY)).toEqual({});
    const typed = draftInUnits(workout, { ...editValues(workout, us, TODAY), distance: 4, calories: null }, us, metric);
    expect(typed).toMatchObject({ distance: 6.44, calories: null });
    expect(editBody(workout, typed, metric, TODAY)).toEqual({ distance: 6440, calories: null });
  });

  it('sends null for an emptied field', () => {
    const values = {
      ...editValues(workout, metric, TODAY),
      name: ' ',
      duration: null,
      calories: null,
      intensity: null,
      notes: '',
    };
    expect(editBody(workout, values, metric, TODAY)).toEqual({
      name: null,
      duration: null,
      calories: null,
      intensity: null,
      notes: null,
    });
  });

  it('removes the distance for a type without one', () => {
    const values = { ...editValues(workout, metric, TODAY), type: 'yoga' as const };
    expect(editBody(workout, values, metric, TODAY)).toEqual({ type: 'yoga', distance: null });
  });

  it('sends a changed day, including today, and keeps the day if the field is emptied', () => {
    const values = editValues(workout, metric, TODAY);
    expect(editBody(workout, { ...values, date: '2026-11-17' }, metric, TODAY)).toEqual({ date: '2026-11-17' });
    expect(editBody(workout, { ...values, date: null }, metric, TODAY)).toEqual({ date: TODAY });
    expect(editBody(workout, { ...values, date: '' }, metric, TODAY)).toEqual({});
  });
});

describe('estimated calories', () => {
  const us = { energy: 'kcal', distance: 'mi' } as const;
  const estimated: Workout = { ...workout, duration: 30, calories: 272, caloriesEstimated: true };
  const ofPlan: Workout = { ...workout, duration: 30, calories: 240, plannedWorkoutId: 7 };
  const change = (of: Workout, values: Partial<ReturnType<typeof editValues>>) =>
    editBody(of, { ...editValues(of, us, TODAY), ...values }, us, TODAY);

  it('are blank in the form, and do not change unless type or duration changes', () => {
    for (const of of [estimated, ofPlan]) {
      expect(editValues(of, us, TODAY).calories).toBeNull();
      expect(change(of, {})).toEqual({});
      expect(change(of, { name: 'Hills' })).toEqual({ name: 'Hills' });
      expect(blankCalories(of, 'running', 30, 180)).toBe(of.calories);
    }
  });

  it('are estimated again for another type or duration', () => {
    expect(change(estimated, { duration: 60 })).toEqual({ duration: 60, calories: null });
    expect(change(estimated, { type: 'walking' })).toEqual({ type: 'walking', calories: null });
    expect(change(estimated, { duration: null })).toEqual({ duration: null, calories: null });
    expect(blankCalories(estimated, 'running', 60, 150)).toBe(544);
  });

  it('follow the minutes of a completed plan', () => {
    expect(change(ofPlan, { duration: 45 })).toEqual({ duration: 45, calories: 360 });
    expect(blankCalories(ofPlan, 'running', 45, 150)).toBe(360);
  });

  it('are replaced by a typed value', () => {
    expect(change(estimated, { duration: 60, calories: 500 })).toEqual({ duration: 60, calories: 500 });
    expect(change(ofPlan, { calories: 250 })).toEqual({ calories: 250 });
  });

  it('do not replace a typed value', () => {
    expect(change(workout, { duration: 60 })).toEqual({ duration: 60 });
  });
});

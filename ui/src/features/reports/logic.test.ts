import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { NutritionReport } from '@/shared/api/types';
import {
  byYear,
  completionTone,
  consistency,
  dayMade,
  daysIn,
  energyShares,
  entriesPerDay,
  foodsOf,
  goalShare,
  monthOf,
  previousMonth,
} from './logic';

const reports = example<NutritionReport[]>('list_nutrition_reports.years').response.body!;
const november = reports.find(({ year, month }) => year === 2026 && month === 11)!;

describe('reports', () => {
  it('stand by year, newest first, months descending, however they come', () => {
    const shuffled = [...reports].reverse();
    expect(byYear(shuffled).map(({ year, reports: months }) => [year, months.map(({ month }) => month)])).toEqual([
      [2026, [11, 10, 9]],
      [2025, [12]],
    ]);
  });

  it.each([
    [null, 'low'],
    [0, 'low'],
    [0.6999, 'low'],
    [0.7, 'fair'],
    [0.8999, 'fair'],
    [0.9, 'good'],
    [1, 'good'],
  ])('with a completion of %j are %s', (rate, tone) => {
    expect(completionTone(rate)).toBe(tone);
  });

  it('track as consistently as days logged divided by days of the month', () => {
    expect(daysIn({ year: 2024, month: 2 })).toBe(29);
    expect(daysIn({ year: 2026, month: 2 })).toBe(28);
    expect(daysIn({ year: 2025, month: 12 })).toBe(31);
    expect(consistency({ ...november, daysLogged: 15 })).toBe(0.5);
  });

  it('average entries over logged days, and nothing over none', () => {
    expect(entriesPerDay(november)).toBe(2);
    expect(entriesPerDay({ ...november, totalEntries: 0, daysLogged: 0 })).toBe(0);
  });

  it('fill the bar of the goal at most', () => {
    expect(goalShare(november)).toBe(97.5);
    expect(goalShare({ ...november, averageDailyCalories: 4000 })).toBe(100);
  });

  it('take the foods apart, also those with a comma in their name', () => {
    expect(foodsOf(november)).toEqual(['Chicken and rice ×11', 'Oatmeal ×6', 'Yogurt with berries ×5']);
    expect(foodsOf({ ...november, topFoods: 'Bread, rye ×2, Tea ×1' })).toEqual(['Bread, rye ×2', 'Tea ×1']);
    expect(foodsOf({ ...november, topFoods: '' })).toEqual([]);
  });

  it('share the energy of protein, carbs and fat', () => {
    const shares = energyShares({ ...november, totalProtein: 100, totalCarbs: 200, totalFat: 100 });
    expect(shares.map(({ macro, share }) => [macro, Number(share.toFixed(3))])).toEqual([
      ['protein', 0.19],
      ['carbs', 0.381],
      ['fat', 0.429],
    ]);
    expect(energyShares({ ...november, totalProtein: 0, totalCarbs: 0, totalFat: 0 })).toEqual([]);
  });

  it('were made on the local day of their making', () => {
    const late = { ...november, updatedAt: '2026-11-20T23:30:00.000Z', utcOffset: 60 };
    expect(dayMade(late, 'en')).toBe('November 21, 2026');
  });
});

it('the month before January is December of the year before', () => {
  expect(previousMonth(monthOf('2026-01-15'))).toEqual({ year: 2025, month: 12 });
  expect(previousMonth(monthOf('2026-11-20'))).toEqual({ year: 2026, month: 10 });
});

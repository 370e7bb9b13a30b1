// Rules of the monthly reports: order, badge color, shares and rates.
import type { NutritionReport } from '@/shared/api/types';
import { formatDay, type Day } from '@/shared/lib/dates';

export interface Month {
  year: number;
  // 1 is January.
  month: number;
}

export function monthOf(day: Day): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function previousMonth({ year, month }: Month): Month {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

export function isSameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month;
}

// For example '2026-09', as in the URL.
export function monthKey({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

// 'September 2026'
export function monthName(month: Month, format: string): string {
  return formatDay(`${monthKey(month)}-01`, format, { month: 'long', year: 'numeric' });
}

// The local day on which the report was last generated.
export function generatedDay({ updatedAt, utcOffset }: NutritionReport, format: string): string {
  const local = new Date(Date.parse(updatedAt) + utcOffset * 60_000).toISOString().slice(0, 10);
  return formatDay(local, format, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

interface YearOfReports {
  year: number;
  reports: NutritionReport[];
}

// Years newest first, their months descending.
export function byYear(reports: readonly NutritionReport[]): YearOfReports[] {
  const sorted = [...reports].sort((one, other) => other.year - one.year || other.month - one.month);
  const years = [...new Set(sorted.map(({ year }) => year))];
  return years.map((year) => ({ year, reports: sorted.filter((report) => report.year === year) }));
}

type CompletionTone = 'good' | 'fair' | 'low';

export function completionTone(rate: number | null): CompletionTone {
  if (rate === null || rate < 0.7) return 'low';
  return rate >= 0.9 ? 'good' : 'fair';
}

// The share of the month's days with entries. Future days count as days without entries.
export function consistency(report: NutritionReport): number {
  return report.daysLogged / daysIn(report);
}

export function entriesPerDay({ totalEntries, daysLogged }: NutritionReport): number {
  return daysLogged === 0 ? 0 : totalEntries / daysLogged;
}

// 'Oatmeal ×12, Chicken ×9' as a list.
export function foodsOf({ topFoods }: NutritionReport): string[] {
  return (topFoods ?? '').split(/(?<=×\d+), /).filter((food) => food !== '');
}

// The fill of the daily goal bar in percent.
export function goalShare({ averageDailyCalories, dailyGoal }: NutritionReport): number {
  return dailyGoal > 0 ? Math.min(100, (averageDailyCalories / dailyGoal) * 100) : 0;
}

// 0.975 becomes '98%'.
export function percentText(share: number, format: string): string {
  return new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

// kcal per gram.
const energyOf = { protein: 4, carbs: 4, fat: 9 } as const;

interface EnergyShare {
  macro: keyof typeof energyOf;
  // 0 to 1. All shares add up to 1.
  share: number;
}

// The share of each macro in the energy of all macros; empty if none was logged.
export function energyShares({ totalProtein, totalCarbs, totalFat }: NutritionReport): EnergyShare[] {
  const grams = { protein: totalProtein, carbs: totalCarbs, fat: totalFat };
  const macros = ['protein', 'carbs', 'fat'] as const;
  const all = macros.reduce((sum, macro) => sum + grams[macro] * energyOf[macro], 0);
  return all === 0 ? [] : macros.map((macro) => ({ macro, share: (grams[macro] * energyOf[macro]) / all }));
}

export const undoKeyOf = (id: number) => `report-${id}`;

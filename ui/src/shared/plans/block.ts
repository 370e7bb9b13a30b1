// The week of a plan's block on a day. A plan that goes on after its last week begins again with week 1. Pure functions.
import type { WorkoutPlan } from '@/shared/api/types';
import { daysBetween, weekStart, type Day } from '@/shared/lib/dates';

interface BlockWeek {
  // From 1.
  week: number;
  weeks: number;
  lighter: boolean;
  // The first week of a repeated block.
  again: boolean;
}

type Block = Pick<WorkoutPlan, 'blockWeeks' | 'blockStarted' | 'lighterWeeks'>;

// Weeks begin on Monday, as on the server. Null for a plan without weeks.
export function blockWeekOf({ blockWeeks, blockStarted, lighterWeeks }: Block, day: Day): BlockWeek | null {
  if (blockWeeks === null || blockStarted === null) return null;
  const passed = Math.max(0, Math.floor(daysBetween(weekStart(blockStarted), weekStart(day)) / 7));
  const week = (passed % blockWeeks) + 1;
  return { week, weeks: blockWeeks, lighter: lighterWeeks.includes(week), again: week === 1 && passed > 0 };
}

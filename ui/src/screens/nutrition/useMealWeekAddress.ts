// The shown week and tab of the meal week, stored in the URL so that they survive a reload.
import { useSearchParams } from 'react-router';
import type { Day } from '@/shared/lib/dates';

export const mealWeekTabs = ['meals', 'list'] as const;
export type MealWeekTab = (typeof mealWeekTabs)[number];

export function useMealWeekAddress() {
  const [parameters, setParameters] = useSearchParams();
  const week = parameters.get('week');
  const tab: MealWeekTab = mealWeekTabs.find((each) => each === parameters.get('tab')) ?? 'meals';
  // All weeks and tabs share one history entry.
  const goTo = (toTab: MealWeekTab, toWeek: Day | null) =>
    setParameters(
      { ...(toTab !== 'meals' && { tab: toTab }), ...(toWeek && { week: toWeek }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab,
    // As in the address; it may not be a day.
    requested: week,
    goToTab: (to: MealWeekTab) => goTo(to, week),
    // Null for the present week.
    goToWeek: (first: Day | null) => goTo(tab, first),
  };
}

// The queries of planned meals, and of what is made from them.
import type { QueryClient } from '@tanstack/react-query';
import { forgetUnseen, refetchPaths, type PathPrefix } from './queryClient';

const mealPlanPaths: readonly PathPrefix[] = ['/api/daily-meal-plan', '/api/meal-week', '/api/shopping-list'];

// After a change of the plans, or of what the server makes them from.
export function refetchMealPlans(client: QueryClient): Promise<void> {
  forgetUnseen(client, mealPlanPaths);
  return refetchPaths(client, mealPlanPaths);
}

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { NutritionStats } from '@/shared/api/types';
import { MealSuggestionsCard } from './MealSuggestionsCard';

const LITTLE_LEFT = "Too little is left of today's goal for a meal. If you are hungry, eat; one day decides nothing.";
const stats = (remaining: number): NutritionStats => ({
  ...example<NutritionStats>('show_nutrition_stats.empty').response.body!,
  remaining,
});
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Get Suggestions' }));

beforeEach(() => signIn());

it('offers nothing when less than 100 kcal are left', () => {
  renderPart(<MealSuggestionsCard stats={stats(99)} />);
  expect(screen.getByText(LITTLE_LEFT)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it("shows the server's note instead of an empty list", async () => {
  server.use(...recordedResponses('suggest_meals.little_left'));
  renderPart(<MealSuggestionsCard stats={stats(100)} />);
  await ask();
  expect(await screen.findByText(LITTLE_LEFT)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByText('Meal suggestions generated!')).toBeNull();
});

it('names the allergens that the built-in suggestions leave out, but not for a model', async () => {
  signIn({ ...mara, allergens: ['milk', 'nuts'] });
  server.use(...recordedResponses('suggest_meals.success'));
  renderPart(<MealSuggestionsCard stats={stats(640)} />);
  await ask();
  expect(await screen.findByText(/built-in coach · Planned without: milk, tree nuts\. Read the labels/)).toBeVisible();
  const answer = { ...example<object>('suggest_meals.success').response.body, source: 'model' };
  server.use(http.post('/api/coaching/meal-suggestions', () => HttpResponse.json(answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Get other suggestions' }));
  expect(await screen.findByText(/AI model · Not checked for allergens/)).toBeVisible();
});

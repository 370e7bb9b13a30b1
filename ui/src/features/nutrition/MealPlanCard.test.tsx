import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { MealPlanCard } from './MealPlanCard';

const card = () => within(screen.getByRole('region', { name: "Today's Nutrition Plan" }));
const lines = () => card().getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => signIn());

describe('the nutrition plan card without planned meals', () => {
  it('says so, and shows the calorie target and how it may spread over breakfast, lunch, dinner and snacks', async () => {
    server.use(...recordedAnswers('show_daily_meal_plan.empty'));
    renderPart(<MealPlanCard />);
    expect(await card().findByText(/^No meals are planned for today/)).toBeVisible();
    expect(card().getByText('Calorie target').parentElement).toHaveTextContent('1800kcal');
    expect(lines()).toEqual([
      'Breakfastabout 450 kcal', 'Lunchabout 630 kcal', 'Dinnerabout 540 kcal', 'Snacksabout 180 kcal',
    ]);
  });

  it('shows the target in kilojoules to who chose them', async () => {
    signIn({ ...mara, energyUnit: 'kJ' });
    server.use(...recordedAnswers('show_daily_meal_plan.empty'));
    renderPart(<MealPlanCard />);
    expect((await card().findByText('Calorie target')).parentElement).toHaveTextContent('7531kJ');
  });

  it('says when it could not be loaded, and tries again', async () => {
    server.use(http.get('/api/daily-meal-plan', () => HttpResponse.error()));
    renderPart(<MealPlanCard />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedAnswers('show_daily_meal_plan.empty'));
    await userEvent.click(retry);
    expect(await card().findByText(/^No meals are planned for today/)).toBeVisible();
  });

  it('leads to the food log where that exists, and the tour finds that way', async () => {
    server.use(...recordedAnswers('show_daily_meal_plan.empty'));
    const { unmount } = renderPart(<MealPlanCard />);
    await card().findByText(/^No meals/);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPart(<MealPlanCard />, { places: ['/nutrition'] });
    const link = await screen.findByRole('link', { name: 'Track Your Food' });
    expect(link).toHaveAttribute('href', '/nutrition');
    expect(document.querySelectorAll('[data-tour=trackNutrition]')).toHaveLength(1);
    expect(link).toHaveAttribute('data-tour', 'trackNutrition');
  });
});

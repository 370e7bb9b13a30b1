import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { GeneratedMealPlan } from '@/shared/api/types';
import { MealPlanCard } from './MealPlanCard';

const name = example<GeneratedMealPlan>('show_daily_meal_plan.planned').response.body!.meals!.lunch!.name;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn();
  server.use(...recordedResponses('show_daily_meal_plan.planned', 'list_food_entries.empty'));
});

describe('a planned meal', () => {
  it('has its recipe and its swap side by side, apart from its macros', async () => {
    renderPart(<MealPlanCard />);
    const recipe = await screen.findByRole('button', { name: `Recipe for ${name}` });
    expect(recipe).toHaveTextContent('Recipe');
    const swap = screen.getByRole('button', { name: `Swap ${name} for another dish` });
    expect([...recipe.parentElement!.children]).toEqual([recipe, swap]);
  });

  it('keeps the focus on the button that swaps it', async () => {
    const swapped = example<GeneratedMealPlan>('show_daily_meal_plan.planned').response.body!;
    const answer = gate();
    server.use(
      http.post('/api/daily-meal-plan/swap', async () => {
        await answer.opened;
        return HttpResponse.json({
          ...swapped,
          meals: { ...swapped.meals!, lunch: { ...swapped.meals!.lunch!, name: 'Lentil soup' } },
        });
      }),
    );
    renderPart(<MealPlanCard />);
    const swap = await screen.findByRole('button', { name: `Swap ${name} for another dish` });
    swap.focus();
    fireEvent.click(swap);
    await waitFor(() => expect(swap).toHaveAttribute('aria-disabled', 'true'));
    expect(swap).toHaveFocus();
    answer.open();
    expect(await screen.findByRole('button', { name: 'Swap Lentil soup for another dish' })).toHaveFocus();
  });

  it('is available in German, with a link to the food log', async () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<MealPlanCard />, { screenPaths: ['/nutrition'] });
    expect(await screen.findByRole('button', { name: `Rezept für ${name}` })).toHaveTextContent('Rezept');
    expect(screen.getByRole('link', { name: 'Zum Ernährungstagebuch' })).toHaveAttribute('href', '/nutrition');
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { WeekPlan } from '@/shared/api/types';
import { MealWeek } from './MealWeek';

const week = example<WeekPlan>('show_meal_week.planned').response.body!;
const dinner = week.days[5]!.meals!.dinner!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn(mara);
  server.use(...recordedResponses('list_food_entries.empty'));
});

afterEach(() => vi.useRealTimers());

const open = () => renderPart(<MealWeek />, { path: '/nutrition/week' });

it('the button that swaps a meal keeps the focus, and a second press while it works does nothing', async () => {
  const asked = gate();
  let count = 0;
  server.use(
    ...recordedResponses('show_meal_week.planned'),
    http.post('/api/daily-meal-plan/swap', async () => {
      count += 1;
      await asked.opened;
      return HttpResponse.json({
        dailyCalories: 1800,
        meals: { ...week.days[5]!.meals!, dinner: { ...dinner, name: 'Lentil soup' } },
        message: null,
        note: null,
      });
    }),
  );
  open();
  const swap = await screen.findByRole('button', { name: `Swap ${dinner.name} for another dish` });
  swap.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(swap).toHaveFocus();
  asked.open();
  expect(await screen.findByRole('button', { name: 'Swap Lentil soup for another dish' })).toHaveFocus();
  expect(count).toBe(1);
});

it('once a week is planned, the heading of the page has the focus instead of the button that disappears', async () => {
  server.use(...recordedResponses('show_meal_week.none', 'plan_meal_week.success'));
  open();
  const plan = await screen.findByRole('button', { name: 'Plan the week' });
  act(() => plan.focus());
  await userEvent.keyboard('{Enter}');
  expect(await findToast('Your week is planned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plan the week' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry } from '@/shared/api/types';
import { QuickFood } from './QuickFood';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const days = example<FoodEntry[]>('list_food_entries.days').response.body!;
const yesterdays = days.filter(({ localDate }) => localDate === '2026-11-19');
const shown = () =>
  screen.queryAllByRole('button', { name: /yesterday/ }).map((each) => each.getAttribute('aria-label'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('meals as yesterday', () => {
  it('are offered if they are not logged today yet', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/food-entries', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('from'));
        return HttpResponse.json(days);
      }),
    );
    renderPart(<QuickFood />);
    await screen.findByRole('button', { name: 'Lunch 610 kcal, as yesterday' });
    expect(shown()).toEqual(['Lunch 610 kcal, as yesterday']);
    expect(asked).toEqual(['2026-11-19']);
  });

  it('are logged in one tap, can be undone, and are offered again then', async () => {
    const copied = example<FoodEntry[]>('copy_food_entries.meal').response.body!;
    let log: FoodEntry[] = yesterdays;
    server.use(
      http.get('/api/food-entries', () => HttpResponse.json(log)),
      http.post('/api/food-entries/copy', () => {
        log = [...copied.map((entry) => ({ ...entry, localDate: '2026-11-20' })), ...yesterdays];
        return HttpResponse.json(log.slice(0, copied.length), { status: 201 });
      }),
      http.delete('/api/food-entries/:id', () => {
        log = yesterdays;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const sent = requestBodies('POST', '/api/food-entries/copy');
    renderPart(<QuickFood />);
    await userEvent.click(await screen.findByRole('button', { name: 'Breakfast 460 kcal, as yesterday' }));
    expect(await screen.findByText('2 foods copied to today')).toBeVisible();
    expect(sent).toEqual([
      { from: '2026-11-19', to: '2026-11-20', mealType: 'breakfast', clientKey: expect.any(String) as string },
    ]);
    await waitFor(() => expect(shown()).toEqual(['Lunch 610 kcal, as yesterday', 'Snack 95 kcal, as yesterday']));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Breakfast 460 kcal, as yesterday' })).toBeVisible();
  });

  it('are left out if nothing was logged yesterday; the food search can always be opened', async () => {
    server.use(...recordedResponses('list_food_entries.empty'));
    const requests = requestBodies('GET', '/api/food-entries');
    renderPart(<QuickFood />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText('As yesterday')).toBeNull();
    expect(screen.getByRole('link', { name: 'Add Food' })).toHaveAttribute('href', '/nutrition?dialog=add-food');
  });

  it('report a refusal, in German too', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(
      http.get('/api/food-entries', () => HttpResponse.json(yesterdays)),
      http.post('/api/food-entries/copy', () => HttpResponse.json(null, { status: 400 })),
    );
    renderPart(<QuickFood />);
    expect(screen.getByRole('link', { name: 'Essen eintragen' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Frühstück 460 kcal, wie gestern' }));
    expect(await findToast('Das konnte nicht kopiert werden. Bitte versuche es noch einmal.')).toBeVisible();
  });
});

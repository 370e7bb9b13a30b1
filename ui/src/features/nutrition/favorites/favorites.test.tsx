import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { outboxEntries } from '@/shared/outbox/entries';
import type { FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';

const banana = example<FoodSuggestion>('show_nutrition_suggestions.banana').response.body!;
const bread = example<FoodSuggestion[]>('show_nutrition_suggestions.own').response.body!;
const [ownBread] = bread;
const logged = example<LoggedFood[]>('list_frequent_foods.several').response.body!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00+01:00') });
  signIn();
  server.use(...recordedResponses('list_food_entries.empty', 'list_frequent_foods.several'));
});

const open = () => renderPart(<FoodDialog entry={null} day={null} meal={null} onClose={() => {}} />);
const rows = () => [...document.querySelectorAll('[data-food-row]')].map((row) => row.textContent);
const star = () => screen.findByRole('button', { name: 'Favorite' });

describe('the star in the form of a food', () => {
  it('marks the food at once, and removes the mark', async () => {
    let favorites: FoodSuggestion[] = [];
    const changes: string[] = [];
    const change = (request: Request, then: FoodSuggestion[]) => {
      changes.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
      favorites = then;
      return new HttpResponse(null, { status: 204 });
    };
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([banana])),
      http.get('/api/favorite-foods', () => HttpResponse.json(favorites)),
      http.put('/api/favorite-foods/:food', ({ request }) => change(request, [{ ...banana, favorite: true }])),
      http.delete('/api/favorite-foods/:food', ({ request }) => change(request, [])),
    );
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'banana{Enter}');
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(changes).toEqual([`PUT /api/favorite-foods/${banana.food}`]));
    await userEvent.click(await star());
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
  });

  it('goes back with a message if the mark is refused', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([banana])),
      http.put('/api/favorite-foods/:food', () => HttpResponse.json(null, { status: 400 })),
    );
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'banana{Enter}');
    await userEvent.click(await star());
    expect(await findToast('The favorite could not be saved. Please try again.')).toBeVisible();
    expect(await star()).toHaveAttribute('aria-pressed', 'false');
  });

  it('stays marked without a connection', async () => {
    server.use(
      http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json([banana])),
      http.put('/api/favorite-foods/:food', () => HttpResponse.error()),
    );
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'banana{Enter}');
    await userEvent.click(await star());
    await waitFor(() => expect(outboxEntries()).toEqual([expect.objectContaining({ state: 'waiting' })]));
    expect(await star()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not shown for a food without a reference', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enter values yourself' }));
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Favorite' })).toBeNull();
  });
});

describe('favorites in the search', () => {
  it('come before frequent foods, with a mark, and are not repeated there', async () => {
    const [first] = logged;
    server.use(...recordedResponses('list_favorite_foods.two'));
    server.use(
      http.get('/api/food-entries/frequent', () =>
        HttpResponse.json([...logged, { ...first, name: 'Banana', food: 'banana' }]),
      ),
    );
    open();
    const favorites = within(await screen.findByRole('region', { name: 'Favorites' }));
    expect(favorites.getByRole('button', { name: 'Choose Sourdough bread, 1 slice, Favorite' })).toBeVisible();
    expect(favorites.getByRole('button', { name: 'Choose Banana, 1 medium, Favorite' })).toBeVisible();
    await screen.findByRole('region', { name: 'Logged before' });
    expect(
      rows()
        .slice(0, 2)
        .every((row) => row?.includes('Favorite')),
    ).toBe(true);
    expect(rows().filter((row) => row?.includes('Banana'))).toHaveLength(1);
  });

  it('come first for a typed name, and Enter takes the first', async () => {
    server.use(...recordedResponses('list_favorite_foods.two'));
    server.use(http.get('/api/nutrition-suggestions/:name', () => HttpResponse.json(bread)));
    server.use(http.get('/api/food-entries/frequent', () => HttpResponse.json([{ ...logged[0], name: 'Bread roll' }])));
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'bread');
    await screen.findByRole('region', { name: 'Food table' });
    expect(rows()[0]).toContain(ownBread?.name);
    expect(rows()[1]).toContain('Bread roll');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(ownBread?.name);
  });
});

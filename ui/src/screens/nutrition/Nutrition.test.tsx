import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies, findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { FoodEntry, MealSuggestion } from '@/shared/api/types';
import { Nutrition } from './Nutrition';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const newUser = ['list_food_entries.empty', 'show_nutrition_stats.empty'];
const existingUser = ['list_food_entries.days', 'show_nutrition_stats.day'];
const { suggestions } = example<{ suggestions: MealSuggestion[] }>('suggest_meals.success').response.body!;
const suggested = suggestions[0]!;
const days = example<FoodEntry[]>('list_food_entries.days').response.body!;

const PLACES = ['/', '/nutrition', '/nutrition/week', '/nutrition-reports'];
const open = (query = '') => renderPart(<Nutrition />, { path: `/nutrition${query}`, screenPaths: PLACES });
const day = (name: RegExp) => within(screen.getByRole('region', { name }));
const today = () => within(screen.getByRole('region', { name: "Today's Nutrition" }));
const macro = (name: string) => today().getByText(name).parentElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

describe('the nutrition screen', () => {
  it('links to the plan of a week', () => {
    server.use(...recordedResponses(...newUser));
    open();
    expect(screen.getByRole('link', { name: 'Plan a week' })).toHaveAttribute('href', '/nutrition/week');
  });

  it('has a title, a back link, three buttons and two tabs', async () => {
    server.use(...recordedResponses(...existingUser, 'list_body_measurements.empty'));
    const { currentPath } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Monthly Reports' })).toHaveAttribute('href', '/nutrition-reports');
    expect(screen.getByRole('button', { name: 'Add Measurement' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Food Log', 'Body Measurements']);
    await screen.findByText('Birthday cake');
    await userEvent.click(screen.getByRole('tab', { name: 'Body Measurements' }));
    expect(currentPath()).toBe('/nutrition?tab=body');
    expect(screen.queryByText('Birthday cake')).toBeNull();
  });
});

describe("today's nutrition", () => {
  it('shows the date, the entries, calories, the goal, the remainder and the macros to one decimal', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    expect(await today().findByText('Friday, November 20 · 2 entries logged')).toBeVisible();
    expect(today().getByText('1168')).toBeVisible();
    expect(today().getByText('kcal remaining')).toBeVisible();
    expect(today().getByText('632 of 1800 kcal')).toBeVisible();
    expect(today().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    expect(macro('Protein')).toHaveTextContent('12.4 gof 139 g');
    expect(macro('Carbs')).toHaveTextContent('58.0 gof 186 g');
    expect(macro('Fat')).toHaveTextContent('7.1 gof 56 g');
    expect(macro('Fiber')).toHaveTextContent('9.0 g');
    expect(await today().findByText(/these totals are minimums/)).toBeVisible();
  });

  it('caps the bar at 100 % and shows the excess without suggestions', async () => {
    const stats = {
      ...example<object>('show_nutrition_stats.day').response.body,
      totalCalories: 2100,
      remaining: -300,
    };
    server.use(
      http.get('/api/nutrition-stats', () => HttpResponse.json(stats)),
      ...recordedResponses('list_food_entries.days'),
    );
    open();
    expect(await today().findByText('kcal over your goal')).toBeVisible();
    expect(today().getByText('300')).toBeVisible();
    expect(today().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.queryByText('AI Meal Suggestions')).toBeNull();
  });

  it('shows a macro over its target as over, in word and color, and one at its target as met', async () => {
    const stats = {
      ...example<object>('show_nutrition_stats.day').response.body,
      totalProtein: 151.4,
      totalCarbs: 186,
    };
    server.use(
      http.get('/api/nutrition-stats', () => HttpResponse.json(stats)),
      ...recordedResponses('list_food_entries.days'),
    );
    open();
    await today().findByText('kcal remaining');
    expect(macro('Protein')).toHaveTextContent('151.4 gof 139 g · 12.4 g over');
    expect(within(macro('Protein')!).getByText('12.4 g over')).toHaveClass('fit-over');
    expect(macro('Protein')!.querySelector('[data-over]')).not.toBeNull();
    expect(macro('Carbs')).toHaveTextContent('186.0 gof 186 g');
    expect(macro('Carbs')!.querySelector('[data-over]')).toBeNull();
  });

  it('shows kilojoules', async () => {
    signIn({ ...mara, energyUnit: 'kJ' });
    server.use(...recordedResponses(...existingUser));
    open();
    expect(await today().findByText('kJ remaining')).toBeVisible();
    expect(today().getByText('2644 of 7531 kJ')).toBeVisible();
  });

  it('shows an error that can be retried', async () => {
    server.use(
      http.get('/api/nutrition-stats', () => HttpResponse.error()),
      ...recordedResponses('list_food_entries.days'),
    );
    open();
    const retry = await today().findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('show_nutrition_stats.day'));
    await userEvent.click(retry);
    expect(await today().findByText('kcal remaining')).toBeVisible();
  });
});

describe('the food log', () => {
  it('shows the seven most recent days, newest first, with entries, calories and protein', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    const cake = await screen.findByText('Birthday cake');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Today, Fri, Nov 20',
      'Yesterday, Thu, Nov 19',
      'Wed, Nov 18',
      'Tue, Nov 17',
      'Mon, Nov 16',
      'Sun, Nov 15',
      'Sat, Nov 14',
    ]);
    expect(day(/^Yesterday/).getByText('4 entries · ≥ 19.1 g protein')).toBeVisible();
    expect(day(/^Yesterday/).getByText('1165')).toBeVisible();
    expect(day(/Nov 18/).getByText('1 entry · 12.4 g protein')).toBeVisible();
    const entry = cake.closest('li')!;
    expect(entry).toHaveTextContent('🍎');
    expect(entry).toHaveTextContent('290 kcal');
    expect(entry.textContent).toMatch(/1 slice · protein unknown · 10:15\sAM/);
    expect(within(entry).getByRole('button', { name: 'Edit Birthday cake' })).toBeVisible();
  });

  it('shows older days on request', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show older days' }));
    expect(screen.getByRole('region', { name: 'Tue, Nov 10' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mon, Nov 2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older days' })).toBeNull();
  });

  it('loads the next page if one has too few complete days', async () => {
    const offsets: (string | null)[] = [];
    const [newest] = days as [FoodEntry];
    const full = Array.from({ length: 100 }, (_, index) => ({ ...newest, id: 1000 - index }));
    server.use(
      http.get('/api/food-entries', ({ request }) => {
        const offset = new URL(request.url).searchParams.get('offset');
        offsets.push(offset);
        return HttpResponse.json(offset === '0' ? full : days);
      }),
      ...recordedResponses('show_nutrition_stats.day'),
    );
    open();
    expect(await screen.findByText('102 entries · ≥ 12.4 g protein')).toBeVisible();
    expect(offsets).toEqual(['0', '100']);
  });

  it('offers the first step while it is empty', async () => {
    server.use(...recordedResponses(...newUser, 'list_frequent_foods.empty'));
    open();
    expect(await screen.findByText('No food logged yet')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add Food' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Add Food' })).toBeVisible();
    expect(await screen.findByText(/one-tap logging/)).toBeVisible();
  });

  it('deletes an entry, updates the totals at once and restores both on Undo', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    await screen.findByText('kcal remaining');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Birthday cake' }));
    expect(screen.getByText('Birthday cake deleted')).toBeVisible();
    expect(screen.queryByText('Birthday cake')).toBeNull();
    expect(today().getByText('342 of 1800 kcal')).toBeVisible();
    expect(today().getByText(/1 entry logged/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Birthday cake')).toBeVisible();
    expect(today().getByText('632 of 1800 kcal')).toBeVisible();
  });

  it('reports an entry that could not be deleted and shows it again', async () => {
    server.use(
      ...recordedResponses(...existingUser),
      http.delete('/api/food-entries/:id', () => HttpResponse.json(null, { status: 400 })),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Birthday cake' }));
    // Leaving the page sends the deletion without waiting for the undo period.
    fireEvent(window, new Event('pagehide'));
    expect(await findToast('This could not be deleted. It was restored to the list.')).toBeVisible();
    expect(await screen.findByText('Birthday cake')).toBeVisible();
  });

  it('groups a day by meal, each with a subtotal of energy and protein', async () => {
    server.use(...recordedResponses(...existingUser));
    open();
    await screen.findByText('Birthday cake');
    const meals = day(/^Yesterday/).getAllByRole('heading', { level: 4 });
    expect(meals.map(({ textContent }) => textContent)).toEqual(['Breakfast', 'Lunch', 'Snack']);
    const breakfast = day(/^Yesterday/).getByRole('region', { name: 'Breakfast' });
    expect(breakfast).toHaveTextContent('18.6 g protein · 460 kcal');
    expect(within(breakfast).getAllByRole('listitem')).toHaveLength(2);
    expect(day(/^Yesterday/).getByRole('region', { name: 'Lunch' })).toHaveTextContent('protein unknown · 610 kcal');
  });

  it('shows the empty meals of today as a row that opens the dialog on that meal', async () => {
    server.use(...recordedResponses(...existingUser, 'list_frequent_foods.several'));
    open();
    await screen.findByText('Birthday cake');
    expect(screen.getAllByRole('button', { name: /^Add (Breakfast|Lunch|Dinner|Snack|Other)$/ })).toHaveLength(2);
    await userEvent.click(day(/^Today,/).getByRole('button', { name: 'Add Dinner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Food' }));
    expect(dialog.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  });

  it('has a card for today with its meals before anything was logged', async () => {
    const earlier = days.filter(({ localDate }) => localDate < '2026-11-20');
    server.use(
      http.get('/api/food-entries', () => HttpResponse.json(earlier)),
      ...recordedResponses('show_nutrition_stats.empty'),
    );
    open();
    await screen.findByText('Flat white');
    expect(day(/^Today,/).getByText('0 entries')).toBeVisible();
    expect(
      day(/^Today,/)
        .getAllByRole('button', { name: /^Add [A-Z]\w+$/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snack']);
  });

  it('copies a day or one of its meals to today with Undo', async () => {
    server.use(...recordedResponses(...existingUser, 'copy_food_entries.meal'));
    const sent = requestBodies('POST', '/api/food-entries/copy');
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^More options for Breakfast, Yesterday/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to today' }));
    expect(await screen.findByText('2 foods copied to today')).toBeVisible();
    expect(sent).toEqual([
      { from: '2026-11-19', to: '2026-11-20', mealType: 'breakfast', clientKey: expect.any(String) as string },
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it("logs one of today's meals again", async () => {
    server.use(...recordedResponses(...existingUser, 'copy_food_entries.meal'));
    const sent = requestBodies('POST', '/api/food-entries/copy');
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^More options for Snack, Today/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log again' }));
    await waitFor(() => expect(sent).toMatchObject([{ from: '2026-11-20', mealType: 'snack' }]));
    expect(await screen.findByText('2 foods copied to today')).toBeVisible();
  });

  it('reports a failed copy', async () => {
    server.use(...recordedResponses(...existingUser, 'copy_food_entries.nothing'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^More options for Yesterday/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy this day to today' }));
    expect(await findToast('Nothing was logged on that day')).toBeVisible();
  });

  it('shows a loading error that can be retried', async () => {
    server.use(
      http.get('/api/food-entries', () => HttpResponse.error()),
      ...recordedResponses('show_nutrition_stats.day'),
    );
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_food_entries.days'));
    await userEvent.click(retry);
    expect(await screen.findByText('Birthday cake')).toBeVisible();
  });
});

describe('the AI meal suggestions', () => {
  const meals = () => within(screen.getByRole('region', { name: 'AI Meal Suggestions' }));

  it('are requested with the remainders of the day and show their source', async () => {
    server.use(...recordedResponses(...existingUser, 'suggest_meals.success'));
    const sent = requestBodies('POST', '/api/coaching/meal-suggestions');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get Suggestions' }));
    expect(await findToast('Meal suggestions generated!')).toBeVisible();
    expect(await findToast('Check out your personalized meal recommendations below.')).toBeVisible();
    expect(sent).toEqual([
      { remainingCalories: 1168, remainingProtein: 126.6, remainingCarbs: 128, remainingFat: 48.9 },
    ]);
    const { mealName, calories, protein, carbs, fat, description } = suggested;
    const first = meals().getByText(mealName).closest('li')!;
    expect(first).toHaveTextContent(`${calories} kcal`);
    expect(first).toHaveTextContent(`Protein ${protein} g · Carbs ${carbs} g · Fat ${fat} g`);
    expect(first).toHaveTextContent(description.split('\n')[0]!);
    expect(meals().getByText(/^Suggested by the built-in coach · Not checked for allergens/)).toBeVisible();
  });

  it('name the model if it made them', async () => {
    const answer = { ...example<object>('suggest_meals.success').response.body, source: 'model' };
    server.use(
      http.post('/api/coaching/meal-suggestions', () => HttpResponse.json(answer)),
      ...recordedResponses(...existingUser),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get Suggestions' }));
    expect(await screen.findByText(/^Suggested by the AI model/)).toBeVisible();
  });

  it('show the server’s message on failure, or a default text', async () => {
    server.use(...recordedResponses(...existingUser, 'suggest_meals.nothing_left'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get Suggestions' }));
    expect(await meals().findByRole('alert')).toHaveTextContent('Must be at least 1');
    server.use(http.post('/api/coaching/meal-suggestions', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('button', { name: 'Get Suggestions' }));
    await waitFor(() =>
      expect(meals().getByRole('alert')).toHaveTextContent('Failed to generate meal suggestions. Please try again.'),
    );
  });

  it('are logged with one tap', async () => {
    server.use(...recordedResponses(...existingUser, 'suggest_meals.success', 'create_food_entry.success'));
    const sent = requestBodies('POST', '/api/food-entries');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get Suggestions' }));
    await userEvent.click(await screen.findByRole('button', { name: `Log ${suggested.mealName}` }));
    expect(await screen.findByText('Oatmeal logged')).toBeVisible();
    expect(sent[0]).toMatchObject({
      name: suggested.mealName,
      calories: suggested.calories,
      protein: suggested.protein,
      carbs: suggested.carbs,
      fat: suggested.fat,
      mealType: 'lunch',
    });
  });
});

it('is available in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses(...existingUser));
  open();
  expect(await screen.findByText('kcal übrig')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Essen eintragen' })).toBeVisible();
  expect(await screen.findByText('4 Einträge · ≥ 19,1 g Eiweiß')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vorschläge holen' })).toBeVisible();
});

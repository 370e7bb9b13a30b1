import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byAisle } from '@/features/mealplan/week/logic';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { ShoppingList } from '@/shared/api/types';
import { MealWeek } from './MealWeek';

const list = example<ShoppingList>('show_shopping_list.success').response.body!;
const { items } = list;
const [first, second] = [items[0]!, items[1]!];
const nameOf = ({ name, amount }: ShoppingList['items'][number]) => `${name} ${amount}`.trim();
const toBuy = items.filter(({ aisle }) => aisle !== 'spices');
const ticked = (ingredients: readonly string[]): ShoppingList => ({
  ...list,
  items: items.map((item) => ({ ...item, bought: ingredients.includes(item.ingredient) })),
});

const open = () => renderPart(<MealWeek />, { path: '/nutrition/week?tab=list' });
const box = (item: ShoppingList['items'][number]) => screen.findByRole('checkbox', { name: nameOf(item) });
const bought = (count: number) => screen.findByText(`${count} of ${toBuy.length} bought`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  signIn(mara);
  server.use(...recordedResponses('show_shopping_list.success'));
});

afterEach(() => vi.useRealTimers());

describe('the shopping list', () => {
  it('has a heading for each aisle and a box for each item', async () => {
    open();
    expect(await bought(0)).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(items.length);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(byAisle(items, 'en').length);
    const produce = within(screen.getByRole('region', { name: 'Fruit and vegetables' }));
    expect(produce.getAllByRole('checkbox')).toHaveLength(items.filter(({ aisle }) => aisle === 'produce').length);
    expect(screen.getByText(/^For the meals of November 20–22$/)).toBeVisible();
    const atHome = within(screen.getByRole('region', { name: 'Check at home' }));
    expect(atHome.getAllByRole('checkbox')).toHaveLength(items.length - toBuy.length);
    expect(atHome.getByText('Buy only what is missing.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('Check at home');
  });

  it('offers to plan the week if it is empty', async () => {
    server.use(...recordedResponses('show_shopping_list.none', 'plan_meal_week.success'));
    open();
    expect(await screen.findByText('No meals are planned for these days')).toBeVisible();
    server.use(...recordedResponses('show_shopping_list.success'));
    await userEvent.click(screen.getByRole('button', { name: 'Plan the week' }));
    expect(await bought(0)).toBeVisible();
  });

  it('says that a past week is over', async () => {
    server.use(...recordedResponses('show_shopping_list.none'));
    vi.setSystemTime(new Date('2026-11-24T11:00:00+01:00'));
    renderPart(<MealWeek />, { path: '/nutrition/week?tab=list&week=2026-11-16' });
    expect(await screen.findByText('This week is over')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plan the week' })).toBeNull();
  });
});

describe('a tick', () => {
  it('is shown before the server has it', async () => {
    const answer = gate();
    server.use(
      http.put('/api/shopping-list', async () => {
        await answer.opened;
        return HttpResponse.json(ticked([second.ingredient]));
      }),
    );
    const sent = requestBodies('PUT', '/api/shopping-list');
    open();
    await userEvent.click(await box(second));
    expect(await bought(1)).toBeVisible();
    expect(await box(second)).toBeChecked();
    answer.open();
    await waitFor(() => expect(sent).toEqual([{ date: list.first, ingredient: second.ingredient, bought: true }]));
    expect(await bought(1)).toBeVisible();
  });

  it('is sent after the one before, whose answer does not take it away', async () => {
    const [one, other] = [gate(), gate()];
    const got: string[] = [];
    server.use(
      http.put('/api/shopping-list', async ({ request }) => {
        const { ingredient } = (await request.json()) as { ingredient: string };
        got.push(ingredient);
        await (got.length === 1 ? one : other).opened;
        return HttpResponse.json(ticked([...got]));
      }),
    );
    open();
    await userEvent.click(await box(first));
    await userEvent.click(await box(second));
    expect(await bought(2)).toBeVisible();
    await waitFor(() => expect(got).toEqual([first.ingredient]));
    one.open();
    await waitFor(() => expect(got).toEqual([first.ingredient, second.ingredient]));
    expect(await box(second)).toBeChecked();
    other.open();
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
  });

  it('is gone again with a message if it could not be stored', async () => {
    server.use(http.put('/api/shopping-list', () => HttpResponse.error()));
    open();
    await userEvent.click(await box(first));
    expect(await findToast(`${first.name} could not be ticked`)).toBeVisible();
    expect(screen.getByText('It is as before. Check your connection, then try again.')).toBeVisible();
    expect(await box(first)).not.toBeChecked();
    expect(await bought(0)).toBeVisible();
  });

  it('of an item that is no longer needed fetches the list again', async () => {
    server.use(...recordedResponses('tick_shopping_item.missing'));
    open();
    const item = await box(first);
    server.use(http.get('/api/shopping-list', () => HttpResponse.json({ ...list, items: items.slice(1) })));
    await userEvent.click(item);
    expect(await screen.findByText(`0 of ${toBuy.length - 1} bought`)).toBeVisible();
  });

  it('is taken away by another tap and by the keyboard', async () => {
    server.use(http.get('/api/shopping-list', () => HttpResponse.json(ticked([first.ingredient]))));
    server.use(http.put('/api/shopping-list', () => HttpResponse.json(list)));
    const sent = requestBodies('PUT', '/api/shopping-list');
    open();
    (await box(first)).focus();
    await userEvent.keyboard(' ');
    expect(await bought(0)).toBeVisible();
    expect(sent).toEqual([{ date: list.first, ingredient: first.ingredient, bought: false }]);
  });

  it('of the last item says that all are bought', async () => {
    const all = items.map(({ ingredient }) => ingredient);
    server.use(http.get('/api/shopping-list', () => HttpResponse.json(ticked(all))));
    open();
    expect(await screen.findByText(`All ${toBuy.length} bought`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy as text' })).toBeDisabled();
  });
});

describe('the list on paper and as text', () => {
  it('is copied without what is bought', async () => {
    const user = userEvent.setup();
    server.use(http.get('/api/shopping-list', () => HttpResponse.json(ticked([first.ingredient]))));
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    expect(await findToast(`${items.length - 1} items copied`)).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Shopping list, November 20–22\n\nFruit and vegetables\n- /);
    expect(text).toContain(`- ${second.name}: ${second.amount}`);
    expect(text).not.toContain(`- ${first.name}:`);
  });

  it('is copied without the clipboard API, too', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'));
    const command = vi.fn(() => true);
    Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    expect(await findToast(`${items.length} items copied`)).toBeVisible();
    expect(command).toHaveBeenCalledWith('copy');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('is shared from a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }) as never,
    );
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: expect.stringMatching(/^Shopping list, /) as string,
      text: expect.stringContaining(`- ${first.name}: ${first.amount}`) as string,
    });
    expect(screen.queryByText(/copied$/)).toBeNull();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

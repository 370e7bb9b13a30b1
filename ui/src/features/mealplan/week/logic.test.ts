import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { ShoppingList, WeekPlan } from '@/shared/api/types';
import {
  byAisle,
  countBought,
  firstOfWeek,
  isFurthest,
  listAsText,
  rangeText,
  splitDays,
  withTicks,
  type ShoppingItem,
} from './logic';

const FRIDAY = '2026-11-20';
const week = example<WeekPlan>('show_meal_week.planned').response.body!;
const { items } = example<ShoppingList>('show_shopping_list.success').response.body!;

describe('the first day of the shown week', () => {
  it('is a Monday', () => {
    expect(firstOfWeek(null, FRIDAY)).toBe('2026-11-16');
    expect(firstOfWeek('2026-11-29', FRIDAY)).toBe('2026-11-23');
  });

  it('is at most four weeks ahead, and of the present week for an address that is no day', () => {
    expect(firstOfWeek('2026-12-18', FRIDAY)).toBe('2026-12-14');
    expect(firstOfWeek('2027-03-01', FRIDAY)).toBe('2026-12-14');
    expect(isFurthest('2026-12-14', FRIDAY)).toBe(true);
    expect(isFurthest('2026-12-07', FRIDAY)).toBe(false);
    for (const wrong of ['', 'soon', '2026-13-45', '2026-1-1']) expect(firstOfWeek(wrong, FRIDAY)).toBe('2026-11-16');
  });
});

it('a range names the month once, and the year if it is not the present one', () => {
  const spaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
  expect(rangeText('2026-11-16', '2026-11-22', 'en-GB', FRIDAY)).toBe('16–22 November');
  expect(spaces(rangeText('2026-11-16', '2026-11-22', 'en-US', FRIDAY))).toBe('November 16–22');
  expect(rangeText('2026-11-16', '2026-11-22', 'de', FRIDAY)).toBe('16.–22. November');
  expect(spaces(rangeText('2026-11-30', '2026-12-06', 'de', FRIDAY))).toBe('30. Nov. – 6. Dez.');
  expect(spaces(rangeText('2026-12-28', '2027-01-03', 'en-GB', FRIDAY))).toBe('28 Dec 2026 – 3 Jan 2027');
  expect(rangeText('2026-11-22', '2026-11-22', 'en-GB', FRIDAY)).toBe('22 November');
});

it('a week is split into days before today and days to come', () => {
  const { coming, empty, past } = splitDays(week, FRIDAY);
  expect(coming.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(empty).toEqual([]);
  expect(past).toEqual([]);
  const later = splitDays(week, '2026-11-22');
  expect(later.past.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
  expect(splitDays({ ...week, days: week.days.map((day) => ({ ...day, meals: null })) }, FRIDAY).empty).toHaveLength(3);
});

describe('the shopping list', () => {
  const item = (name: string, aisle: ShoppingItem['aisle'], bought = false): ShoppingItem => ({
    ingredient: name,
    name,
    amount: '100 g',
    grams: 100,
    aisle,
    bought,
  });

  it('is grouped by aisle in the order of the server, and keeps every item', () => {
    const groups = byAisle(items, 'en');
    expect(groups.map(({ aisle }) => aisle)).toEqual([...new Set(items.map(({ aisle }) => aisle))]);
    const names = (list: readonly ShoppingItem[]) => list.map(({ name }) => name).sort();
    expect(names(groups.flatMap((group) => group.items))).toEqual(names(items));
  });

  it('is in the order of the alphabet within an aisle', () => {
    const list = ['Birnen', 'Zwiebeln', 'gekochte Rote Bete', 'Äpfel'].map((name) => item(name, 'produce'));
    expect(byAisle(list, 'de')[0]!.items.map(({ name }) => name)).toEqual([
      'Äpfel',
      'Birnen',
      'gekochte Rote Bete',
      'Zwiebeln',
    ]);
  });

  it('has the last of several ticks of an item', () => {
    const [one, other] = items as [ShoppingItem, ShoppingItem];
    const ticks = [
      { ingredient: one.ingredient, bought: true },
      { ingredient: other.ingredient, bought: true },
      { ingredient: other.ingredient, bought: false },
    ];
    const ticked = withTicks(items, ticks);
    expect(ticked[0]!.bought).toBe(true);
    expect(ticked[1]!.bought).toBe(false);
    expect(countBought(ticked)).toBe(1);
    expect(countBought(items)).toBe(0);
  });

  it('as text has what is still to buy below the names of the aisles', () => {
    const list = [
      item('onions', 'produce'),
      item('leeks', 'produce', true),
      item('cod', 'fish', true),
      item('rice', 'grains'),
      { ...item('salt', 'spices'), amount: '' },
    ];
    expect(listAsText('Shopping list', byAisle(list, 'en'), (aisle) => aisle.toUpperCase())).toBe(
      'Shopping list\n\nPRODUCE\n- onions: 100 g\n\nGRAINS\n- rice: 100 g\n\nSPICES\n- salt',
    );
  });
});

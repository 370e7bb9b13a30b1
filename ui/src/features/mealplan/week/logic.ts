// Rules of the meal week: its range of days, the days to come and the shopping list by aisle.
import type { ShoppingList, WeekPlan } from '@/shared/api/types';
import { addDays, weekStart, type Day } from '@/shared/lib/dates';
import { dateFormatter } from '@/shared/lib/formatters';

// As in the server.
const FURTHEST_WEEKS = 4;
const DAYS_PER_WEEK = 7;

export type ShoppingItem = ShoppingList['items'][number];
export type Aisle = ShoppingItem['aisle'];
export type DayOfWeek = WeekPlan['days'][number];

export const lastDayOf = (first: Day): Day => addDays(first, DAYS_PER_WEEK - 1);
export const weekAfter = (first: Day, weeks: number): Day => addDays(first, DAYS_PER_WEEK * weeks);

// The week of the requested day, but not one beyond the furthest that can be planned.
export function firstOfWeek(requested: string | null, today: Day): Day {
  const present = weekStart(today);
  const isDay = requested !== null && /^\d{4}-\d{2}-\d{2}$/.test(requested) && !Number.isNaN(Date.parse(requested));
  if (!isDay) return present;
  const first = weekStart(requested);
  const furthest = weekAfter(present, FURTHEST_WEEKS);
  return first > furthest ? furthest : first;
}

export function isFurthest(first: Day, today: Day): boolean {
  return first >= weekAfter(weekStart(today), FURTHEST_WEEKS);
}

// '16–22 November', '30 Nov – 6 Dec'; with the year if it is not the present one.
export function rangeText(from: Day, to: Day, format: string, today: Day): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const formatter = dateFormatter(format, {
    day: 'numeric',
    month: isOneMonth ? 'long' : 'short',
    ...(!isThisYear && { year: 'numeric' as const }),
    timeZone: 'UTC',
  });
  const text = formatter.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  // Days of one month are joined without spaces.
  return isOneMonth ? text.replace(/\s–\s/, '–') : text;
}

export function splitDays({ days }: WeekPlan, today: Day) {
  const coming = days.filter(({ date }) => date >= today);
  return {
    coming,
    empty: coming.filter(({ meals }) => meals === null),
    // Days without meals are not worth a look back.
    past: days.filter(({ date, meals }) => date < today && meals !== null),
  };
}

export interface AisleItems {
  aisle: Aisle;
  items: ShoppingItem[];
}

// The aisles in the order of the server, the items of each in the order of the alphabet: "Äpfel" before "Birnen".
export function byAisle(items: readonly ShoppingItem[], format: string): AisleItems[] {
  const groups = new Map<Aisle, ShoppingItem[]>();
  for (const item of items) groups.set(item.aisle, [...(groups.get(item.aisle) ?? []), item]);
  const { compare } = new Intl.Collator(format);
  return [...groups].map(([aisle, ofAisle]) => ({
    aisle,
    items: ofAisle.sort((one, other) => compare(one.name, other.name)),
  }));
}

// Spices and other things that most homes have. They have no amount.
export const isAtHome = ({ aisle }: ShoppingItem): boolean => aisle === 'spices';

export const countBought = (items: readonly ShoppingItem[]): number => items.filter(({ bought }) => bought).length;

export interface Tick {
  ingredient: string;
  bought: boolean;
}

// The list as it will be once the server has the ticks; the last tick of an item counts.
export function withTicks<Item extends Tick>(items: readonly Item[], ticks: readonly Tick[]): Item[] {
  const bought = new Map(ticks.map((tick) => [tick.ingredient, tick.bought]));
  return items.map((item) => ({ ...item, bought: bought.get(item.ingredient) ?? item.bought }));
}

// What is still to buy, as text for a message or a note.
export function listAsText(title: string, groups: readonly AisleItems[], nameOf: (aisle: Aisle) => string): string {
  const parts = groups.flatMap(({ aisle, items }) => {
    const lines = items
      .filter(({ bought }) => !bought)
      .map(({ name, amount }) => (amount ? `- ${name}: ${amount}` : `- ${name}`));
    return lines.length > 0 ? [[nameOf(aisle), ...lines].join('\n')] : [];
  });
  return [title, ...parts].join('\n\n');
}

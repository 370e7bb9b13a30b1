// Changed entries of the food log, and what entries of the outbox add to the sums of a day.
import type { FoodEntry, FoodEntryUpdate } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import type { OutboxEntry } from './entries';
import { changedRows } from './overlay';
import { momentOn, stampOf } from './stamp';

export function changedFoodRow(before: FoodEntry, body: FoodEntryUpdate): FoodEntry {
  const at = body.loggedAt && momentOn(body.loggedAt, new Date().toISOString());
  return {
    ...before,
    ...body,
    quantity: body.quantity ?? before.quantity,
    unit: body.unit ?? before.unit,
    ...(at && { loggedAt: at, ...stampOf(at) }),
    loggedAt: at ?? before.loggedAt,
  };
}

// What the entries add to the day and what they take from it.
export function changesOfDay(day: Day, entries: readonly OutboxEntry[]): { added: FoodEntry[]; removed: FoodEntry[] } {
  const ofDay = (rows: FoodEntry[]) => rows.filter(({ localDate }) => localDate === day);
  const changes = entries.map((entry) => changedRows<FoodEntry>(entry));
  return {
    added: ofDay(changes.flatMap(({ added }) => added)),
    removed: ofDay(changes.flatMap(({ removed }) => removed)),
  };
}

// The pool of reminders and the picking from it; chance comes in from outside.

export const pool = [
  'water',
  'shoulders',
  'window',
  'walk',
  'eyes',
  'sleep',
  'kind',
  'stand',
  'meal',
  'outside',
  'enough',
  'jaw',
  'phone',
  'fruit',
  'thanks',
  'pause',
  'compare',
  'music',
  'ask',
  'slow',
] as const;
export type Reminder = (typeof pool)[number];

// part-2 §9 'The wellness card holds 20 messages and shows 8 reminders chosen at random'.
export const PICKED = 8;

// 8 different ones. `random` answers from 0 up to 1, as Math.random does. `last`, just read, does not come first.
export function pickReminders(random: () => number, last?: Reminder): Reminder[] {
  const rest = [...pool];
  const picked: Reminder[] = [];
  while (picked.length < PICKED) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked[0] === last ? [...picked.slice(1), ...picked.slice(0, 1)] : picked;
}

// The pool of reminders and the random choice of 8.

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

// docs/behaviour.md, Wellness, periods and sleep.
export const PICKED = 8;

// Returns 8 different reminders. `random` is Math.random or a replacement. `last`, the reminder just shown, is not first.
export function pickReminders(random: () => number, last?: Reminder): Reminder[] {
  const rest = [...pool];
  const picked: Reminder[] = [];
  while (picked.length < PICKED) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked[0] === last ? [...picked.slice(1), ...picked.slice(0, 1)] : picked;
}

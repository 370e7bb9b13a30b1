// Moves the focus with the arrow keys between the search field of the food dialog and the rows below it.
import type { KeyboardEvent } from 'react';

export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const form = event.currentTarget.closest('[data-food-form]');
  const stops = [...(form?.querySelectorAll<HTMLElement>('[data-food-name], [data-food-row]') ?? [])];
  const index = stops.indexOf(event.currentTarget);
  if (index < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, index + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
}

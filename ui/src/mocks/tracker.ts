// Helpers for tests of the workout tracker.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { example } from './examples';

// Finds the card of an exercise and opens it if it is collapsed.
export async function openCard(name: string) {
  const card = await screen.findByRole('article', { name });
  const closed = within(card)
    .queryAllByRole('button', { expanded: false })
    .find((button) => button.textContent?.startsWith(name));
  if (closed) await userEvent.click(closed);
  return within(card);
}

// The same without waiting, for tests with fake timers.
export function cardOf(name: string) {
  return within(screen.getByRole('article', { name }));
}

// Handlers that return the recorded completion for creating and for updating a completion.
export function completionHandlers(name: string): HttpHandler[] {
  const body = example<Record<string, unknown>>(name).response.body ?? {};
  return [
    http.post('/api/exercise-completions', () => HttpResponse.json(body, { status: 201 })),
    http.put('/api/exercise-completions/:id', () => HttpResponse.json(body)),
  ];
}

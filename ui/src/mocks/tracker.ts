// How tests find their way about a workout that is being trained.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { example } from './examples';

// The card of an exercise, opened if it is closed.
export async function openCard(name: string) {
  const card = await screen.findByRole('article', { name });
  const closed = within(card)
    .queryAllByRole('button', { expanded: false })
    .find((button) => button.textContent?.startsWith(name));
  if (closed) await userEvent.click(closed);
  return within(card);
}

// The same for what stands there already, where a test holds the clock.
export function cardOf(name: string) {
  return within(screen.getByRole('article', { name }));
}

// The recorded completion as the answer to a tick, and to each change of it.
export function completionHandlers(name: string): HttpHandler[] {
  const body = example<Record<string, unknown>>(name).response.body ?? {};
  return [
    http.post('/api/exercise-completions', () => HttpResponse.json(body, { status: 201 })),
    http.put('/api/exercise-completions/:id', () => HttpResponse.json(body)),
  ];
}

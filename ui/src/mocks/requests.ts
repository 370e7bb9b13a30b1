// What the interface sent to the server of the tests, and what came back: for those who want to look at it.
import { screen } from '@testing-library/react';
import { server } from './server';

// The bodies that go to this route from now on, as they come; null where a call has none.
export function requestBodies<Body = unknown>(method: string, path: string): Body[] {
  const bodies: Body[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== method || new URL(request.url).pathname !== path) return;
    const text = await request.clone().text();
    bodies.push(JSON.parse(text || 'null') as Body);
  });
  return bodies;
}

// The sentence of a toast, as soon as it stands there.
export const findToast = (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role=status] *, li *' });

// An answer that waits: whoever gives it awaits `opened`, and a test lets it go with `open`, before or after it was asked.
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

// Helpers for tests that inspect requests and their results.
import { screen } from '@testing-library/react';
import { server } from './server';

// Collects the bodies of requests to this route from now on. Null for a request without a body.
export function requestBodies<Body = unknown>(method: string, path: string): Body[] {
  const bodies: Body[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== method || new URL(request.url).pathname !== path) return;
    const text = await request.clone().text();
    bodies.push(JSON.parse(text || 'null') as Body);
  });
  return bodies;
}

// Waits for a toast with this text.
export const findToast = (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role=status] *, li *' });

// Delays a response: the handler awaits `opened`, and the test calls `open`, before or after the request.
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

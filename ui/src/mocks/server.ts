// The server that tests talk to: it answers with recorded examples, and every other call fails the test.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const unhandled: string[] = [];

export const server = setupServer(
  http.all('*', ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

// The calls nobody answered since the last look.
export function takeUnhandledRequests(): string[] {
  return unhandled.splice(0);
}

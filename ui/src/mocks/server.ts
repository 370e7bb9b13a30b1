// The mock server. A request without a handler fails the test.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const unhandled: string[] = [];

export const server = setupServer(
  http.all('*', ({ request }) => {
    unhandled.push(`${request.method} ${request.url}`);
    return HttpResponse.error();
  }),
);

// Returns the unhandled requests since the last call.
export function takeUnhandledRequests(): string[] {
  return unhandled.splice(0);
}

// Responses of the real server, which its own tests record as tests/contract/examples/<operationId>.<case>.json.
import { http, HttpResponse, type HttpHandler } from 'msw';

export interface Example<Body = unknown> {
  request: { method: string; path: string; body?: unknown };
  response: { status: number; body?: Body };
}

const recorded = import.meta.glob<Example>('../../../tests/contract/examples/*.json', {
  eager: true,
  import: 'default',
});

const examples = new Map(
  Object.entries(recorded).map(([path, example]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), example]),
);

// By `<operationId>.<case>`. Throws an error that lists the known names if there is none.
export function example<Body = unknown>(name: string): Example<Body> {
  const found = examples.get(name);
  if (!found) throw new Error(`No recorded example ${name}; there are: ${[...examples.keys()].sort().join(', ')}`);
  return found as Example<Body>;
}

export function allExamples(): readonly Example[] {
  return [...examples.values()];
}

const respond = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
  PATCH: http.patch,
} as const;

function responseOf({ status, body }: Example['response']): Response {
  if (body === undefined || body === null) return new HttpResponse(null, { status });
  // A string is a recorded event stream.
  if (typeof body === 'string')
    return new HttpResponse(body, { status, headers: { 'Content-Type': 'text/event-stream' } });
  return HttpResponse.json(body as Record<string, unknown>, { status });
}

// Handlers that return each example's response for its method and path, including ids. Query strings are ignored.
export function recordedResponses(...names: string[]): HttpHandler[] {
  return names.map((name) => {
    const { request, response } = example(name);
    const method = request.method as keyof typeof respond;
    const path = request.path.split('?')[0] ?? request.path;
    return respond[method](path, () => responseOf(response));
  });
}

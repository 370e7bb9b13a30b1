// The only fetch: how every call is sent and what its answer becomes; it knows no feature and no screen.
import { coachHeaders } from './coachChoice';
import { readEvents } from './events';
import { tellOtherTabs } from './otherTabs';
import { adoptStoredSession, currentEpoch, endSession, onSessionClean, storedToken } from './session';
import type { ErrorBody } from './types';

// Any answer that is not OK. `message` is literally `{status}: {response text}`; people are shown serverMessage().
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  // Lets a last call outlive the page (sent while it is being left).
  keepalive?: boolean | undefined;
  // The answer as its bytes (a picture, a file) in place of its JSON.
  asBlob?: boolean | undefined;
}

let sessionAbort = new AbortController();
onSessionClean(() => {
  sessionAbort.abort();
  sessionAbort = new AbortController();
});

// What belongs to an ended session is answered to nobody: neither success nor failure may touch the new one.
function dropped(): Promise<never> {
  return new Promise(() => {});
}

// 401 says something about the password typed, not about the session, on these paths.
function isAuthPath(path: string): boolean {
  return path.startsWith('/api/auth/');
}

// A Blob goes as it is, everything else as JSON.
function encode(body: unknown): { content: BodyInit | null; type: string | null } {
  if (body === undefined) return { content: null, type: null };
  return body instanceof Blob ? { content: body, type: body.type } : { content: JSON.stringify(body), type: 'application/json' };
}

function headersFor(path: string): Record<string, string> {
  return { 'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone, ...coachHeaders(path) };
}

function buildRequest(
  method: Method,
  headers: Record<string, string>,
  body: unknown,
  options: RequestOptions,
  token: string | null,
): RequestInit {
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const { content, type } = encode(body);
  if (type) headers['Content-Type'] = type;
  const signals = options.signal ? [options.signal, sessionAbort.signal] : [sessionAbort.signal];
  return {
    method,
    headers,
    credentials: 'include',
    body: content,
    signal: AbortSignal.any(signals),
    keepalive: options.keepalive ?? false,
  };
}

interface Call {
  method: Method;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  options: RequestOptions;
}

// Sends one call of the current session. `isLive` tells while reading whether the session is still the one that asked.
async function send<T>(call: Call, read: (response: Response, isLive: () => boolean) => Promise<T>): Promise<T> {
  const { method, path, headers, body, options } = call;
  // Another tab may have logged in as someone else a moment ago: then this call is nobody's.
  if (adoptStoredSession()) return dropped();
  const epoch = currentEpoch();
  const isLive = () => currentEpoch() === epoch;
  let result: T;
  try {
    const response = await fetch(path, buildRequest(method, { ...headersFor(path), ...headers }, body, options, storedToken()));
    result = await read(response, isLive);
  } catch (error) {
    if (!isLive()) return dropped();
    if (error instanceof ApiError && error.status === 401 && !isAuthPath(path)) {
      // The stored token may already be a newer one that another tab wrote: that one is not dead.
      if (adoptStoredSession()) return dropped();
      endSession('expired');
    }
    throw error;
  }
  if (!isLive()) return dropped();
  // It was answered: whatever becomes of the telling, the call has succeeded.
  if (method !== 'GET' && !isAuthPath(path)) tellOtherTabs();
  return result;
}

// Rejects with ApiError on any answer that is not OK; never settles when the session ends meanwhile.
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  return send({ method, path, body, options }, (response) => readAnswer<T>(response, options));
}

// A POST that is answered piece by piece; whoever answers it whole is heard as one event. Rejects as request() does.
export async function postForEvents<Event>(
  path: string,
  body: unknown,
  onEvent: (event: Event) => void,
  options: RequestOptions = {},
): Promise<void> {
  const headers = { Accept: 'text/event-stream' };
  return send({ method: 'POST', path, headers, body, options }, async (response, isLive) => {
    const hear = (event: Event) => {
      if (isLive()) onEvent(event);
    };
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (response.ok && isStream && response.body) await readEvents(response.body, hear);
    else hear(await readAnswer<Event>(response, options));
  });
}

async function readAnswer<T>(response: Response, { asBlob = false }: RequestOptions): Promise<T> {
  if (!response.ok) {
    const text = await response.text();
    throw new ApiError(response.status, text || response.statusText || 'Unknown error');
  }
  if (response.status === 204) return undefined as T;
  return (await (asBlob ? response.blob() : response.json())) as T;
}

export const get = <T>(path: string, options?: RequestOptions) => request<T>('GET', path, undefined, options);
export const getBlob = (path: string, options?: RequestOptions) =>
  request<Blob>('GET', path, undefined, { ...options, asBlob: true });
export const post = <T>(path: string, body?: unknown, options?: RequestOptions) =>
  request<T>('POST', path, body, options);
export const put = <T>(path: string, body?: unknown, options?: RequestOptions) =>
  request<T>('PUT', path, body, options);
export const del = <T = void>(path: string, options?: RequestOptions) => request<T>('DELETE', path, undefined, options);

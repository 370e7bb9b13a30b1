// The only fetch: how every call is sent and what its answer becomes; it knows no feature and no screen.
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

function buildRequest(method: Method, body: unknown, options: RequestOptions, token: string | null): RequestInit {
  const headers: Record<string, string> = { 'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone };
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

// Sends one call of the current session. Rejects with ApiError on any answer that is not OK; never settles when the
// session ends meanwhile.
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  // Another tab may have logged in as someone else a moment ago: then this call is nobody's.
  if (adoptStoredSession()) return dropped();
  const epoch = currentEpoch();
  try {
    const response = await fetch(path, buildRequest(method, body, options, storedToken()));
    const result = await readAnswer<T>(response, options);
    return currentEpoch() === epoch ? result : dropped();
  } catch (error) {
    if (currentEpoch() !== epoch) return dropped();
    if (error instanceof ApiError && error.status === 401 && !isAuthPath(path)) {
      // The stored token may already be a newer one that another tab wrote: that one is not dead.
      if (adoptStoredSession()) return dropped();
      endSession('expired');
    }
    throw error;
  }
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
export const del = (path: string, options?: RequestOptions) => request<void>('DELETE', path, undefined, options);

// Sends every request of the interface, typed by the server's OpenAPI description.
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchOptions,
  type FetchResponse,
} from 'openapi-fetch';
import { currentLocale } from '@/shared/i18n/locale';
import { loadServerTexts } from '@/shared/i18n/serverTexts';
import { clientName, tellOtherTabs } from './changes';
import { coachHeaders } from './coachChoice';
import { noteAnswer, noteLost } from './connection';
import { readEvents } from './events';
import { adoptStoredSession, currentEpoch, endSession, onSessionReset, useSession } from './session';
import { storedToken } from './storedSession';
import type { paths } from './schema';
import type { ErrorBody } from './types';

// A response that is not OK. `message` is exactly `{status}: {response text}`; show users serverMessage() instead.
export class ApiError extends Error {
  readonly status: number;
  readonly text: string;
  readonly body: ErrorBody | null;
  // The seconds after which the server wants the request again.
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.body = parseErrorBody(text);
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';
// The paths that have this method, e.g. '/api/workouts/{id}'.
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;
// The options of openapi-fetch for this call: `params`, `body`, `signal`, `keepalive`.
export type Init<M extends Method, Path extends PathOf<M>> = FetchOptions<paths[Path][M]>;
// The response body; undefined for a 204.
export type Answer<M extends Method, Path extends PathOf<M>> = Extract<
  FetchResponse<NonNullable<paths[Path][M]>, object, `${string}/${string}`>,
  { data: unknown }
>['data'];
// Optional if none of its properties is required.
export type Given<T> = object extends T ? [given?: T] : [given: T];

let sessionAbort = new AbortController();
let readAbort = new AbortController();
onSessionReset(() => {
  sessionAbort.abort();
  sessionAbort = new AbortController();
  readAbort = new AbortController();
});

// The user logs out. What screens still ask would be answered with a 401, as if the session had ended by itself.
export function stopReading(): void {
  readAbort.abort();
}

// Never settles: the result of a call of an ended session must not affect the new session.
function dropped(): Promise<never> {
  return new Promise(() => {});
}

// On these paths a 401 means a wrong password, not an expired session.
function isAuthPath(path: string): boolean {
  return path.startsWith('/api/auth/');
}

function reportLost(error: unknown): never {
  // Other errors are those of a cancelled request.
  if (error instanceof TypeError) noteLost();
  throw error;
}

// Other tabs have the same timer.
const REST_TIMER = '/api/user/rest-timer';

// Adds the headers of every request, apart from the token. Throws ApiError if the response is not OK.
async function exchange(request: Request): Promise<Response> {
  const headers = {
    'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'X-Client': clientName(),
    ...coachHeaders(new URL(request.url).pathname),
  };
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  // The notes of a successful response are in English; other languages need the catalogue.
  const texts = currentLocale() === 'en' ? undefined : loadServerTexts();
  const sentAt = Date.now();
  const [response] = await Promise.all([fetch(request).catch(reportLost), texts]);
  noteAnswer(response, sentAt);
  if (response.ok) return response;
  const [text] = await Promise.all([response.text(), loadServerTexts()]);
  throw new ApiError(
    response.status,
    text || response.statusText || 'Unknown error',
    response.headers.get('Retry-After'),
  );
}

const api = createClient<paths>({
  // Outside a browser, a Request needs an absolute URL.
  baseUrl: location.origin,
  credentials: 'include',
  // A list is one comma-separated parameter.
  querySerializer: { array: { style: 'form', explode: false } },
  bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
  fetch: exchange,
});

interface Reply {
  data?: unknown;
  response: Response;
}

type Read<T> = (reply: Reply, isLive: () => boolean) => Promise<T> | T;
type AnyInit = { signal?: AbortSignal | null; parseAs?: 'blob' | 'stream'; headers?: HeadersInit };

// Sends a request of the current session. While `read` runs, `isLive` returns whether that session is still current.
// Rejects with ApiError if the response is not OK. Never settles if the session ends first.
async function send<T>(method: Method, path: string, init: AnyInit | undefined, read: Read<T>): Promise<T> {
  // Another user may have logged in in another tab. The call belongs to the earlier session, so it is dropped.
  if (adoptStoredSession()) return dropped();
  const epoch = currentEpoch();
  const ends =
    method === 'get' && init?.parseAs !== 'stream' ? [sessionAbort.signal, readAbort.signal] : [sessionAbort.signal];
  const isLive = () => currentEpoch() === epoch && !ends.some(({ aborted }) => aborted);
  if (!isLive()) return dropped();
  const signal = AbortSignal.any([...ends, ...(init?.signal ? [init.signal] : [])]);
  // Another tab may store another one at any time.
  const sentToken = storedToken();
  const headers = new Headers(init?.headers);
  if (sentToken) headers.set('Authorization', `Bearer ${sentToken}`);
  let result: T;
  try {
    // The typed functions below have checked path and init.
    const reply = await api.request(method, path as never, { ...init, headers, signal } as never);
    result = await read(reply, isLive);
  } catch (error) {
    if (!isLive()) return dropped();
    if (error instanceof ApiError && error.status === 401 && !isAuthPath(path)) {
      // The 401 may be for an older token: another tab may have stored a newer one.
      if (adoptStoredSession()) return dropped();
      // The server has refused the request, so it can be sent again.
      if (storedToken() !== sentToken) return send(method, path, init, read);
      // A screen of the ended session may still ask.
      if (useSession.getState().status === 'signedIn') endSession('expired');
    }
    throw error;
  }
  if (!isLive()) return dropped();
  // The call has succeeded, even if other tabs cannot be notified.
  if (method !== 'get' && !isAuthPath(path) && path !== REST_TIMER) tellOtherTabs(path);
  return result;
}

const sender =
  <M extends Method>(method: M) =>
  <Path extends PathOf<M>>(path: Path, ...[init]: Given<Init<M, Path>>): Promise<Answer<M, Path>> =>
    send(method, path, init as AnyInit, ({ data }) => data as Answer<M, Path>);

export const get = sender('get');
export const post = sender('post');
export const put = sender('put');
export const del = sender('delete');

// Sends a stored request, whose path and body were checked when it was stored.
export function sendStored(method: Exclude<Method, 'get'>, path: string, init: object): Promise<unknown> {
  return send(method, path, init as AnyInit, ({ data }) => data);
}

// Returns the response as a Blob, for pictures and files.
export function getBlob(path: PathOf<'get'>, init?: { signal: AbortSignal }): Promise<Blob> {
  return send('get', path, { ...init, parseAs: 'blob' }, ({ data }) => data as Blob);
}

function sendForEvents<Event>(
  method: Method,
  path: string,
  init: AnyInit,
  onEvent: (event: Event, id: string | null) => void,
  onInput?: () => void,
): Promise<void> {
  const headers = { ...(init.headers as Record<string, string>), Accept: 'text/event-stream' };
  return send(method, path, { ...init, headers, parseAs: 'stream' }, async ({ response }, isLive) => {
    const hear = (event: Event, id: string | null) => {
      if (isLive()) onEvent(event, id);
    };
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (isStream && response.body) await readEvents(response.body, hear, onInput);
    else hear((await response.json()) as Event, null);
  });
}

// A POST with a streamed response. A JSON response counts as one event. Rejects as post() does.
export function postForEvents<Path extends PathOf<'post'>, Event>(
  path: Path,
  init: Init<'post', Path>,
  onEvent: (event: Event) => void,
): Promise<void> {
  return sendForEvents('post', path, init as AnyInit, onEvent);
}

// A stream that stays open until the server ends it. `onInput` is called for anything that arrives.
export function getForEvents<Event>(
  path: PathOf<'get'>,
  init: { headers: Record<string, string>; signal: AbortSignal },
  onEvent: (event: Event, id: string | null) => void,
  onInput: () => void,
): Promise<void> {
  return sendForEvents('get', path, init, onEvent, onInput);
}

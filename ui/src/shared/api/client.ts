// The only fetch: sends every call of the person who is signed in, by the types of the server's own description.
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchOptions,
  type FetchResponse,
} from 'openapi-fetch';
import { currentLocale } from '@/shared/i18n/locale';
import { loadServerTexts } from '@/shared/i18n/serverTexts';
import { coachHeaders } from './coachChoice';
import { readEvents } from './events';
import { notifyOtherTabs } from './otherTabs';
import { adoptStoredSession, currentEpoch, endSession, onSessionReset, storedToken } from './session';
import type { paths } from './schema';
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

type Method = 'get' | 'post' | 'put' | 'delete';
// The paths that have this method, e.g. '/api/workouts/{id}'.
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;
// `params`, `body`, `signal`, `keepalive`: what openapi-fetch takes for this call.
export type Init<M extends Method, Path extends PathOf<M>> = FetchOptions<paths[Path][M]>;
// The body of the answer; undefined for a 204.
export type Answer<M extends Method, Path extends PathOf<M>> = Extract<
  FetchResponse<NonNullable<paths[Path][M]>, object, `${string}/${string}`>,
  { data: unknown }
>['data'];
// May be left out where nothing in it has to be there.
export type Given<T> = object extends T ? [given?: T] : [given: T];

let sessionAbort = new AbortController();
onSessionReset(() => {
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

// What every request carries; any answer that is not OK is thrown.
async function exchange(request: Request): Promise<Response> {
  const token = storedToken();
  const headers = {
    'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...coachHeaders(new URL(request.url).pathname),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  // Notes of a successful response are English already; in another language they need the catalogue.
  const texts = currentLocale() === 'en' ? undefined : loadServerTexts();
  const [response] = await Promise.all([fetch(request), texts]);
  if (response.ok) return response;
  const [text] = await Promise.all([response.text(), loadServerTexts()]);
  throw new ApiError(response.status, text || response.statusText || 'Unknown error');
}

const api = createClient<paths>({
  // A Request outside a browser has no page to be relative to.
  baseUrl: location.origin,
  credentials: 'include',
  // A list stands in one parameter, with commas.
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

// Sends one call of the current session. `isLive` tells while reading whether the session is still the one that asked.
// Rejects with ApiError on any answer that is not OK; never settles when the session ends meanwhile.
async function send<T>(method: Method, path: string, init: AnyInit | undefined, read: Read<T>): Promise<T> {
  // Another tab may have logged in as someone else a moment ago: then this call is nobody's.
  if (adoptStoredSession()) return dropped();
  const epoch = currentEpoch();
  const isLive = () => currentEpoch() === epoch;
  const signal = AbortSignal.any([sessionAbort.signal, ...(init?.signal ? [init.signal] : [])]);
  let result: T;
  try {
    // The typed functions below have checked path and init.
    const reply = await api.request(method, path as never, { ...init, signal } as never);
    result = await read(reply, isLive);
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
  if (method !== 'get' && !isAuthPath(path)) notifyOtherTabs();
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

// The answer as its bytes (a picture, a file) in place of its JSON.
export function getBlob(path: PathOf<'get'>, init?: { signal: AbortSignal }): Promise<Blob> {
  return send('get', path, { ...init, parseAs: 'blob' }, ({ data }) => data as Blob);
}

// A POST that is answered piece by piece; an answer in JSON counts as one event. Rejects as post() does.
export function postForEvents<Path extends PathOf<'post'>, Event>(
  path: Path,
  init: Init<'post', Path>,
  onEvent: (event: Event) => void,
): Promise<void> {
  const asked: AnyInit = { ...(init as AnyInit), headers: { Accept: 'text/event-stream' }, parseAs: 'stream' };
  return send('post', path, asked, async ({ response }, isLive) => {
    const hear = (event: Event) => {
      if (isLive()) onEvent(event);
    };
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (isStream && response.body) await readEvents(response.body, hear);
    else hear((await response.json()) as Event);
  });
}

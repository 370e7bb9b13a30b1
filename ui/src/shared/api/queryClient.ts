// The app's QueryClient with its defaults.
import {
  QueryClient,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, get, type Answer, type Given, type Init, type PathOf } from './client';
import { keptFirst } from './keptData';
import { onSessionReset } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    // dayBound: the result depends on the local day, so the query is refetched when the day changes.
    queryMeta: { dayBound?: boolean };
  }
}

export const dayBound = { dayBound: true } as const;

type QueryParameters<Path extends PathOf<'get'>> = Omit<NonNullable<Init<'get', Path>['params']>, 'header' | 'cookie'>;

interface AnyParameters {
  path?: Record<string, string | number>;
  query?: object;
}

// The options of a query for a path, for queryOptions(). The key consists of the path's parts: ['/api/workout-plans',
// 5, 'workouts'] for /api/workout-plans/{id}/workouts. An object at the end is the query string. The QueryClient's
// default query function fetches it.
export function queryAt<Path extends PathOf<'get'>>(
  path: Path,
  ...[given]: Given<QueryParameters<Path>>
): { queryKey: QueryKey; queryFn?: QueryFunction<Answer<'get', Path>> } {
  const { path: values, query } = (given ?? {}) as AnyParameters;
  const parts = path.split(/\/?\{(\w+)\}\/?/).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : part;
    const value = values?.[part];
    return typeof value === 'string' ? encodeURIComponent(value) : value;
  });
  return { queryKey: query ? [...parts, query] : parts };
}

// Fetches the path of a query's key. With `returnNull`, a 401 yields null instead of an error.
export function queryFunction<T>({ on401 }: { on401: 'throw' | 'returnNull' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<T | null> => {
    // queryAt() has checked path and parameters.
    const path = queryKey.filter((part) => typeof part !== 'object').join('/') as '/api/workouts';
    const query = queryKey.find((part) => typeof part === 'object') as object | undefined;
    try {
      return (await get(path, { params: { query }, signal })) as T;
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction({ on401: 'throw' }),
        persister: keptFirst,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // The server may run on this machine, so requests are sent even if the browser reports that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
onSessionReset(() => queryClient.clear());

type AreaOf<Path> = Path extends `/api/${infer Area}/${string}` ? `/api/${Area}` : never;
// A path of a query, or a common prefix of several: '/api/progress'.
export type PathPrefix = Exclude<PathOf<'get'> | AreaOf<PathOf<'get'>>, `${string}{${string}`>;

// True if the query's path is one of these or below one of them.
export function hasPathPrefix({ queryKey: [first] }: { queryKey: QueryKey }, paths: readonly PathPrefix[]): boolean {
  return typeof first === 'string' && paths.some((path) => first === path || first.startsWith(`${path}/`));
}

// Refetches the queries with these paths or below them.
export function refetchPaths(client: QueryClient, paths: readonly PathPrefix[]): Promise<void> {
  const predicate = (query: Query) => hasPathPrefix(query, paths);
  // A first fetch that is under way may be answered with what was there before the change. invalidateQueries() would wait
  // for that answer.
  for (const query of client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate }))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  return client.invalidateQueries({ predicate });
}

// Forgets the queries with these paths that no screen shows, so that none opens with an outdated answer.
export function forgetUnseen(client: QueryClient, paths: readonly PathPrefix[]): void {
  client.removeQueries({ type: 'inactive', predicate: (query) => hasPathPrefix(query, paths) });
}

export function refetchDayBound(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => query.meta?.dayBound === true });
}

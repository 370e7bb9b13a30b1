// The one QueryClient with the product's defaults; it knows no feature's paths.
import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { ApiError, get } from './client';
import { onSessionClean } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    // dayBound: what it shows depends on the local day, so it is fetched anew when the day changes.
    queryMeta: { dayBound?: boolean };
  }
}

export const dayBound = { dayBound: true } as const;

type QueryParameters = Record<string, string | number | boolean | null | undefined>;

// ['/api/workout-plans', 5, 'workouts'] is /api/workout-plans/5/workouts; an object at the end becomes the query string.
export function pathOf(key: QueryKey): string {
  const last = key.at(-1);
  const hasParameters = typeof last === 'object' && last !== null;
  const path = (hasParameters ? key.slice(0, -1) : key).join('/');
  if (!hasParameters) return path;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(last as QueryParameters)) {
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

// How a query reads its key's path. `null` instead of an error on 401 only where a screen asks for it.
export function queryFunction<T>({ on401 }: { on401: 'throw' | 'returnNull' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<T | null> => {
    try {
      return await get<T>(pathOf(queryKey), { signal });
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
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // The server may run on this very machine: a browser that believes it is offline must still ask.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();
onSessionClean(() => queryClient.clear());

export function refetchDayBound(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => query.meta?.dayBound === true });
}

// When the page was loaded, in words.
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat } from '@/shared/i18n/locale';
import { formatLoadedAt } from './loadedAt';

// When the oldest part of the page was loaded; null if it shows nothing from the server.
function useOldestLoad(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const times = cache
        .findAll({ type: 'active' })
        .filter(({ state }) => state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
  );
}

// Null if the page shows nothing from the server.
export function useLoadedAt(): string | null {
  const format = useFormat();
  const today = useToday();
  const at = useOldestLoad();
  return at === null ? null : formatLoadedAt(at, today, format);
}

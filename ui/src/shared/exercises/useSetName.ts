// Names a set by its number: 'Set 2', 'Warm-up set 1'.
import { useCallback } from 'react';
import { useT } from '@/shared/i18n/locale';
import type { CountedSet } from '@/shared/lib/sets';
import { setMessages } from './setMessages';

export function useSetName(): (set: CountedSet, place?: 'start' | 'inside') => string {
  const t = useT(setMessages);
  return useCallback(
    ({ type, number }, place = 'start') => {
      const warmup = type === 'warmup';
      if (place === 'inside') return t(warmup ? 'warmupInside' : 'setInside', { number });
      return t(warmup ? 'warmupNumbered' : 'setNumbered', { number });
    },
    [t],
  );
}

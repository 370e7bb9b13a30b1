// The browser's Back closes an overlay, or a view that stands in another's place; so may Escape. It knows neither.
import { useEffect, useEffectEvent } from 'react';
import { openOverlay, type OnEscape } from '@/shared/lib/overlays';

// Of several that are open the top one is closed.
export function useBackCloses(opened: boolean, onClose: () => void, onEscape?: OnEscape): void {
  const close = useEffectEvent(onClose);
  const escape = useEffectEvent(() => typeof onEscape === 'function' && onEscape());
  const kind = typeof onEscape;
  useEffect(() => {
    if (!opened) return undefined;
    return openOverlay(() => close(), kind === 'function' ? () => escape() : kind === 'string' ? 'own' : undefined);
  }, [opened, kind]);
}

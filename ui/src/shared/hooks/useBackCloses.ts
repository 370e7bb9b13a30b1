// Closes an overlay or a replacing view on Back, and optionally on Escape.
import { useEffect, useEffectEvent } from 'react';
import { openOverlay, type OnEscape } from '@/shared/lib/overlays';

// With several open overlays, the top one closes.
export function useBackCloses(opened: boolean, onClose: () => void, onEscape?: OnEscape): void {
  const close = useEffectEvent(onClose);
  const escape = useEffectEvent(() => typeof onEscape === 'function' && onEscape());
  const kind = typeof onEscape;
  useEffect(() => {
    if (!opened) return undefined;
    return openOverlay(() => close(), kind === 'function' ? () => escape() : kind === 'string' ? 'own' : undefined);
  }, [opened, kind]);
}

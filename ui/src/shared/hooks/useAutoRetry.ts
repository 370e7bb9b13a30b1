// Retries unsent data when the browser goes online, when the page becomes visible, and at intervals, because nothing
// signals that a server is reachable again.
import { useEffect } from 'react';

const RETRY_MS = 15_000;

// Active while `pending` is true. `send` must be stable.
export function useAutoRetry(pending: boolean, send: () => void, everyMs = RETRY_MS): void {
  useEffect(() => {
    if (!pending) return undefined;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') send();
    };
    const timer = setInterval(send, everyMs);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [pending, send, everyMs]);
}

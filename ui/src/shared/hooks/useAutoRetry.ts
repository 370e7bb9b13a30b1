// Sends again what the server does not have yet: when the network comes back, when the page is looked at again, and now and
// then, because a server that was restarted tells nobody.
import { useEffect } from 'react';

const RETRY_MS = 15_000;

// While `waits`. `send` keeps its identity.
export function useAutoRetry(waits: boolean, send: () => void, everyMs = RETRY_MS): void {
  useEffect(() => {
    if (!waits) return undefined;
    const wake = () => {
      if (document.visibilityState === 'visible') send();
    };
    const timer = setInterval(send, everyMs);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [waits, send, everyMs]);
}

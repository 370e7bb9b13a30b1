// Whether this browser may show notifications, and the question to the person; it shows none.
import { useState } from 'react';

export interface NotificationPermissionState {
  // False where the browser has none to offer, as over plain http.
  exists: boolean;
  // Allowed now; a person can take that back in the browser at any time.
  granted: boolean;
  // The last question was answered with no.
  refused: boolean;
  // Asks if need be; true when they are allowed.
  ask: () => Promise<boolean>;
}

export function useNotificationPermission(): NotificationPermissionState {
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    const allowed = (await Notification.requestPermission()) === 'granted';
    setRefused(!allowed);
    return allowed;
  };
  const exists = typeof Notification !== 'undefined';
  return { exists, granted: exists && Notification.permission === 'granted', refused, ask };
}

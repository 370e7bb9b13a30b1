// Whether this browser may show notifications, and the question to the person; it shows none.
import { useState } from 'react';

export interface NotificationPermissionState {
  // False where the browser has none to offer, as over plain http.
  supported: boolean;
  // Allowed now; a person can take that back in the browser at any time.
  granted: boolean;
  // The last question was answered with no.
  denied: boolean;
  // Asks if need be; true when they are allowed.
  request: () => Promise<boolean>;
}

export function useNotificationPermission(): NotificationPermissionState {
  const [denied, setDenied] = useState(false);
  const request = async () => {
    const allowed = (await Notification.requestPermission()) === 'granted';
    setDenied(!allowed);
    return allowed;
  };
  const supported = typeof Notification !== 'undefined';
  return { supported, granted: supported && Notification.permission === 'granted', denied, request };
}

// Reads and requests the browser's permission to show notifications.
import { useState } from 'react';

interface NotificationPermissionState {
  // False where the browser does not support notifications, as over plain http.
  supported: boolean;
  // The user can revoke it in the browser at any time.
  granted: boolean;
  // The last request was denied.
  denied: boolean;
  // Asks the user if necessary. Resolves to true if notifications are allowed.
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

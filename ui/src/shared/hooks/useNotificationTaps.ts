// Goes to the page of a tapped notification.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onNotificationTap } from '@/shared/lib/browserNotification';

export function useNotificationTaps(): void {
  const navigate = useNavigate();
  useEffect(() => onNotificationTap((path) => void navigate(path)), [navigate]);
}

// Ends the session of this device.
import { post, stopReading } from '@/shared/api/client';
import { endSession } from '@/shared/api/session';

const LOGOUT_TIMEOUT_MS = 3000;

// Ends the session on the server and on this device, even when the server is unreachable. A pending deletion would be
// lost.
export async function logOut(): Promise<void> {
  stopReading();
  const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
  await Promise.race([post('/api/auth/logout').catch(() => undefined), timeout]);
  endSession('logout');
}

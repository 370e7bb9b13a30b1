// Ends the session of this device.
import { post } from '@/shared/api/client';
import { endSession } from '@/shared/api/session';
import { sendPendingDeletion } from '@/shared/ui/undo';

const LOGOUT_TIMEOUT_MS = 3000;

// Ends the session on the server and on this device, even when the server is unreachable.
export async function logOut(): Promise<void> {
  await sendPendingDeletion();
  const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
  await Promise.race([post('/api/auth/logout').catch(() => undefined), timeout]);
  endSession('logout');
}

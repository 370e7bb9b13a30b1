// Starts the session with the response to a sign-in form.
import { startSession } from '@/shared/api/session';
import { toast } from '@/shared/ui/toast';
import { isAuthResponse } from './logic';

// Shows `invalid` if the response is not one of a sign-in.
export function startSessionWith(response: unknown, invalid: { title: string; description: string }): void {
  if (isAuthResponse(response)) startSession({ user: response.user, token: response.token });
  else toast({ ...invalid, destructive: true });
}

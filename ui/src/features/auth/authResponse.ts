// Handles the response to a sign-in form: starts the session, or shows the errors.
import type { UseFormReturnType } from '@mantine/form';
import { serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { startSession } from '@/shared/api/session';
import { toast } from '@/shared/ui/toast';
import { isAuthResponse } from './logic';

interface Sentences {
  failedTitle: string;
  failed: string;
  errorTitle: string;
  invalidResponse: string;
}

export function handleResponse(response: unknown, sentences: Sentences): void {
  if (isAuthResponse(response)) startSession({ user: response.user, token: response.token });
  else toast({ title: sentences.errorTitle, description: sentences.invalidResponse, destructive: true });
}

export function handleFailure<V extends object>(
  error: unknown,
  form: UseFormReturnType<V>,
  sentences: Sentences,
): void {
  form.setErrors(fieldMessages(error));
  toast({ title: sentences.failedTitle, description: serverMessage(error, sentences.failed), destructive: true });
}

// What becomes of the server's answer to a sign-in form: a session, or messages where they belong.
import type { UseFormReturnType } from '@mantine/form';
import { serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { startSession } from '@/shared/api/session';
import { toast } from '@/shared/ui/toast';
import { isAuthAnswer } from './logic';

interface Sentences {
  failedTitle: string;
  failed: string;
  errorTitle: string;
  invalidResponse: string;
}

export function takeAnswer(answer: unknown, sentences: Sentences): void {
  if (isAuthAnswer(answer)) startSession({ user: answer.user, token: answer.token });
  else toast({ title: sentences.errorTitle, description: sentences.invalidResponse, destructive: true });
}

export function takeFailure<V extends object>(error: unknown, form: UseFormReturnType<V>, sentences: Sentences): void {
  form.setErrors(fieldMessages(error));
  toast({ title: sentences.failedTitle, description: serverMessage(error, sentences.failed), destructive: true });
}

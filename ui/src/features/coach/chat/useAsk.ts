// Sends a question to the coach, and says so if that fails.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { anyChatQuery, useSignedIn } from '@/features/coach/api';
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import type { ShownMessage } from './chat';
import { chatMessages } from './chatMessages';
import { sendQuestion } from './chatStore';

interface AskOptions {
  // The question was not typed: the text in the input stays.
  keepsTyped?: boolean;
}

export function useAsk(): (text: string, options?: AskOptions) => void {
  const t = useT(chatMessages);
  const words = useT(common);
  const client = useQueryClient();
  const isSignedIn = useSignedIn();
  return useCallback(
    (text, { keepsTyped = false } = {}) => {
      if (!isSignedIn) {
        toast({ title: t('loginRequired'), description: t('login'), destructive: true });
        return;
      }
      // A list of any length ends with the newest messages.
      const [messages] = client
        .getQueriesData<ShownMessage[]>(anyChatQuery)
        .flatMap(([, list]) => (list ? [list] : []));
      sendQuestion(client, text, messages ?? [], { noAnswer: t('noAnswer'), keepsTyped }).catch((failure: unknown) =>
        toast({ title: words('error'), description: serverMessage(failure, t('failed')), destructive: true }),
      );
    },
    [client, isSignedIn, t, words],
  );
}

// Logs a draft once, offers Undo, and remembers with the message that it is logged.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { put } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import { common } from '@/shared/i18n/common';
import { getT, useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import { anyChatQuery } from '@/features/coach/api';
import type { ShownMessage } from '@/features/coach/chat/chat';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { draftMessages } from './draftMessages';
import { createEntries, hiddenKeyOf, pathsOf, removeEntries, type DraftPart, type MadeEntry } from './entries';

interface Failure {
  refusals: ReadonlyMap<DraftPart, unknown>;
  interruption: unknown;
}
const noFailure: Failure = { refusals: new Map(), interruption: null };

// If the server misses it, the card offers Log again after a reload: that logs nothing twice.
async function markLogged(client: QueryClient, id: number, logged: boolean): Promise<void> {
  client.setQueriesData<ShownMessage[]>({ queryKey: anyChatQuery.queryKey }, (list) =>
    list?.map((message) => ((message.storedId ?? message.id) === id ? { ...message, logged } : message)),
  );
  await put('/api/coaching/chat/{id}', { params: { path: { id } }, body: { logged } }).catch(() => undefined);
}

export function useDraft(messageId: number, draft: ChatDraft, isLogged: boolean) {
  const t = useT(draftMessages);
  const client = useQueryClient();
  const [failure, setFailure] = useState(noFailure);
  const [isPending, setPending] = useState(false);
  // A second tap comes before the button is rendered again.
  const isRunning = useRef(false);

  const undo = async (made: readonly MadeEntry[]) => {
    await removeEntries(made);
    await markLogged(client, messageId, false);
    await refetchPaths(client, pathsOf(made));
  };

  const offer = (made: readonly MadeEntry[]) => {
    const [first] = draft.entries;
    const message =
      draft.entries.length === 1 && first
        ? t('loggedOne', { title: first.title })
        : t('loggedAll', { count: draft.entries.length });
    offerUndo({
      key: `draft-${messageId}`,
      message,
      created: made.map(hiddenKeyOf),
      undo: () => undo(made),
      onError: () => {
        void markLogged(client, messageId, true);
        toast({ title: getT(common)('error'), description: getT(draftMessages)('undoFailed'), destructive: true });
      },
    });
  };

  // Undo is offered once the card shows that it is logged, so that it returns the focus to the card.
  const toOffer = useRef<readonly MadeEntry[]>([]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isLogged) return;
    if (toOffer.current.length > 0) offer(toOffer.current);
    toOffer.current = [];
  });

  const log = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(noFailure);
    const { made, refusals, interruption } = await createEntries(messageId, draft);
    if (interruption || refusals.size > 0) setFailure({ refusals, interruption });
    else {
      if (isShown.current) toOffer.current = made;
      else offer(made);
      void markLogged(client, messageId, true);
    }
    void refetchPaths(client, pathsOf(made));
    isRunning.current = false;
    setPending(false);
  };

  return { log: () => void log(), isPending, failure };
}

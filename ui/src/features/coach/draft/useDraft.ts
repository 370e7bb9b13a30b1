// Logs a draft once and takes it back. The message remembers whether it is logged.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refetchPaths } from '@/shared/api/queryClient';
import { takeConfirmed, useChat } from '@/features/coach/chat/chatStore';
import { logIdOf, type ChatDraft } from '@/features/coach/chat/parts';
import { correctedBy, logCorrection } from './correction';
import { createEntries, pathsOf, type DraftPart } from './entries';
import { markLogged, takeBack } from './takeBack';

interface Failure {
  refusals: ReadonlyMap<DraftPart, unknown>;
  interruption: unknown;
  // Why the entries could not be removed.
  undo: unknown;
  // What a correction was to replace is still logged.
  isKept: boolean;
}
const noFailure: Failure = { refusals: new Map(), interruption: null, undo: null, isKept: false };

export function useDraft(messageId: number, draft: ChatDraft) {
  const client = useQueryClient();
  const [failure, setFailure] = useState(noFailure);
  const [isPending, setPending] = useState(false);
  const isConfirmed = useChat(({ confirmed }) => confirmed === messageId);
  const logId = logIdOf(messageId, draft);
  // A second tap comes before the button is rendered again.
  const isRunning = useRef(false);

  const once = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(noFailure);
    await action();
    isRunning.current = false;
    setPending(false);
  };

  const log = async () => {
    const corrected = correctedBy(client, draft);
    const { made, refusals, interruption, isKept } = corrected
      ? await logCorrection(client, logId, draft, corrected)
      : { ...(await createEntries(logId, draft)), isKept: false };
    if (interruption || refusals.size > 0) setFailure({ ...noFailure, refusals, interruption, isKept });
    else void markLogged(client, logId);
    void refetchPaths(client, pathsOf(made.map(({ kind }) => kind)));
  };

  // The typed yes logs as the button does.
  const logConfirmed = useEffectEvent(() => {
    if (takeConfirmed(messageId)) void once(log);
  });
  useEffect(() => logConfirmed(), [messageId]);

  const undo = () => takeBack(client, logId).catch((error: unknown) => setFailure({ ...noFailure, undo: error }));

  return { log: () => void once(log), undo: () => void once(undo), isPending: isPending || isConfirmed, failure };
}

// The chat: what was said, the answer as it comes, and the place to write; it knows no other tab.
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { ChatMessage } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { CHAT_PAGE, useChatHistory, useSignedIn } from '@/features/coach/api';
import type { ShownMessage } from './chat';
import { ChatComposer } from './ChatComposer';
import { ChatEmpty } from './ChatEmpty';
import { ChatLog } from './ChatLog';
import { chatMessages } from './chatMessages';
import { ask, saidBefore, useChat } from './chatStore';
import classes from './ChatTab.module.css';
import { Disclaimer } from '@/features/coach/answer/Disclaimer';

export function ChatTab() {
  const t = useT(chatMessages);
  const words = useT(common);
  const client = useQueryClient();
  const isSignedIn = useSignedIn();
  const [count, setCount] = useState(CHAT_PAGE);
  const { data, error, refetch } = useChatHistory(count);
  const asked = useChat((state) => state.asked);
  const announced = useChat((state) => state.announced);
  // Without an account there is nothing to load.
  const said: readonly ShownMessage[] | undefined = isSignedIn ? data : [];

  const send = async (text: string) => {
    if (!isSignedIn) {
      toast({ title: t('loginRequired'), description: t('login'), destructive: true });
      return;
    }
    try {
      await ask(client, text, said ?? [], { noAnswer: t('noAnswer') });
    } catch (failure) {
      toast({ title: words('error'), description: serverMessage(failure, t('failed')), destructive: true });
    }
  };

  const log = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!said) return <LoadingLog />;
    if (said.length === 0 && !asked) return <ChatEmpty onChoose={(text) => void send(text)} />;
    return (
      <ChatLog
        said={asked ? saidBefore(said) : said}
        asked={asked}
        onEarlier={hasEarlier(said, count) ? () => setCount(count + CHAT_PAGE) : undefined}
      />
    );
  };

  return (
    <section className={classes.chat} aria-label={t('conversation')}>
      <div className={classes.log}>{log()}</div>
      <VisuallyHidden role="status">
        {asked ? t('waiting') : announced && t('said', { text: announced })}
      </VisuallyHidden>
      <div className={classes.foot}>
        <ChatComposer isWaiting={asked !== null} isReady={said !== undefined} onSend={(text) => void send(text)} />
        <Disclaimer />
      </div>
    </section>
  );
}

// What was added here since does not count against the page that was asked for.
function hasEarlier(said: readonly ChatMessage[], count: number): boolean {
  return said.filter(({ id }) => id > 0).length >= count;
}

function LoadingLog() {
  return (
    <LoadingRegion>
      <Placeholder height={44} width="55%" ml="auto" mt={16} />
      <Placeholder height={96} width="80%" mt={24} />
      <Placeholder height={44} width="40%" ml="auto" mt={24} />
    </LoadingRegion>
  );
}

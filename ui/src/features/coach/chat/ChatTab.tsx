// The Chat tab: the messages, the answer as it arrives and the message input.
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
import { messagesBefore, sendQuestion, useChat } from './chatStore';
import classes from './ChatTab.module.css';
import { Disclaimer } from '@/features/coach/answer/Disclaimer';

export function ChatTab() {
  const t = useT(chatMessages);
  const words = useT(common);
  const client = useQueryClient();
  const isSignedIn = useSignedIn();
  const [count, setCount] = useState(CHAT_PAGE);
  const { data, error, refetch } = useChatHistory(count);
  const pendingQuestion = useChat((state) => state.pendingQuestion);
  const announced = useChat((state) => state.announced);
  const messages: readonly ShownMessage[] | undefined = isSignedIn ? data : [];

  const send = async (text: string) => {
    if (!isSignedIn) {
      toast({ title: t('loginRequired'), description: t('login'), destructive: true });
      return;
    }
    try {
      await sendQuestion(client, text, messages ?? [], { noAnswer: t('noAnswer') });
    } catch (failure) {
      toast({ title: words('error'), description: serverMessage(failure, t('failed')), destructive: true });
    }
  };

  const log = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!messages) return <LoadingLog />;
    if (messages.length === 0 && !pendingQuestion) return <ChatEmpty onChoose={(text) => void send(text)} />;
    return (
      <ChatLog
        messages={pendingQuestion ? messagesBefore(messages) : messages}
        pendingQuestion={pendingQuestion}
        onEarlier={hasEarlier(messages, count) ? () => setCount(count + CHAT_PAGE) : undefined}
      />
    );
  };

  return (
    <section className={classes.chat} aria-label={t('conversation')}>
      <div className={classes.log}>{log()}</div>
      <VisuallyHidden role="status">
        {pendingQuestion ? t('waiting') : announced && t('announcement', { text: announced })}
      </VisuallyHidden>
      <div className={classes.foot}>
        <ChatComposer
          isWaiting={pendingQuestion !== null}
          isReady={messages !== undefined}
          onSend={(text) => void send(text)}
        />
        <Disclaimer />
      </div>
    </section>
  );
}

// Messages that this page added have negative ids and do not count towards the requested page.
function hasEarlier(messages: readonly ChatMessage[], count: number): boolean {
  return messages.filter(({ id }) => id > 0).length >= count;
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

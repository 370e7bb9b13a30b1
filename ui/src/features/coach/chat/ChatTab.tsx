// The Chat tab: the messages, the answer as it arrives and the message input.
import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState, type ComponentType } from 'react';
import { useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { UndoPlace } from '@/shared/ui/UndoPlace';
import { CHAT_PAGE, useChatHistory, useSignedIn } from '@/features/coach/api';
import type { ShownMessage } from './chat';
import { ChatComposer } from './ChatComposer';
import { ChatEmpty } from './ChatEmpty';
import { ChatLog } from './ChatLog';
import { chatMessages } from './chatMessages';
import { focusInput, messagesBefore, useChat } from './chatStore';
import classes from './ChatTab.module.css';
import { hasEntries } from './parts';
import { useAsk } from './useAsk';
import type { SessionActionsProps } from '@/features/coach/session/SessionCard';
import { Disclaimer } from '@/features/coach/answer/Disclaimer';

const noMessages: readonly ShownMessage[] = [];

interface ChatTabProps {
  // The actions of a session that an answer proposes.
  SessionActions: ComponentType<SessionActionsProps>;
  // The page began with this tab: the message input has the focus, where that opens no keyboard on the screen.
  takesFocus?: boolean;
}

export function ChatTab({ SessionActions, takesFocus = false }: ChatTabProps) {
  const t = useT(chatMessages);
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const [count, setCount] = useState(CHAT_PAGE);
  const { data, error, refetch } = useChatHistory(count);
  const pendingQuestion = useChat((state) => state.pendingQuestion);
  const announced = useChat((state) => state.announced);
  const messages: readonly ShownMessage[] | undefined = isSignedIn ? data : noMessages;
  const shown = useMemo(
    () => (messages && pendingQuestion ? messagesBefore(messages) : messages),
    [messages, pendingQuestion],
  );

  const announcementOf = ({ content, session, draft }: ShownMessage) => {
    // What was confirmed says itself that it is logged.
    const isOffered = hasEntries(draft) && draft.confirmed !== true;
    const more = isOffered ? t('withDraft') : session ? t('withSession') : '';
    return [t('announcement', { text: content }), more].filter(Boolean).join(' ');
  };

  const log = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!messages) return <LoadingLog />;
    if (messages.length === 0 && !pendingQuestion)
      return <ChatEmpty onChoose={(text) => ask(text, { keepsTyped: true })} />;
    return (
      <ChatLog
        messages={shown ?? messages}
        pendingQuestion={pendingQuestion}
        onEarlier={hasEarlier(messages, count) ? () => setCount(count + CHAT_PAGE) : undefined}
        SessionActions={SessionActions}
      />
    );
  };

  return (
    <section className={classes.chat} aria-label={t('conversation')}>
      <button type="button" className={classes.skip} onClick={focusInput}>
        {t('toInput')}
      </button>
      <div className={classes.log}>{log()}</div>
      <VisuallyHidden role="status">
        {pendingQuestion ? t('waiting') : announced && announcementOf(announced)}
      </VisuallyHidden>
      <div className={classes.foot}>
        <UndoPlace className={classes.undo} />
        <ChatComposer
          isWaiting={pendingQuestion !== null}
          isReady={messages !== undefined}
          onSend={ask}
          takesFocus={takesFocus}
        />
        <Disclaimer />
      </div>
    </section>
  );
}

// Messages that this page added have negative ids and do not count towards the requested page.
function hasEarlier(messages: readonly ShownMessage[], count: number): boolean {
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

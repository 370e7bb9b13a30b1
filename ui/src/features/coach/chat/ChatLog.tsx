// The messages by day with the answer that is arriving. Scrolls along only while the user is at the
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, memo, useMemo, type ComponentType } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useToday } from '@/shared/hooks/useToday';
import { addDays, formatDay } from '@/shared/lib/dates';
import type { SessionActionsProps } from '@/features/coach/session/SessionCard';
import { sourceChanges, statesOfDrafts, type ShownMessage } from './chat';
import { ChatMessage, StreamingAnswer } from './ChatMessage';
import classes from './ChatLog.module.css';
import { chatMessages } from './chatMessages';
import { useChat } from './chatStore';
import { useStickToEnd } from './useStickToEnd';

interface ChatLogProps {
  messages: readonly ShownMessage[];
  pendingQuestion: ShownMessage | null;
  // Loads earlier messages; undefined if there are none.
  onEarlier: (() => void) | undefined;
  SessionActions: ComponentType<SessionActionsProps>;
}

export function ChatLog({ messages, pendingQuestion, onEarlier, SessionActions }: ChatLogProps) {
  const t = useT(chatMessages);
  const length = useChat((state) => state.partialAnswer.text.length);
  const { box, onScroll, isAway, toEnd } = useStickToEnd(pendingQuestion?.id ?? null, messages.length, length);
  return (
    <>
      <div
        className={classes.scroller}
        ref={box}
        onScroll={onScroll}
        // A scroll container must be focusable so that the keyboard can scroll it.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('conversation')}
      >
        <div className={classes.column}>
          {onEarlier && (
            <Button variant="subtle" className={classes.earlier} onClick={onEarlier}>
              {t('earlier')}
            </Button>
          )}
          <ol className={classes.list}>
            <Messages messages={messages} pendingQuestion={pendingQuestion} SessionActions={SessionActions} />
            {pendingQuestion && <StreamingAnswer />}
          </ol>
        </div>
      </div>
      {isAway && (
        <ActionIcon className={classes.toEnd} variant="default" radius="xl" aria-label={t('toEnd')} onClick={toEnd}>
          <IconArrowDown size={20} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}

// On its own, so that a part of an answer that arrives renders none of the messages before it.
const Messages = memo(function Messages({
  messages,
  pendingQuestion,
  SessionActions,
}: Omit<ChatLogProps, 'onEarlier'>) {
  const shown = useMemo(
    () => (pendingQuestion ? [...messages, pendingQuestion] : messages),
    [messages, pendingQuestion],
  );
  const newSources = useMemo(() => sourceChanges(messages), [messages]);
  const drafts = useMemo(() => statesOfDrafts(messages), [messages]);
  const latest = messages.at(-1)?.id;
  return shown.map((message, index) => (
    <Fragment key={message.id}>
      {message.localDate !== shown[index - 1]?.localDate && <DayLine day={message.localDate} />}
      <ChatMessage
        message={message}
        isNewSource={newSources.has(message.id)}
        isLatest={message.id === latest}
        isLogged={drafts.isLogged(message)}
        isUndoable={drafts.isUndoable(message)}
        replacement={drafts.replacementOf(message)}
        question={message.isUser ? '' : (shown[index - 1]?.content ?? '')}
        SessionActions={SessionActions}
      />
    </Fragment>
  ));
});

function DayLine({ day }: { day: string }) {
  const words = useT(common);
  const format = useFormat();
  const today = useToday();
  const name =
    day === today
      ? words('today')
      : day === addDays(today, -1)
        ? words('yesterday')
        : formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' });
  return <li className={classes.day}>{name}</li>;
}

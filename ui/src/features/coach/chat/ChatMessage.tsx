// One message of the chat: the user's in a bubble, the coach's as text with its links, session or draft.
import { Text, VisuallyHidden } from '@mantine/core';
import { memo, type ComponentType } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { AnswerLinks } from '@/features/coach/answer/AnswerLinks';
import { AnswerText } from '@/features/coach/answer/AnswerText';
import { CareNote } from '@/features/coach/answer/CareNote';
import { DraftCard } from '@/features/coach/draft/DraftCard';
import { SessionCard, type SessionActionsProps } from '@/features/coach/session/SessionCard';
import type { ShownMessage } from './chat';
import classes from './ChatMessage.module.css';
import { chatMessages } from './chatMessages';
import { useChat } from './chatStore';
import { hasEntries, partsOf, type ChatDraft } from './parts';
import { SourceMark } from '@/features/coach/answer/SourceMark';

interface ChatMessageProps {
  message: ShownMessage;
  // The source of the answers begins or changes here.
  isNewSource: boolean;
  isLatest: boolean;
  // Of its draft: it is logged, nothing was logged after it, and the draft of a later answer that takes its place.
  isLogged: boolean;
  isUndoable: boolean;
  replacement: ChatDraft | undefined;
  // What the user wrote before the answer.
  question: string;
  SessionActions: ComponentType<SessionActionsProps>;
}

export const ChatMessage = memo(function ChatMessage({ message, ...rest }: ChatMessageProps) {
  return message.isUser ? <OwnMessage text={message.content} /> : <Answer message={message} {...rest} />;
});

function OwnMessage({ text }: { text: string }) {
  const t = useT(chatMessages);
  return (
    <li className={classes.own}>
      <VisuallyHidden>{t('you')}: </VisuallyHidden>
      <div className={classes.bubble} lang={useAnswerLang(text)}>
        {text}
      </div>
    </li>
  );
}

function Answer({ message, isNewSource, isLatest, question, SessionActions, ...ofDraft }: ChatMessageProps) {
  const t = useT(chatMessages);
  const { content, source, redFlag, ending } = message;
  const { links, session, draft } = partsOf(message);
  const lang = useAnswerLang(content);
  const id = message.storedId ?? message.id;
  return (
    <li className={classes.answer}>
      {isNewSource && source && (
        <div className={classes.source}>
          <SourceMark source={source} />
        </div>
      )}
      <VisuallyHidden>{t('coach')}: </VisuallyHidden>
      {redFlag ? (
        <CareNote text={content} links={links} />
      ) : (
        content !== '' && <AnswerText text={content} lang={lang} />
      )}
      {ending && (
        <Text size="xs" c="dimmed" className={classes.ending}>
          {t(ending === 'broken' ? 'broken' : content === '' ? 'stoppedEarly' : 'stopped')}
        </Text>
      )}
      {session && <SessionCard session={session} isLatest={isLatest} lang={lang} Actions={SessionActions} />}
      {hasEntries(draft) && id > 0 && (
        <DraftCard messageId={id} draft={draft} isLatest={isLatest} {...ofDraft} sentence={question} answer={content} />
      )}
      {!redFlag && <AnswerLinks links={links} lang={lang} />}
    </li>
  );
}

// The answer while it arrives. Hidden from screen readers, which read the complete answer once.
export function StreamingAnswer() {
  const { text } = useChat((state) => state.partialAnswer);
  return (
    <li className={classes.answer} aria-hidden>
      {text === '' ? (
        <span className={classes.dots}>
          <span />
          <span />
          <span />
        </span>
      ) : (
        <AnswerText text={text} />
      )}
    </li>
  );
}

// One message of the chat: the person's words in a bubble, the coach's as plain text with the mark of who said it.
import { Text, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { AnswerText } from '@/features/coach/answer/AnswerText';
import { CareNote } from '@/features/coach/answer/CareNote';
import type { ShownMessage } from './chat';
import classes from './ChatMessage.module.css';
import { chatMessages } from './chatMessages';
import { useChat } from './chatStore';
import { SourceMark } from '@/features/coach/answer/SourceMark';

export const ChatMessage = memo(function ChatMessage({ message }: { message: ShownMessage }) {
  return message.isUser ? <OwnMessage text={message.content} /> : <Answer message={message} />;
});

function OwnMessage({ text }: { text: string }) {
  const t = useT(chatMessages);
  return (
    <li className={classes.own}>
      <VisuallyHidden>{t('you')}: </VisuallyHidden>
      <div className={classes.bubble}>{text}</div>
    </li>
  );
}

function Answer({ message: { content, source, redFlag, ending } }: { message: ShownMessage }) {
  const t = useT(chatMessages);
  const lang = useAnswerLang(source, redFlag);
  return (
    <li className={classes.answer}>
      <VisuallyHidden>{t('coach')}: </VisuallyHidden>
      {redFlag ? <CareNote text={content} /> : content !== '' && <AnswerText text={content} lang={lang} />}
      <div className={classes.marks}>
        {source && <SourceMark source={source} />}
        {ending && (
          <Text component="span" size="xs" c="dimmed">
            {t(ending === 'broken' ? 'broken' : content === '' ? 'stoppedEarly' : 'stopped')}
          </Text>
        )}
      </div>
    </li>
  );
}

// The answer while it comes; nobody is told of its pieces.
export function ComingAnswer() {
  const { text } = useChat((state) => state.heard);
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

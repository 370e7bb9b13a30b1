// The message input of the chat. Enter sends, Shift+Enter starts a new line.
import { ActionIcon, Textarea } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { chatMessages } from './chatMessages';
import { setTypedText, stopAnswer, useChat, useTyped } from './chatStore';
import classes from './ChatComposer.module.css';

interface ChatComposerProps {
  // An answer is pending.
  isWaiting: boolean;
  // The history is loaded. It is sent with the question.
  isReady: boolean;
  onSend: (text: string) => void;
  takesFocus: boolean;
}

const HAS_KEYBOARD = '(hover: hover) and (pointer: fine)';

// Nothing that was chosen has the focus, only the page or its heading.
const isFocusFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

export function ChatComposer({ isWaiting, isReady, onSend, takesFocus }: ChatComposerProps) {
  const t = useT(chatMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useTyped();
  const text = typed.trim();

  // A text that was put in is edited from its end.
  const prefills = useChat((state) => state.prefills);
  const seen = useRef(prefills);
  useEffect(() => {
    if (seen.current === prefills) return;
    seen.current = prefills;
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, [prefills]);

  useEffect(() => {
    if (takesFocus && isFocusFree() && window.matchMedia(HAS_KEYBOARD).matches)
      field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const canSend = text !== '' && !isWaiting && isReady;

  // Enter before the history is loaded: the question is sent with the history, unless it was edited in the meantime.
  const early = useRef('');
  useEffect(() => {
    if (!isReady || early.current === '') return;
    const isSame = early.current === text;
    early.current = '';
    if (canSend && isSame) onSend(text);
  }, [isReady, canSend, text, onSend]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) early.current = text;
    if (!canSend) return;
    onSend(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also commits text from an input method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form className={classes.composer} onSubmit={send}>
      <Textarea
        ref={field}
        className={classes.field}
        classNames={{ input: classes.input ?? '' }}
        variant="unstyled"
        aria-label={t('message')}
        placeholder={t('placeholder')}
        minRows={1}
        maxRows={6}
        maxLength={limits.ChatInput.message.maxLength}
        enterKeyHint="send"
        value={typed}
        onChange={(event) => setTypedText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isWaiting && (
        <ActionIcon variant="light" radius="xl" aria-label={t('stop')} onClick={stopAnswer}>
          <IconPlayerStopFilled size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon type="submit" variant="filled" color="petrol" radius="xl" aria-label={t('send')} disabled={!canSend}>
        <IconArrowUp size={20} stroke={2.2} aria-hidden />
      </ActionIcon>
    </form>
  );
}

// What was said, by days, with the answer that is coming; it follows the end only while the person is there.
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useToday } from '@/shared/hooks/useToday';
import { addDays, formatDay } from '@/shared/lib/dates';
import type { ShownMessage } from './chat';
import { ChatMessage, ComingAnswer } from './ChatMessage';
import classes from './ChatLog.module.css';
import { chatMessages } from './chatMessages';
import { useChat } from './chatStore';
import { useStickToEnd } from './useStickToEnd';

interface ChatLogProps {
  said: readonly ShownMessage[];
  asked: ShownMessage | null;
  // Loads what was said before; undefined when there is no more.
  onEarlier: (() => void) | undefined;
}

export function ChatLog({ said, asked, onEarlier }: ChatLogProps) {
  const t = useT(chatMessages);
  const length = useChat((state) => state.heard.text.length);
  const shown = asked ? [...said, asked] : said;
  const { box, onScroll, isAway, toEnd } = useStickToEnd(asked?.id ?? null, said.length, length);
  return (
    <>
      <div
        className={classes.scroller}
        ref={box}
        onScroll={onScroll}
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
            {shown.map((message, index) => (
              <Fragment key={message.id}>
                {message.localDate !== shown[index - 1]?.localDate && <DayLine day={message.localDate} />}
                <ChatMessage message={message} />
              </Fragment>
            ))}
            {asked && <ComingAnswer />}
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

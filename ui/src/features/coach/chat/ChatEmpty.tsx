// The empty chat: example questions that are sent with one tap, and one sentence to complete.
import { Text, Title } from '@mantine/core';
import { IconMessageCircle2, IconPencil } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import classes from './ChatEmpty.module.css';
import { chatMessages } from './chatMessages';
import { prefill } from './chatStore';
import { useStarters } from './starters';

export function ChatEmpty({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT(chatMessages);
  const starters = useStarters();
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <IconMessageCircle2 size={28} stroke={1.6} />
      </span>
      <Title order={2}>{t('empty')}</Title>
      <Text c="dimmed" size="sm" className={classes.words}>
        {t('emptyText')}
      </Text>
      <ul className={classes.starters}>
        {starters?.map(({ text, toEdit }) => (
          <li key={text}>
            <button
              type="button"
              className={classes.starter}
              {...(toEdit && { 'aria-description': t('toEdit') })}
              onClick={() => (toEdit ? prefill(text) : onChoose(text))}
            >
              {text}
              {toEdit && <IconPencil size={18} stroke={1.8} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

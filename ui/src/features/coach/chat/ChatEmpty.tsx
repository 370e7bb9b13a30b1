// The chat before the first word: what one may ask, ready to be sent; it sends nothing itself.
import { Text, Title } from '@mantine/core';
import { IconMessageCircle2 } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import classes from './ChatEmpty.module.css';
import { chatMessages } from './chatMessages';

const starters = ['starter1', 'starter2', 'starter3', 'starter4'] as const;

export function ChatEmpty({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT(chatMessages);
  return (
    <div className={classes.empty}>
      <span className={classes.picture} aria-hidden>
        <IconMessageCircle2 size={28} stroke={1.6} />
      </span>
      <Title order={2}>{t('empty')}</Title>
      <Text c="dimmed" size="sm" className={classes.words}>
        {t('emptyText')}
      </Text>
      <ul className={classes.starters}>
        {starters.map((starter) => (
          <li key={starter}>
            <button type="button" className={classes.starter} onClick={() => onChoose(t(starter))}>
              {t(starter)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

// One small reminder and a button that shows the next; it loads nothing.
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconBulb, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { reminderMessages } from './messages';
import classes from '@/features/wellness/today/QuietCard.module.css';
import { pickReminders, type Reminder } from './reminders';

interface ReminderCardProps {
  // Chance; tests bring their own.
  random?: () => number;
}

export function ReminderCard({ random = Math.random }: ReminderCardProps) {
  const t = useT(reminderMessages);
  const [queue, setQueue] = useState(() => pickReminders(random));
  const shown = queue[0] as Reminder;
  const next = () => setQueue(queue.length > 1 ? queue.slice(1) : pickReminders(random, shown));
  return (
    <Card aria-labelledby="reminder">
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden>
          <IconBulb size={22} stroke={1.8} />
        </span>
        <Title order={2} size="h3" id="reminder" className={classes.title}>
          {t('title')}
        </Title>
        <ActionIcon aria-label={t('another')} onClick={next} className={classes.action}>
          <IconRefresh size={20} aria-hidden />
        </ActionIcon>
      </div>
      <Text aria-live="polite" className={classes.words}>
        {t(shown)}
      </Text>
    </Card>
  );
}

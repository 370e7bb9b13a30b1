// One kind sentence beside a tab, another every day; it loads nothing.
import { Text, Title } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { daysBetween } from '@/shared/lib/dates';
import classes from './AffirmationCard.module.css';
import { affirmationMessages, journeyMessages } from './journeyMessages';

export type AffirmationTopic = 'selfCare' | 'mindful' | 'insights' | 'period' | 'sleep';

const EACH = 4;

export function AffirmationCard({ topic }: { topic: AffirmationTopic }) {
  const t = useT(journeyMessages);
  const words = useT(affirmationMessages);
  const today = useToday();
  const turn = (((daysBetween('2026-01-01', today) % EACH) + EACH) % EACH) as 0 | 1 | 2 | 3;
  return (
    <aside className={classes.card} aria-labelledby="affirmation">
      <IconQuote size={24} stroke={1.6} aria-hidden className={classes.picture} />
      <Title order={2} size="h4" id="affirmation" className={classes.title}>
        {t('affirmation')}
      </Title>
      <Text className={classes.words}>{words(`${topic}${turn}`)}</Text>
    </aside>
  );
}

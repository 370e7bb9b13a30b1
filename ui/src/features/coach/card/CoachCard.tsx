// The coach's card on the dashboard: one encouraging sentence at a time, based on the user's own data.
import { Button, Text, Title } from '@mantine/core';
import { IconMessageCircle2, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConnection } from '@/shared/api/connection';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './CoachCard.module.css';
import { coachMessages } from './messages';
import { thoughts, type CoachFacts } from './thoughts';

interface CoachCardProps {
  // Undefined while the data loads.
  facts: CoachFacts | undefined;
}

export function CoachCard({ facts }: CoachCardProps) {
  const t = useT(coachMessages);
  const words = useT(common);
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  const [index, setIndex] = useState(0);
  // The tour points at the link to the coach, or at this button if there is no such link.
  const hasCoachScreen = useScreenPaths().has('/ai-coach');
  const texts = facts ? thoughts(facts, t) : [];
  return (
    <Card aria-labelledby="coach" className={classes.card} data-tour="coachWidget">
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden>
          <IconMessageCircle2 size={22} stroke={1.8} />
        </span>
        <div>
          <Title order={2} size="h3" id="coach">
            {t('title')}
          </Title>
          <Text size="xs" c="dimmed">
            {t('source')}
          </Text>
        </div>
      </div>
      <Text component="div" aria-live="polite" className={classes.thought}>
        {facts && texts[index % texts.length]}
        {!facts && (isLost ? `${words('notLoadedTitle')}. ${words('notLoaded')}` : <Placeholder height={44} />)}
      </Text>
      <div className={classes.foot}>
        {hasCoachScreen && (
          <Button component={Link} to="/ai-coach" variant="light" data-tour="coachButton">
            {t('open')}
          </Button>
        )}
        <Button
          variant={hasCoachScreen ? 'subtle' : 'light'}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => setIndex(index + 1)}
          disabled={!facts}
          data-tour={hasCoachScreen ? undefined : 'coachButton'}
        >
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}

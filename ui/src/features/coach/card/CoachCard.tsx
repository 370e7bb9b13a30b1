// The coach on the dashboard: one true, encouraging sentence at a time; it loads nothing.
import { Button, Text, Title } from '@mantine/core';
import { IconMessageCircle2, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './CoachCard.module.css';
import { coachMessages } from './messages';
import { thoughts, type CoachFacts } from './thoughts';

interface CoachCardProps {
  // Undefined while the numbers are on their way.
  facts: CoachFacts | undefined;
}

export function CoachCard({ facts }: CoachCardProps) {
  const t = useT(coachMessages);
  const [turn, setTurn] = useState(0);
  // The tour shows the way to the coach; while there is none, how to hear more here.
  const opens = useScreenPaths().has('/ai-coach');
  const own = facts ? thoughts(facts, t) : [];
  return (
    <Card aria-labelledby="coach" className={classes.card} data-tour="coachWidget">
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden>
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
        {facts ? own[turn % own.length] : <Placeholder height={44} />}
      </Text>
      <div className={classes.foot}>
        {opens && (
          <Button component={Link} to="/ai-coach" variant="light" data-tour="coachButton">
            {t('open')}
          </Button>
        )}
        <Button
          variant={opens ? 'subtle' : 'light'}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => setTurn(turn + 1)}
          disabled={!facts}
          data-tour={opens ? undefined : 'coachButton'}
        >
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}

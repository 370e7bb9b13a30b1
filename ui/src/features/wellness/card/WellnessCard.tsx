// How many moments for oneself this week held, and the latest; it knows no routine.
import { Button, Text, Title } from '@mantine/core';
import { IconLeaf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { Placeholder } from '@/shared/ui/Placeholder';
import { momentStatsQuery } from '@/features/wellness/api';
import { wellnessMessages } from './messages';
import classes from '@/features/wellness/today/QuietCard.module.css';

// part-1 §9 'Wellness window for the dashboard card is 7 days'.
const DAYS = 7;
const breathing = ['calm', 'balance', 'energize', 'deep'] as const;

export function WellnessCard() {
  const t = useT(wellnessMessages);
  const opens = useScreenPaths().has('/wellness');
  const { data, isPending } = useQuery(momentStatsQuery(DAYS));
  // A failure counts as zero: the card encourages, it does not report.
  const count = data?.totalCount ?? 0;
  const latest = data?.recentActivities[0]?.activityName;
  const style = breathing.find((each) => each === latest);
  return (
    <Card aria-labelledby="wellness">
      <div className={classes.head}>
        <span className={classes.picture} aria-hidden>
          <IconLeaf size={22} stroke={1.8} />
        </span>
        <Title order={2} size="h3" id="wellness" className={classes.title}>
          {t('title')}
        </Title>
      </div>
      {isPending ? (
        <Placeholder height={48} mt={12} />
      ) : (
        <>
          <Text className={classes.words}>{count === 0 ? t('none') : t('some', { count })}</Text>
          {count > 0 && latest && (
            <Text size="sm" c="dimmed" mt={4}>
              {t('latest', { name: style ? t(style) : latest })}
            </Text>
          )}
        </>
      )}
      {opens && (
        <Button component={Link} to="/wellness" variant="light" className={classes.open}>
          {t('open')}
        </Button>
      )}
    </Card>
  );
}

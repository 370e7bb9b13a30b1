// The wellness card on the dashboard: the number of moments this week and the latest one.
import { Button, Text, Title } from '@mantine/core';
import { IconLeaf } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { Placeholder } from '@/shared/ui/Placeholder';
import { useMomentStats } from '@/features/wellness/momentStats';
import { useMomentName } from '@/features/wellness/today/momentName';
import { wellnessMessages } from './messages';
import classes from '@/features/wellness/today/QuietCard.module.css';

// docs/behaviour.md, Dashboard and progress.
const DAYS = 7;

export function WellnessCard() {
  const t = useT(wellnessMessages);
  const nameOf = useMomentName();
  const hasWellnessScreen = useScreenPaths().has('/wellness');
  const { data, isPending } = useMomentStats(DAYS);
  // A failed request counts as zero moments.
  const count = data?.totalCount ?? 0;
  const latest = data?.recentActivities[0]?.activityName;
  return (
    <Card aria-labelledby="wellness">
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden>
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
              {t('latest', { name: nameOf(latest) })}
            </Text>
          )}
        </>
      )}
      {hasWellnessScreen && (
        <Button component={Link} to="/wellness" variant="light" className={classes.open}>
          {t('open')}
        </Button>
      )}
    </Card>
  );
}

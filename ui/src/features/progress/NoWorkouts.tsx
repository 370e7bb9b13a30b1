// The empty state of the training charts with a link to log a workout.
import { Button } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { progressMessages } from './messages';

export function NoWorkouts() {
  const t = useT(progressMessages);
  return (
    <Card>
      <EmptyState
        icon={IconChartLine}
        title={t('noWorkouts')}
        description={t('noWorkoutsHint')}
        action={
          <Button component={Link} to="/log-workout">
            {t('logWorkout')}
          </Button>
        }
      />
    </Card>
  );
}

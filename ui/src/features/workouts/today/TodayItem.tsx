// One workout planned for today. View Details opens it; Mark Complete logs it directly.
import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { MarkComplete } from './MarkComplete';
import { workoutMessages } from '@/features/workouts/messages';
import classes from './TodayItem.module.css';

interface TodayItemProps {
  workout: PlannedWorkout;
  planName: string;
  // Today's log of this workout, if there is one.
  logged: Workout | null;
  // The first item has the page's primary button.
  leading?: boolean;
}

export function TodayItem({ workout, planName, logged, leading = false }: TodayItemProps) {
  const t = useT(workoutMessages);
  const [marking, setMarking] = useState(false);
  const { id, type, title, notes } = workout;
  const waiting = useWaitingIds('workout').has(logged?.id ?? 0);
  return (
    <Card className={classes.item} aria-label={title} data-done={logged !== null || undefined}>
      <div className={classes.head}>
        <TypeBadge type={type} />
        {logged && (
          <span className={classes.logged}>
            <IconCircleCheck size={18} aria-hidden />
            {t('loggedToday')}
            {waiting && <WaitingMark />}
          </span>
        )}
      </div>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {planName}
      </Text>
      {notes && <Text className={classes.notes}>{notes}</Text>}
      <div className={classes.actions}>
        <Button
          component={Link}
          className={classes.action}
          to={`/log-workout?workout=${id}`}
          variant={leading && !logged ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('viewDetails')}
        </Button>
        {type !== 'rest' && (
          <Button
            className={classes.mark}
            variant="subtle"
            color="gray"
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => setMarking(true)}
          >
            {t('markComplete')}
          </Button>
        )}
      </div>
      {marking && type !== 'rest' && (
        <MarkComplete workout={{ ...workout, type }} again={logged !== null} onClose={() => setMarking(false)} />
      )}
    </Card>
  );
}

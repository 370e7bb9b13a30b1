// One workout planned for today, with Mark Complete and View Details; it loads nothing.
import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { Card } from '@/shared/ui/Card';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { useCreateWorkout } from './api';
import { workoutMessages } from './messages';
import classes from './TodayItem.module.css';

interface TodayItemProps {
  workout: PlannedWorkout;
  planName: string;
  // The log of this workout of today, when there is one.
  logged: Workout | null;
  // The leading item carries the page's primary button.
  leading?: boolean;
}

// part-1 §7 'Mark Complete on the tracker's Today tab'.
const MARKED = { duration: 30, calories: 200, intensity: 'moderate' } as const;

export function TodayItem({ workout, planName, logged, leading = false }: TodayItemProps) {
  const t = useT(workoutMessages);
  const words = useT(common);
  const { mutateAsync: create, isPending } = useCreateWorkout();
  const [asking, setAsking] = useState(false);
  // Kept until it arrived, so that a retry cannot log twice.
  const clientKey = useRef<string | null>(null);

  const mark = async () => {
    setAsking(false);
    if (workout.type === 'rest') return;
    clientKey.current ??= newClientKey();
    try {
      await create({
        ...MARKED,
        type: workout.type,
        name: workout.title,
        notes: t('completedNote', { title: workout.title }),
        exercises: [],
        plannedWorkoutId: workout.id,
        clientKey: clientKey.current,
      });
      clientKey.current = null;
      toast({ title: t('markedComplete') });
    } catch {
      toast({ title: words('error'), description: t('markFailed'), destructive: true });
    }
  };

  return (
    <Card className={classes.item} aria-label={workout.title} data-done={logged !== null || undefined}>
      <div className={classes.head}>
        <TypeBadge type={workout.type} />
        {logged && (
          <span className={classes.logged}>
            <IconCircleCheck size={18} aria-hidden />
            {t('loggedToday')}
          </span>
        )}
      </div>
      <Title order={2} className={classes.title}>
        {workout.title}
      </Title>
      <Text c="dimmed" size="sm">
        {planName}
      </Text>
      {workout.notes && <Text className={classes.notes}>{workout.notes}</Text>}
      <div className={classes.actions}>
        {workout.type !== 'rest' && (
          <Button
            className={classes.action}
            variant={leading && !logged ? 'filled' : 'default'}
            leftSection={<IconCheck size={18} aria-hidden />}
            disabled={isPending}
            onClick={() => (logged ? setAsking(true) : void mark())}
          >
            {isPending ? t('marking') : t('markComplete')}
          </Button>
        )}
        <Button
          component={Link}
          className={classes.action}
          to={`/log-workout?workout=${workout.id}`}
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('viewDetails')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('askTitle')}
        confirmLabel={t('logAgain')}
        onConfirm={() => void mark()}
        onClose={() => setAsking(false)}
      >
        {t('askAgain', { title: workout.title })}
      </ConfirmDialog>
    </Card>
  );
}

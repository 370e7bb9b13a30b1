// An unfinished workout as a card: since when, how far, go on, or give it up after a question.
import { Button, Text, Title } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { freeMessages } from './freeMessages';
import classes from '@/features/workouts/today/TodayItem.module.css';
import type { Training } from './training';
import { useUnsent } from '@/features/workouts/outbox/unsent';

interface UnfinishedCardProps {
  // Its name among the unfinished ones.
  workout: string;
  training: Training;
  title: string;
  // Exercises in all.
  total: number;
  discardText: string;
  onDiscard: () => void;
}

export function UnfinishedCard({ workout, training, title, total, discardText, onDiscard }: UnfinishedCardProps) {
  const t = useT(freeMessages);
  const format = useFormat();
  const unsent = useUnsent((box) => box.exercises);
  const [asking, setAsking] = useState(false);
  const waiting = unsent.filter((each) => each.training === training.clientKey && each.want !== null);
  const done = new Set([...Object.keys(training.saved).map(Number), ...waiting.map(({ exercise }) => exercise.id)])
    .size;
  return (
    <Card aria-label={t('unfinished')}>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" size="sm">
        {t('unfinishedSince', {
          day: formatDay(training.day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
          done,
          total,
        })}
      </Text>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/log-workout?workout=${workout}`}
          className={classes.action}
          leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
        >
          {t('goOn')}
        </Button>
        <Button variant="default" className={classes.action} onClick={() => setAsking(true)}>
          {t('discard')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        destructive
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      >
        {discardText}
      </ConfirmDialog>
    </Card>
  );
}

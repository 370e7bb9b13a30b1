// A workout without a plan that was begun and not finished: go on, or give it up; it stands on the Today tab.
import { Button, Text, Title } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { del } from '@/shared/api/client';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { freeMessages } from './freeMessages';
import { workoutMessages } from './messages';
import { FREE, isBlank, type Training } from './training';
import { dropTicksOf, useUnsent } from './unsent';
import { discardTraining, useTrainings } from './useTraining';
import classes from './TodayItem.module.css';

export function UnfinishedWorkout() {
  const training = useTrainings((state) => state.trainings[FREE]);
  return training?.free && !isBlank(training) ? <Unfinished training={training} free={training.free} /> : null;
}

function Unfinished({ training, free }: { training: Training; free: NonNullable<Training['free']> }) {
  const t = useT(freeMessages);
  const log = useT(workoutMessages);
  const typeWords = useT(workoutTypeWords);
  const format = useFormat();
  const client = useQueryClient();
  const unsent = useUnsent((state) => state.ticks.filter(({ workout }) => workout === FREE).length);
  const [asking, setAsking] = useState(false);

  // Its ticks go with it: they belong to no other workout.
  const discard = () => {
    setAsking(false);
    const ids = Object.values(training.saved).map(({ completion }) => completion);
    dropTicksOf(FREE);
    discardTraining(FREE);
    void Promise.allSettled(ids.map((id) => del(`/api/exercise-completions/${id}`))).then(() =>
      client.invalidateQueries({ queryKey: ['/api/exercise-completions'] }),
    );
  };

  const done = Object.keys(training.saved).length + unsent;
  return (
    <Card aria-label={t('unfinished')}>
      <Title order={2}>{free.name || log('namePlaceholder', { type: typeWords(free.type) })}</Title>
      <Text c="dimmed" size="sm">
        {t('unfinishedSince', {
          day: formatDay(training.day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
          done,
          total: free.exercises.length,
        })}
      </Text>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={`/log-workout?workout=${FREE}`}
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
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </Card>
  );
}

// Completed workouts that the server does not have, and what it refused of workouts that no tracker shows any more: sent once
// more, or given up.
import { Button, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { discardRefused } from './send';
import classes from '@/features/workouts/today/TodayItem.module.css';
import { sendWaiting } from './ticks';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { changeLog, dropLog, useUnsent } from './unsent';
import { unsentMessages } from './unsentMessages';

export function UnsentCard() {
  const t = useT(unsentMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { logs, exercises } = useUnsent();
  const trainings = useTrainings((state) => state.trainings);
  // A workout that is still going on shows its refused exercises itself.
  const refused = exercises.filter(
    ({ state, workout, training }) => state === 'refused' && trainings[workout]?.clientKey !== training,
  );
  if (logs.length === 0 && refused.length === 0) return null;
  const dayOf = (day: Day) => formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Card aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      {logs.map(({ key, day, body, state, reason }) => (
        <Item
          key={key}
          title={body.name ?? t('workout', { day: dayOf(day) })}
          text={state === 'refused' ? (reason ?? t('workoutRefused')) : t('waits')}
        >
          {state === 'refused' && (
            <>
              <Button
                className={classes.action}
                onClick={() => {
                  changeLog(key, { state: 'waiting' });
                  void sendWaiting(client);
                }}
              >
                {t('tryAgain')}
              </Button>
              <Button variant="default" className={classes.action} onClick={() => dropLog(key)}>
                {t('discard')}
              </Button>
            </>
          )}
        </Item>
      ))}
      {refused.map(({ slot, exercise, day, reason }) => (
        <Item
          key={slot}
          title={t('exerciseRefused', { name: exercise.exerciseName, day: dayOf(day) })}
          text={reason ?? ''}
        >
          <Button
            variant="default"
            className={classes.action}
            onClick={() => {
              discardRefused(slot);
              void sendWaiting(client);
            }}
          >
            {t('discard')}
          </Button>
        </Item>
      ))}
    </Card>
  );
}

function Item({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <Text fw={600} mt={12}>
        {title}
      </Text>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

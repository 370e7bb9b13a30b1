// Card for completed workouts that the server does not have, and for refused exercises of workouts that no tracker
// shows any more. Offers to send again or discard.
import { Button, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { throwAway } from '@/shared/outbox/decide';
import { findEntry } from '@/shared/outbox/entries';
import { requestSend } from '@/shared/outbox/record';
import { Card } from '@/shared/ui/Card';
import { discardRefused } from './sendExercise';
import classes from '@/features/workouts/today/TodayItem.module.css';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { updateLog, useUnsent } from './unsent';
import { unsentMessages } from './unsentMessages';

function discardLog(key: string): void {
  const entry = findEntry(key);
  if (entry) throwAway(entry);
}

export function UnsentCard() {
  const t = useT(unsentMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { logs, exercises } = useUnsent();
  const trainings = useTrainings((state) => state.trainings);
  // The tracker of an unfinished workout shows its own refused exercises.
  const refused = exercises.filter(
    ({ state, workout, training }) => state === 'refused' && trainings[workout]?.clientKey !== training,
  );
  const nameOf = useExerciseName(refused.length > 0);
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
                  updateLog(key, { state: 'waiting' });
                  requestSend(client, true);
                }}
              >
                {t('tryAgain')}
              </Button>
              <Button variant="default" className={classes.action} onClick={() => discardLog(key)}>
                {t('discard')}
              </Button>
            </>
          )}
        </Item>
      ))}
      {refused.map(({ slot, exercise, day, reason }) => (
        <Item
          key={slot}
          title={t('exerciseRefused', { name: nameOf(exercise.exerciseName), day: dayOf(day) })}
          text={reason ?? ''}
        >
          <Button
            variant="default"
            className={classes.action}
            onClick={() => {
              discardRefused(slot);
              requestSend(client, true);
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

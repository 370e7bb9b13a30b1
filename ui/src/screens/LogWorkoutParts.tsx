// What stands above any workout that is being trained: how much is done, and the day it counts for.
import { Progress, Text } from '@mantine/core';
import { percentDone } from '@/features/workouts/logic';
import { trainingMessages } from '@/features/workouts/trainingMessages';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import classes from './LogWorkoutTraining.module.css';

export function Counter({ done, total }: { done: number; total: number }) {
  const t = useT(trainingMessages);
  return (
    <div className={classes.counter}>
      <Text size="sm" fw={600} className="fit-numbers">
        {t('counter', { done, total })}
      </Text>
      <Progress value={percentDone(done, total)} aria-label={t('progress')} color={done === total ? 'green' : 'petrol'} />
    </div>
  );
}

// Says so when the workout goes on past midnight.
export function BeganOn({ day }: { day: string }) {
  const t = useT(trainingMessages);
  const format = useFormat();
  if (day === useToday()) return null;
  return (
    <Text className={classes.began}>
      {t('beganOn', { day: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }) })}
    </Text>
  );
}

// Shows the last time's sets and offers to copy them while no set has values.
import { Button, Text } from '@mantine/core';
import type { SetLog } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import { performedSets } from '@/shared/lib/sets';
import { useLastTime } from './api';
import classes from './LastTime.module.css';
import { addedSet } from './logic';
import { loggedMessages } from './messages';

interface LastTimeProps {
  exercise: string;
  before: Day;
  workoutId: number;
  onTakeOver: (sets: SetLog[]) => void;
}

export function LastTime({ exercise, before, workoutId, onTakeOver }: LastTimeProps) {
  const t = useT(loggedMessages);
  const format = useFormat();
  const texts = useSetTexts();
  const { data: last } = useLastTime(exercise, before, workoutId);
  const what = last ? texts.done(last) : '';
  if (!last || what === '') return null;
  const sets = performedSets(last).map((set) => ({ ...addedSet([]), ...set, rpe: null, doneAt: null }));
  return (
    <div className={classes.last}>
      <Text size="sm">
        {t('lastTime', { day: formatDay(last.localDate, format, { day: 'numeric', month: 'short' }), what })}
      </Text>
      <Button variant="default" onClick={() => onTakeOver(sets)}>
        {t('takeOver')}
      </Button>
    </div>
  );
}

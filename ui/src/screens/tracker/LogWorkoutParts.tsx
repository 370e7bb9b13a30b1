// Parts shared by the screens of a workout in training.
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useLastTimes, usePinnedNotes } from '@/features/workouts/api';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import type { Exercise, LastCompletion } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, type Day } from '@/shared/lib/dates';
import classes from './LogWorkoutTraining.module.css';

const noLastTimes: ReadonlyMap<string, LastCompletion> = new Map();
const noNotes: ReadonlyMap<string, string> = new Map();

// The catalogue by key, the last times and the pinned notes by name. Training does not wait for the last two, and works
// without them.
export function useTrainingHelp(day: Day, catalogue: readonly Exercise[], plannedWorkoutId?: number) {
  const lastTimes = useLastTimes(day, plannedWorkoutId).data ?? noLastTimes;
  const pinnedNotes = usePinnedNotes() ?? noNotes;
  const byKey = useMemo(() => new Map(catalogue.map((each) => [each.key, each])), [catalogue]);
  return { catalogue: byKey, lastTimes, pinnedNotes };
}

// Shown when the workout continues past midnight.
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

// A plan's week as seven day cards. Workouts move by drag or menu. Occupied days ask for confirmation. On a phone the
// page opens at today.
import { Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { PlannedWorkout } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf, type Weekday } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { DragArea } from '@/shared/ui/DragArea';
import { useExercisesOf } from '@/features/plans/api';
import { CopyDayDialog } from '@/features/plans/copy/CopyDayDialog';
import { DayCard, type DayActions } from './DayCard';
import { unsavedDays } from '@/features/plans/list/planDrafts';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { useMove } from './useMove';
import { useScrollToOnPhone } from './useScrollToOnPhone';
import { daysOf, uniqueNotes } from './week';
import classes from './WeekGrid.module.css';

interface WeekGridProps extends Omit<DayActions, 'onMove' | 'onCopy'> {
  planId: number;
  workouts: readonly PlannedWorkout[];
}

export function WeekGrid({ planId, workouts, onDelete, ...actions }: WeekGridProps) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const today = weekdayOf(useToday());
  const days = daysOf(workouts);
  const unsaved = unsavedDays(planId, days);
  const exercises = useExercisesOf(workouts.filter(({ type }) => type !== 'rest').map(({ id }) => id));
  const todaysCard = useScrollToOnPhone([...exercises.values()].every((list) => list !== undefined));
  const { move, pendingSwap, resolve, announced, moved } = useMove(planId, workouts);
  const [copied, setCopied] = useState<PlannedWorkout | null>(null);
  const [cleared, setCleared] = useState<number | null>(null);
  const remove = (workout: PlannedWorkout) => {
    setCleared(workout.dayOfWeek);
    onDelete(workout);
  };
  const find = (id: number) => workouts.find((each) => each.id === id);
  const nameOf = (id: number) => find(id)?.title ?? '';
  const describeDrop = (id: number, day: number) =>
    find(id)?.dayOfWeek === day
      ? null
      : t('wouldMove', { title: nameOf(id), day: weekdayName(day as Weekday, format) });
  const drop = (id: number, day: number) => {
    const workout = find(id);
    if (workout) move(workout, day as Weekday);
  };
  return (
    <div className={classes.root}>
      <DragArea nameOf={nameOf} describeDrop={describeDrop} onDrop={drop}>
        <ol className={classes.week}>
          {days.map((day) => {
            const { weekday, workout } = day;
            return (
              <DayCard
                key={weekday}
                day={day}
                ref={weekday === today && workouts.length > 0 ? todaysCard : undefined}
                exercises={workout && exercises.get(workout.id)}
                notes={workout ? uniqueNotes(workout, workouts) : ''}
                days={days}
                isToday={weekday === today}
                isMoved={workout !== null && workout.id === moved}
                unsaved={unsaved.has(weekday)}
                isCleared={weekday === cleared}
                onMove={move}
                onCopy={setCopied}
                onDelete={remove}
                {...actions}
              />
            );
          })}
        </ol>
      </DragArea>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {copied && <CopyDayDialog workout={copied} onClose={() => setCopied(null)} />}
      {pendingSwap && (
        <ConfirmDialog
          opened
          title={t('swapTitle')}
          confirmLabel={t('swap')}
          onConfirm={() => resolve(true)}
          onClose={() => resolve(false)}
        >
          <Text>
            {t('swapText', {
              title: pendingSwap.workout.title,
              existing: pendingSwap.existing.title,
              day: weekdayName(pendingSwap.weekday, format),
              from: weekdayName(pendingSwap.workout.dayOfWeek as Weekday, format),
            })}
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}

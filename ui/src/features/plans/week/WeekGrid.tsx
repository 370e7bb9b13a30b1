// A plan's week as seven day cards, dragged or sent by menu to another day; taken days ask. On a phone it opens at today.
// It opens no form.
import { Text, VisuallyHidden } from '@mantine/core';
import type { PlannedWorkout } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf, type Weekday } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { DragArea } from '@/shared/ui/DragArea';
import { useExercisesOf } from '@/features/plans/api';
import { DayCard, type DayActions } from './DayCard';
import { unsavedDays } from '@/features/plans/list/planDrafts';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { useMove } from './useMove';
import { useOpenAt } from './useOpenAt';
import { daysOf, ownNotes } from './week';
import classes from './WeekGrid.module.css';

interface WeekGridProps extends Omit<DayActions, 'onMove'> {
  planId: number;
  workouts: readonly PlannedWorkout[];
}

export function WeekGrid({ planId, workouts, ...actions }: WeekGridProps) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const today = weekdayOf(useToday());
  const days = daysOf(workouts);
  const unsaved = unsavedDays(planId, days);
  const exercises = useExercisesOf(workouts.filter(({ type }) => type !== 'rest').map(({ id }) => id));
  const todaysCard = useOpenAt([...exercises.values()].every((list) => list !== undefined));
  const { move, asked, answer, announced, moved } = useMove(planId, workouts);
  const find = (id: number) => workouts.find((each) => each.id === id);
  const nameOf = (id: number) => find(id)?.title ?? '';
  const sayOver = (id: number, day: number) =>
    find(id)?.dayOfWeek === day
      ? null
      : t('wouldMove', { title: nameOf(id), day: weekdayName(day as Weekday, format) });
  const drop = (id: number, day: number) => {
    const workout = find(id);
    if (workout) move(workout, day as Weekday);
  };
  return (
    <div className={classes.place}>
      <DragArea nameOf={nameOf} sayOver={sayOver} onDrop={drop}>
        <ol className={classes.week}>
          {days.map((day) => {
            const { weekday, workout } = day;
            return (
              <DayCard
                key={weekday}
                day={day}
                ref={weekday === today && workouts.length > 0 ? todaysCard : undefined}
                exercises={workout && exercises.get(workout.id)}
                notes={workout ? ownNotes(workout, workouts) : ''}
                days={days}
                isToday={weekday === today}
                isMoved={workout !== null && workout.id === moved}
                unsaved={unsaved.has(weekday)}
                onMove={move}
                {...actions}
              />
            );
          })}
        </ol>
      </DragArea>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {asked && (
        <ConfirmDialog
          opened
          title={t('swapTitle')}
          confirmLabel={t('swap')}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        >
          <Text>
            {t('swapText', {
              title: asked.workout.title,
              there: asked.there.title,
              day: weekdayName(asked.weekday, format),
              from: weekdayName(asked.workout.dayOfWeek as Weekday, format),
            })}
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}

// /workout-calendar: the month and the selected day with its workouts.
import { Button } from '@mantine/core';
import { usePhone } from '@/shared/hooks/usePhone';
import { IconPencilPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DayPanel } from '@/features/calendar/DayPanel';
import { byDay, plannedFor, totalsOf } from '@/features/calendar/logic';
import { daysOf, monthOf } from '@/shared/lib/months';
import { calendarMessages } from '@/features/calendar/messages';
import { MonthBar } from '@/features/calendar/MonthBar';
import { MonthGrid } from '@/features/calendar/MonthGrid';
import { MonthSummary } from '@/features/calendar/MonthSummary';
import { useConsideredWorkouts } from '@/features/plans/api';
import { itemsOfDay } from '@/features/plans/logic';
import { useWorkoutsBetween } from '@/features/workouts/api';
import { EditWorkout } from '@/features/workouts/log/EditWorkout';
import { ManualForm } from '@/features/workouts/log/ManualForm';
import { undoKey, useWorkoutRemoval } from '@/features/workouts/log/useWorkoutRemoval';
import { useCompletionsWithLogs } from '@/features/workouts/outbox/useUnsentSets';
import type { ExerciseCompletion, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { weekdayOf, type Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Modal } from '@/shared/ui/Modal';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useCalendarAddress } from './useCalendarAddress';
import classes from './WorkoutCalendar.module.css';

const none: readonly Workout[] = [];
const noCompletions: readonly ExerciseCompletion[] = [];

export function WorkoutCalendar() {
  const t = useT(calendarMessages);
  const today = useToday();
  const { weekStart: first = 'sunday' } = useUser();
  const { month, requestedDay, goToMonth, select } = useCalendarAddress(today);
  const days = useMemo(() => daysOf(month, first), [month, first]);
  const selected = requestedDay !== null && days.includes(requestedDay) ? requestedDay : null;
  const workouts = useWorkoutsBetween(days[0] ?? today, days.at(-1) ?? today);
  const plannedOn = usePlannedOn();
  const hidden = useHiddenKeys();
  const shown = useMemo(
    () => (workouts.data ?? none).filter((workout) => !hidden.has(undoKey(workout))),
    [workouts.data, hidden],
  );
  const logs = useMemo(() => byDay(shown), [shown]);

  const [editing, setEditing] = useState<Workout | null>(null);
  const [loggingOn, setLoggingOn] = useState<Day | null>(null);
  const [focusRequest, setFocusRequest] = useState(0);
  const requestFocus = () => setFocusRequest((count) => count + 1);
  const removal = useWorkoutRemoval(requestFocus);

  const logged = (day: Day) => logs.get(day) ?? none;
  const { data, isError, refetch } = useCompletionsWithLogs(
    selected !== null && logged(selected).length > 0 ? selected : null,
  );
  const done = { completions: data ?? noCompletions, failed: isError, retry: () => void refetch() };
  const planned = (day: Day) => plannedFor(day, today, plannedOn.find(day), logged(day));
  const close = () => {
    setFocusRequest(0);
    if (selected) document.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
    select(null);
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Button
            classNames={{ section: classes.picture ?? '' }}
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            onClick={() => setLoggingOn(selected !== null && selected < today ? selected : today)}
          >
            {t('log')}
          </Button>
        }
      />
      <div className={classes.page}>
        <Card padding="none">
          <MonthBar month={month} onMonth={(to) => goToMonth(to)} onToday={() => select(today, monthOf(today))} />
          {workouts.error ? (
            <ErrorState error={workouts.error} title={t('failed')} onRetry={() => void workouts.refetch()} />
          ) : (
            <MonthGrid
              month={month}
              days={days}
              first={first}
              today={today}
              selected={selected}
              logged={logged}
              planned={planned}
              loading={workouts.isPending}
              onSelect={(day, byKey) => {
                select(day);
                setFocusRequest((count) => (byKey ? count + 1 : 0));
              }}
              onMonth={(to) => goToMonth(to, { replace: true })}
            />
          )}
        </Card>
        {!workouts.error && (
          <div className={classes.side}>
            {workouts.isPending && (
              <LoadingRegion>
                <Placeholder height={260} radius="lg" />
              </LoadingRegion>
            )}
            {workouts.data && selected === null && <MonthSummary month={month} totals={totalsOf(shown, month)} />}
            {workouts.data && selected !== null && (
              <DayPanel
                day={selected}
                today={today}
                logged={logged(selected)}
                done={done}
                planned={planned(selected)}
                hasFavourite={plannedOn.hasFavourite}
                focusRequest={focusRequest}
                onDay={(day) => select(day, days.includes(day) ? month : monthOf(day))}
                onClose={close}
                onLog={() => setLoggingOn(selected)}
                onEdit={setEditing}
                onDelete={(workout) => void removal.remove(workout)}
              />
            )}
          </div>
        )}
      </div>
      {removal.dialog}
      {editing && (
        <EditWorkout
          workout={editing}
          onClose={() => setEditing(null)}
          onSaved={(saved) =>
            select(saved.localDate, days.includes(saved.localDate) ? month : monthOf(saved.localDate))
          }
        />
      )}
      {loggingOn && <LogDialog day={loggingOn} onClose={() => setLoggingOn(null)} />}
    </>
  );
}

// The workout of a day from the newest favorite plan that has one on that weekday.
function usePlannedOn() {
  const considered = useConsideredWorkouts();
  const favourites = considered.plans.filter((plan) => plan.isFavorite);
  return {
    hasFavourite: considered.isPending || favourites.length > 0,
    find: (day: Day) =>
      favourites.length === 0
        ? null
        : (itemsOfDay(considered.plans, considered.workouts, weekdayOf(day), null)[0]?.workout ?? null),
  };
}

function LogDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  useReturnFocus();
  const t = useT(calendarMessages);
  const words = useT(common);
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('logTitle')}
      size={640}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <ManualForm day={day} onLogged={onClose} />
    </Modal>
  );
}

// /workout?id=…: a logged workout with its exercises and sets, all of which can be edited.
import { ActionIcon, Button } from '@mantine/core';
import { IconCalendarOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCompletionsOf, useWorkout } from '@/features/loggedworkout/api';
import { completionKey, ExerciseList } from '@/features/loggedworkout/ExerciseList';
import { loggedMessages } from '@/features/loggedworkout/messages';
import { WorkoutFigures } from '@/features/loggedworkout/WorkoutFigures';
import { useCatalogue } from '@/features/plans/api';
import { EditWorkout } from '@/features/workouts/log/EditWorkout';
import { useWorkoutRemoval } from '@/features/workouts/log/useWorkoutRemoval';
import { useUnsentSetEdits } from '@/features/workouts/outbox/useUnsentSetEdits';
import { useUnsentSetsOf } from '@/features/workouts/outbox/useUnsentSets';
import { ApiError } from '@/shared/api/client';
import type { Exercise, ExerciseCompletion, Workout } from '@/shared/api/types';
import { useBackNavigation } from '@/shared/hooks/useBackNavigation';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock, formatDay, type Day } from '@/shared/lib/dates';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { useHiddenKeys } from '@/shared/ui/undo';
import classes from './LoggedWorkout.module.css';

const CALENDAR = '/workout-calendar';
const calendarOf = (day: Day) => `${CALENDAR}?month=${day.slice(0, 7)}&day=${day}`;

export function LoggedWorkout() {
  const [parameters] = useSearchParams();
  const text = parameters.get('id') ?? '';
  if (!/^-?[1-9]\d{0,15}$/.test(text)) return <Gone />;
  return <Page key={text} id={Number(text)} />;
}

function Page({ id }: { id: number }) {
  const t = useT(loggedMessages);
  const workout = useWorkout(id);
  const completions = useCompletionsOf(id);
  const unsent = useUnsentSetsOf(id, completions);
  const catalogue = useCatalogue();
  const isMissing = workout.error instanceof ApiError && workout.error.status === 404;
  if (workout.isGone || isMissing) return <Gone />;
  const failed = [workout, completions, catalogue].find(({ error, data }) => error !== null && data === undefined);
  if (failed) {
    return (
      <Frame>
        <Card>
          <ErrorState error={failed.error} title={t('failed')} onRetry={() => void failed.refetch()} />
        </Card>
      </Frame>
    );
  }
  if (!workout.data || !completions.data || !catalogue.data) {
    return (
      <Frame>
        <LoadingRegion>
          <Placeholder height={96} radius="lg" />
          <Placeholder height={420} radius="lg" mt={20} />
        </LoadingRegion>
      </Frame>
    );
  }
  return <Logged workout={workout.data} completions={completions.data} unsent={unsent} catalogue={catalogue.data} />;
}

interface LoggedProps {
  workout: Workout;
  completions: readonly ExerciseCompletion[];
  // Ticked sets of a completed workout that the page could not load.
  unsent: readonly ExerciseCompletion[];
  catalogue: readonly Exercise[];
}

function Logged({ workout, completions, unsent, catalogue }: LoggedProps) {
  const t = useT(loggedMessages);
  const format = useFormat();
  const onBack = useBackNavigation();
  const navigate = useNavigate();
  const hidden = useHiddenKeys();
  const [editing, setEditing] = useState(false);
  const edits = useUnsentSetEdits();
  const waiting = useWaitingIds('workout').has(workout.id);
  const { name, type, date, localDate, utcOffset } = workout;
  // After deletion, leads to its day in the calendar, where the workout reappears after Undo.
  const removal = useWorkoutRemoval(() => void navigate(calendarOf(localDate), { replace: true }));
  const when = formatDay(localDate, format, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = formatClock(date, utcOffset, format);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <span className={classes.facts}>
            <TypeBadge type={type} size="sm" />
            <span>
              {`${when} · ${waiting ? '' : clock}`}
              {waiting && (
                <span className={classes.clock}>
                  {clock}
                  <WaitingMark />
                </span>
              )}
            </span>
          </span>
        }
        backTo={calendarOf(localDate)}
        onBack={onBack}
        action={
          <div className={classes.actions}>
            <ActionIcon aria-label={t('edit', { name })} onClick={() => setEditing(true)}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t('delete', { name })} onClick={() => void removal.remove(workout)}>
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </div>
        }
      />
      <div className={classes.page}>
        <WorkoutFigures
          workout={workout}
          completions={[...completions, ...unsent].filter(({ id }) => !hidden.has(completionKey(id)))}
          catalogue={catalogue}
        />
        <ExerciseList workout={workout} completions={completions} unsent={unsent} edits={edits} catalogue={catalogue} />
      </div>
      {removal.dialog}
      {editing && <EditWorkout workout={workout} onClose={() => setEditing(false)} />}
    </>
  );
}

function Gone() {
  const t = useT(loggedMessages);
  return (
    <Frame>
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          title={t('gone')}
          description={t('goneHint')}
          action={
            <Button component={Link} to={CALENDAR} variant="default">
              {t('toCalendar')}
            </Button>
          }
        />
      </Card>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useT(loggedMessages);
  return (
    <>
      <PageHeader title={t('title')} backTo={CALENDAR} onBack={useBackNavigation()} />
      {children}
    </>
  );
}

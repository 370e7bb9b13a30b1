// One day of a plan's week: empty, or its workout with exercises and minutes.
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconPencil, IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type Ref } from 'react';
import { Link } from 'react-router';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import classes from './DayCard.module.css';
import { DayExercises } from './DayExercises';
import { MoveMenu } from './MoveMenu';
import { plannerMessages } from '@/features/plans/plannerMessages';
import type { PlanDay } from './week';

export interface DayActions {
  onAdd: (weekday: Weekday) => void;
  onEdit: (workout: PlannedWorkout) => void;
  onEditExercises: (workout: PlannedWorkout) => void;
  onDelete: (workout: PlannedWorkout) => void;
  onMove: (workout: PlannedWorkout, weekday: Weekday) => void;
  onCopy: (workout: PlannedWorkout) => void;
}

interface DayCardProps extends DayActions {
  day: PlanDay;
  // Undefined while loading, null if there are none to show.
  exercises: readonly PlannedExercise[] | null | undefined;
  // Without sentences that other days repeat.
  notes: string;
  // Scrolls the card into view.
  ref: Ref<HTMLLIElement> | undefined;
  days: readonly PlanDay[];
  isToday: boolean;
  // The workout was just moved here.
  isMoved: boolean;
  // The workout of the day was just deleted.
  isCleared: boolean;
  // The day has an unsaved draft.
  unsaved: boolean;
}

// Accepts workouts dragged from other days.
export function DayCard({
  day,
  days,
  exercises,
  notes,
  ref,
  isToday,
  isMoved,
  isCleared,
  unsaved,
  ...actions
}: DayCardProps) {
  const t = useT(plannerMessages);
  const words = useT(common);
  const format = useFormat();
  const { weekday, workout } = day;
  const { setNodeRef, isOver, active } = useDroppable({ id: weekday });
  const cardRef = useMergedRef<HTMLLIElement>(setNodeRef, ref);
  const name = weekdayName(weekday, format);
  return (
    <li
      ref={cardRef}
      className={classes.day}
      data-today={isToday || undefined}
      data-empty={!workout || undefined}
      data-over={(isOver && active?.id !== workout?.id) || undefined}
    >
      <div className={classes.head}>
        <Title order={3} className={classes.name}>
          {name}
        </Title>
        {isToday && <span className={classes.today}>{words('today')}</span>}
      </div>
      {unsaved && <Text className={classes.unsaved}>{t('unsaved')}</Text>}
      {workout ? (
        <Planned {...{ workout, exercises, notes, days, isToday, isMoved }} {...actions} />
      ) : (
        <AddButton name={name} takesFocus={isCleared} onAdd={() => actions.onAdd(weekday)} />
      )}
    </li>
  );
}

interface AddButtonProps {
  name: string;
  // The focus was lost with the deleted workout.
  takesFocus: boolean;
  onAdd: () => void;
}

function AddButton({ name, takesFocus, onAdd }: AddButtonProps) {
  const t = useT(plannerMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={classes.add}
      aria-label={t('addWorkoutOn', { day: name })}
      onClick={onAdd}
    >
      <IconPlus size={20} aria-hidden />
      {t('addWorkout')}
    </button>
  );
}

interface PlannedProps
  extends Omit<DayActions, 'onAdd'>, Pick<DayCardProps, 'exercises' | 'notes' | 'days' | 'isToday' | 'isMoved'> {
  workout: PlannedWorkout;
}

function Planned({
  workout,
  exercises,
  notes,
  days,
  isToday,
  isMoved,
  onEdit,
  onEditExercises,
  onDelete,
  onMove,
  onCopy,
}: PlannedProps) {
  const t = useT(plannerMessages);
  const { id, title, type } = workout;
  const rest = type === 'rest';
  const { setNodeRef, listeners, isDragging, transform } = useDraggable({ id });
  return (
    <article
      ref={setNodeRef}
      className={classes.workout}
      aria-label={title}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
      {...listeners}
    >
      <div className={classes.top}>
        <TypeBadge type={type} size="sm" />
        <MoveMenu
          workout={workout}
          days={days}
          takesFocus={isMoved}
          onMove={(weekday) => onMove(workout, weekday)}
          onCopy={() => onCopy(workout)}
        />
      </div>
      <Text className={classes.title}>{title}</Text>
      {!rest && <DayExercises title={title} exercises={exercises} />}
      {notes && <Text className={classes.notes}>{notes}</Text>}
      <div className={classes.actions}>
        {!rest && (
          <>
            <Button
              component={Link}
              to={`/log-workout?workout=${id}`}
              state={{ from: `/workout-planner?plan=${workout.workoutPlanId}` }}
              variant={isToday ? 'filled' : 'light'}
              className={classes.action}
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              aria-label={t('trackOf', { title })}
            >
              {t('track')}
            </Button>
            <Button
              variant="default"
              className={classes.action}
              aria-label={t('editExercisesOf', { title })}
              onClick={() => onEditExercises(workout)}
            >
              {t('editExercises')}
            </Button>
          </>
        )}
        <div className={classes.icons}>
          <ActionIcon aria-label={t('editWorkout', { title })} onClick={() => onEdit(workout)}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('deleteWorkout', { title })} onClick={() => onDelete(workout)}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </article>
  );
}

// The selected day: logged workouts, the planned workout and their actions.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconPencilPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { ExerciseCompletion, PlannedWorkout, Workout } from '@/shared/api/types';
import { useSwipe } from '@/shared/hooks/useSwipe';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatDay, type Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import classes from './DayPanel.module.css';
import { calendarMessages } from './messages';
import { WorkoutEntry } from './WorkoutEntry';

// Completed exercises of the day; empty while loading.
interface DayDone {
  completions: readonly ExerciseCompletion[];
  failed: boolean;
  retry: () => void;
}

interface DayPanelProps {
  day: Day;
  today: Day;
  logged: readonly Workout[];
  done: DayDone;
  planned: PlannedWorkout | null;
  hasFavourite: boolean;
  // Each increment moves the focus to the heading.
  focusRequest: number;
  // A swipe chose another day.
  onDay: (day: Day) => void;
  onClose: () => void;
  onLog: () => void;
  onEdit: (workout: Workout) => void;
  onDelete: (workout: Workout) => void;
}

export function DayPanel({
  day,
  today,
  logged,
  done,
  planned,
  hasFavourite,
  focusRequest,
  onDay,
  onClose,
  onLog,
  onEdit,
  onDelete,
}: DayPanelProps) {
  const t = useT(calendarMessages);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  useSwipe(root, (to) => onDay(addDays(day, to === 'next' ? 1 : -1)));

  useEffect(() => {
    if (focusRequest > 0) heading.current?.focus();
  }, [focusRequest]);
  // On small screens the panel is below the grid.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- handles keys of the controls inside
    <section ref={root} data-swipe aria-labelledby="calendar-day" onKeyDown={onKeyDown} className={classes.panel}>
      <Card>
        <header className={classes.header}>
          <Title order={2} id="calendar-day" tabIndex={-1} ref={heading} className={classes.title}>
            {formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' })}
          </Title>
          <ActionIcon aria-label={t('closePanel')} onClick={onClose} className={classes.close}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </header>
        {logged.length > 0 && (
          <ul className={classes.list}>
            {logged.map((workout) => (
              <WorkoutEntry
                key={workout.id}
                workout={workout}
                completions={done.completions}
                onEdit={() => onEdit(workout)}
                onDelete={() => onDelete(workout)}
              />
            ))}
          </ul>
        )}
        {done.failed && <SetsFailed onRetry={done.retry} />}
        {logged.length === 0 && (
          <Text c="dimmed" mt="xs">
            {t('none')}
          </Text>
        )}
        {planned && <Planned workout={planned} startable={day === today} />}
        {day > today && !hasFavourite && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('favourite')}
          </Text>
        )}
        {day <= today && (
          <Button
            mt="md"
            variant="default"
            fullWidth
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            onClick={onLog}
          >
            {t('logOnDay')}
          </Button>
        )}
      </Card>
    </section>
  );
}

function SetsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT(calendarMessages);
  const words = useT(common);
  return (
    <div role="alert" className={classes.failed}>
      <Text size="sm">{t('setsFailed')}</Text>
      <Button variant="subtle" onClick={onRetry}>
        {words('retry')}
      </Button>
    </div>
  );
}

function Planned({ workout, startable }: { workout: PlannedWorkout; startable: boolean }) {
  const t = useT(calendarMessages);
  const rest = workout.type === 'rest';
  return (
    <div className={classes.planned}>
      <Text size="xs" c="dimmed" fw={600}>
        {t('plannedHeading')}
      </Text>
      <Title order={3}>{workout.title}</Title>
      <TypeBadge type={workout.type} size="sm" />
      {workout.notes && <Text size="sm">{workout.notes}</Text>}
      {rest && !workout.notes && (
        <Text size="sm" c="dimmed">
          {t('rest')}
        </Text>
      )}
      {startable && !rest && (
        <Button component={Link} to={`/log-workout?workout=${workout.id}`} mt={4} fullWidth>
          {t('start')}
        </Button>
      )}
    </div>
  );
}

// A link to the last logged workout.
import { IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lastWorkoutQuery } from '@/shared/api/queries';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { daysBetween, formatDay } from '@/shared/lib/dates';
import { workoutPath } from '@/shared/lib/paths';
import { useOverlaid } from '@/shared/outbox/overlay';
import { overlaidWorkouts } from '@/shared/outbox/workouts';
import classes from './LastWorkout.module.css';
import { dashboardMessages } from './messages';

export function LastWorkout() {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const today = useToday();
  const data = useOverlaid(useQuery(lastWorkoutQuery), 'workout', overlaidWorkouts);
  const last = data?.[0];
  // Reserves the height, so that nothing moves when the data arrives.
  if (!last) return <div className={classes.reserved} />;
  const ago = daysBetween(last.localDate, today);
  const day =
    ago === 0
      ? t('lastToday')
      : ago === 1
        ? t('lastYesterday')
        : formatDay(last.localDate, format, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Link to={workoutPath(last.id)} state={{ from: '/' }} className={classes.reserved}>
      <IconHistory size={18} aria-hidden />
      <span className={classes.words}>{t('lastWorkout', { name: last.name, day })}</span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}

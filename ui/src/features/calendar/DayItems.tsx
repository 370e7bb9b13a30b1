// The workouts of one day of the month: names on wide screens, icons and a count on small ones.
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeColors } from '@/shared/ui/workoutType';
import { WorkoutTypeIcon } from '@/shared/ui/WorkoutTypeIcon';
import classes from './DayItems.module.css';
import { cellItems } from './logic';
import { calendarMessages } from './messages';

interface DayItemsProps {
  logged: readonly Workout[];
  planned: PlannedWorkout | null;
}

export function DayItems({ logged, planned }: DayItemsProps) {
  const t = useT(calendarMessages);
  const { shown, more } = cellItems(logged, planned);
  return (
    <>
      <span className={classes.items}>
        {shown.map((item) => {
          const { ink, tint, solid } = workoutTypeColors(item.type);
          return (
            <span
              key={item.key}
              className={classes.item}
              data-planned={item.planned || undefined}
              style={{ color: ink, ...(item.planned ? { '--line': solid } : { background: tint }) }}
            >
              <WorkoutTypeIcon type={item.type} size={14} />
              <span className={classes.name}>{item.name}</span>
            </span>
          );
        })}
      </span>
      {more > 0 && (
        <>
          <span className={classes.more}>{t('more', { count: more })}</span>
          <span className={classes.fewMore}>{t('fewMore', { count: more })}</span>
        </>
      )}
    </>
  );
}

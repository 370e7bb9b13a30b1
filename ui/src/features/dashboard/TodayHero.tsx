// The hero for today's workout: title, progress and the button to start it.
import { Button, Progress, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { plannedMinutes } from '@/shared/lib/exercise';
import { Card } from '@/shared/ui/Card';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { Checklist, type ChecklistProps } from './Checklist';
import { dashboardMessages } from './messages';
import classes from './TodayHero.module.css';
import { useDoneText } from './useDoneText';

interface TodayHeroProps extends ChecklistProps {
  workout: PlannedWorkout;
  // The plan's name with the menu to switch plans.
  planName: ReactNode;
  // The week of its block; null without a plan.
  week?: ReactNode;
  // Today's log of this workout; null until it is done.
  logged: Workout | null;
}

export function TodayHero({
  workout,
  planName,
  week,
  exercises,
  doses,
  done: ticked,
  onToggle,
  logged,
}: TodayHeroProps) {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const done = exercises.filter(({ id }) => ticked.get(id)?.whole).length;
  const minutes = plannedMinutes(exercises);
  return (
    <Card padding="lg" aria-labelledby="todays-workout" className={classes.hero}>
      <div className={classes.top}>
        <Text className={classes.label}>{t('today')}</Text>
        <TypeBadge type={workout.type} />
      </div>
      <Title order={2} id="todays-workout" className={classes.title}>
        {workout.title}
      </Title>
      <Text c="dimmed" component="div" className={classes.meta}>
        {planName}
        {week}
        <span>{t('exerciseCount', { count: exercises.length })}</span>
        {minutes > 0 && <span>{t('about', { time: formatMinutes(minutes, format) })}</span>}
      </Text>
      {workout.notes && <Text className={classes.notes}>{workout.notes}</Text>}
      {logged && <Done logged={logged} />}
      {!logged && done > 0 && (
        <div className={classes.progress}>
          <Text size="sm" fw={600} className="fit-numbers">
            {t('completed', { done, total: exercises.length })}
          </Text>
          <Progress
            value={(done / exercises.length) * 100}
            aria-label={t('completed', { done, total: exercises.length })}
          />
        </div>
      )}
      <Button
        component={Link}
        to={`/log-workout?workout=${workout.id}`}
        state={{ from: '/' }}
        className={classes.start}
        {...(logged ? { variant: 'default' } : { size: 'lg', leftSection: <IconPlayerPlay size={20} aria-hidden /> })}
      >
        {logged ? t('seeDetails') : t(ticked.size > 0 ? 'continue' : 'start')}
      </Button>
      {exercises.length > 0 && (
        <Checklist exercises={exercises} {...(doses && { doses })} done={ticked} onToggle={onToggle} />
      )}
    </Card>
  );
}

function Done({ logged }: { logged: Workout }) {
  const t = useT(dashboardMessages);
  const doneText = useDoneText();
  return (
    <div className={classes.done}>
      <IconCircleCheck size={28} aria-hidden />
      <div>
        <Text fw={650}>{t('done')}</Text>
        <Text size="sm">{doneText(logged)}</Text>
      </div>
    </div>
  );
}

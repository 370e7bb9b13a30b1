// The hero on a day without training: no plan yet, nothing planned, or a rest day.
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus, IconCircleCheck, IconMoonStars, IconPencilPlus, IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import classes from './FreeDay.module.css';
import { dashboardMessages } from './messages';
import { useDoneText } from './useDoneText';

interface FreeDayProps {
  // Creates the first plan; undefined when there are plans but no training today.
  createPlan?: ReactNode;
  // Today's planned rest day.
  rest?: PlannedWorkout | undefined;
  // The advice for today is below, with its own main action.
  advised?: boolean;
  // A workout logged today.
  logged?: Workout | undefined;
  next?: { id: number; title: string; type: string; day: string } | undefined;
  // The plan's name with the menu to switch plans.
  planName?: ReactNode;
  onLog: () => void;
}

export function FreeDay({ createPlan, advised, rest, logged, next, planName, onLog }: FreeDayProps) {
  const t = useT(dashboardMessages);
  return (
    <Card padding="lg" aria-label={t('today')}>
      {createPlan ? (
        <EmptyState
          icon={IconCalendarPlus}
          title={t('noWorkout')}
          description={t('noPlanText')}
          action={<Actions first={createPlan} />}
        />
      ) : (
        <Resting advised={advised} rest={rest} logged={logged} onLog={onLog} />
      )}
      {next && (
        <Link to={`/log-workout?workout=${next.id}`} state={{ from: '/' }} className={classes.next}>
          <span className={classes.words}>
            <span className={classes.day}>{next.day}</span>
            <span className={classes.title}>{t('next', { title: next.title })}</span>
          </span>
          <TypeBadge type={next.type} size="sm" />
        </Link>
      )}
      {planName && <div className={classes.plan}>{planName}</div>}
    </Card>
  );
}

// Also links to the templates if the planner exists.
function Actions({ first }: { first: ReactNode }) {
  const t = useT(dashboardMessages);
  const screenPaths = useScreenPaths();
  return (
    <div className={classes.actions}>
      {first}
      {screenPaths.has('/workout-planner') && (
        <Button
          component={Link}
          to="/workout-planner?tab=templates"
          variant="default"
          leftSection={<IconTemplate size={18} aria-hidden />}
        >
          {t('browseTemplates')}
        </Button>
      )}
    </div>
  );
}

function Resting({ advised, rest, logged, onLog }: Pick<FreeDayProps, 'advised' | 'rest' | 'logged' | 'onLog'>) {
  const t = useT(dashboardMessages);
  const doneText = useDoneText();
  const log = (
    <Button
      variant={logged || advised ? 'default' : 'filled'}
      leftSection={<IconPencilPlus size={18} aria-hidden />}
      onClick={onLog}
    >
      {t('logWorkout')}
    </Button>
  );
  if (logged) {
    return (
      <EmptyState
        icon={IconCircleCheck}
        title={t('doneExtra', { name: logged.name })}
        description={doneText(logged)}
        action={log}
      />
    );
  }
  return (
    <EmptyState
      icon={IconMoonStars}
      title={t(rest ? 'restDay' : 'noWorkout')}
      {...(!advised && { description: t(rest ? 'restDayText' : 'freeDayText') })}
      action={
        <>
          {rest?.notes && <Text className={classes.notes}>{rest.notes}</Text>}
          {rest ? log : <Actions first={log} />}
        </>
      }
    />
  );
}

// /log-workout, the workout tracker: today's workouts, the manual form, and one workout in detail; it composes features.
import { Tabs } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { ManualForm } from '@/features/workouts/log/ManualForm';
import { workoutMessages } from '@/features/workouts/messages';
import { FREE } from '@/features/workouts/training/training';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabs from '@/shared/ui/PageTabs.module.css';
import classes from './LogWorkout.module.css';
import { LogWorkoutFree } from './LogWorkoutFree';
import { LogWorkoutToday } from './LogWorkoutToday';
import { LogWorkoutTraining } from './LogWorkoutTraining';

export function LogWorkout() {
  const [parameters] = useSearchParams();
  const workout = parameters.get('workout');
  if (workout === FREE) return <LogWorkoutFree />;
  // Anything but an id is a workout that is not there.
  return workout === null ? (
    <Tracker />
  ) : (
    <LogWorkoutTraining key={workout} id={/^\d+$/.test(workout) ? Number(workout) : 0} />
  );
}

function Tracker() {
  const t = useT(workoutMessages);
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const manual = parameters.get('tab') === 'log';
  return (
    <div className={classes.page}>
      <PageHeader title={t('trackerTitle')} backTo="/" />
      <Tabs
        value={manual ? 'log' : 'today'}
        onChange={(tab) => setParameters(tab === 'log' ? { tab: 'log' } : {}, { replace: true })}
        keepMounted={false}
        variant="unstyled"
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List grow aria-label={t('trackerTabs')}>
          <Tabs.Tab value="today">{t('todayTab')}</Tabs.Tab>
          <Tabs.Tab value="log">{t('logTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="today" pt="lg">
          <LogWorkoutToday />
        </Tabs.Panel>
        <Tabs.Panel value="log" pt="lg">
          <Card>
            <ManualForm onLogged={() => void navigate('/')} />
          </Card>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

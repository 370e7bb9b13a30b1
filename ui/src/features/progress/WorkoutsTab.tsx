// The Workouts tab: weekly frequency, muscles, strength and records.
import type { ProgressWorkouts } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { progressMessages } from './messages';
import { MuscleChart } from './MuscleChart';
import { NoWorkouts } from './NoWorkouts';
import { RecordList } from './RecordList';
import { StrengthChart } from './StrengthChart';
import classes from './Tabs.module.css';
import { TrainingChart } from './TrainingChart';

export function WorkoutsTab({ data }: { data: ProgressWorkouts }) {
  const t = useT(progressMessages);
  const workouts = data.frequency.reduce((sum, week) => sum + week.workouts, 0);
  return (
    <div className={classes.tab}>
      <div className={classes.pair}>
        {workouts === 0 ? (
          <NoWorkouts />
        ) : (
          <TrainingChart
            title={t('frequencyTitle')}
            answer={t('frequencyAnswer', { count: workouts })}
            weeks={data.frequency}
            height="tall"
          />
        )}
        <MuscleChart muscles={data.muscles} />
      </div>
      <StrengthChart lines={data.strength} from={data.from} to={data.to} />
      <RecordList records={data.records} />
    </div>
  );
}

// The Workouts tab: weekly frequency, muscles, strength and records.
import type { ReactNode } from 'react';
import type { ProgressWorkouts } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { progressMessages } from './messages';
import { MuscleChart } from './MuscleChart';
import { NoWorkouts } from './NoWorkouts';
import { RecordList } from './RecordList';
import { StrengthChart } from './StrengthChart';
import classes from './Tabs.module.css';
import { TrainingChart } from './TrainingChart';

interface WorkoutsTabProps {
  data: ProgressWorkouts;
  // The card of this week's muscles, whatever the range.
  muscles: ReactNode;
}

export function WorkoutsTab({ data, muscles }: WorkoutsTabProps) {
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
      {muscles}
      <StrengthChart lines={data.strength} from={data.from} to={data.to} />
      <RecordList records={data.records} />
    </div>
  );
}

// What was really done of one exercise: sets, reps, weight, duration; only what makes sense for it. It knows no call.
import type { PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weightWord } from '@/shared/lib/exercise';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire } from '@/shared/lib/units';
import { ActualField } from './ActualField';
import classes from './ActualFields.module.css';
import { durationUnit, fromSeconds, toSeconds, type Offered } from './logic';
import type { Actuals } from './training';
import { trainingMessages } from './trainingMessages';

interface ActualFieldsProps {
  exercise: PlannedExercise;
  offered: Offered;
  actuals: Actuals;
  onChange: (change: Partial<Actuals>) => void;
  // The weight was asked for a moment ago: the focus goes there.
  focusWeight: boolean;
}

// The server's bounds.
const most = { sets: 100, reps: 10_000, pounds: 5000, seconds: 86_400 };

export function ActualFields({ exercise, offered, actuals, onChange, focusWeight }: ActualFieldsProps) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const time = durationUnit(exercise.duration);
  const planned = (text: string | number | null) => (text === null ? null : t('planned', { value: text }));
  const shown = <T,>(value: number | null, convert: (value: number) => T) => (value === null ? null : convert(value));
  return (
    <div className={classes.fields}>
      {offered.sets && (
        <ActualField
          label={t('sets')}
          value={actuals.sets}
          planned={exercise.sets}
          hint={planned(exercise.sets)}
          max={most.sets}
          onChange={(sets) => onChange({ sets })}
        />
      )}
      {offered.reps && (
        <ActualField
          label={t('reps')}
          value={actuals.reps}
          planned={exercise.reps}
          hint={planned(exercise.reps)}
          max={most.reps}
          onChange={(reps) => onChange({ reps })}
        />
      )}
      {(offered.weight || actuals.weightAdded) && (
        <ActualField
          label={t('weight', { unit: weightWord(weightUnit) })}
          value={shown(actuals.weight, (pounds) => fromWire(pounds, weightUnit))}
          planned={shown(exercise.weight, (pounds) => fromWire(pounds, weightUnit))}
          hint={planned(shown(exercise.weight, (pounds) => formatNumber(fromWire(pounds, weightUnit), format, 2)))}
          digits={editDigits(weightUnit)}
          step={0.5}
          autoFocus={focusWeight}
          max={fromWire(most.pounds, weightUnit)}
          onChange={(weight) => onChange({ weight: shown(weight, (value) => toWire(value, weightUnit)) })}
        />
      )}
      {offered.duration && (
        <ActualField
          label={t('duration', { unit: time })}
          value={shown(actuals.duration, (seconds) => fromSeconds(seconds, time))}
          planned={shown(exercise.duration, (seconds) => fromSeconds(seconds, time))}
          hint={planned(shown(exercise.duration, (seconds) => formatNumber(fromSeconds(seconds, time), format, 2)))}
          digits={time === 's' ? 0 : 2}
          step={time === 's' ? 5 : 1}
          max={fromSeconds(most.seconds, time)}
          onChange={(duration) => onChange({ duration: shown(duration, (value) => toSeconds(value, time)) })}
        />
      )}
    </div>
  );
}

// The totals of a logged workout and its notes.
import { Text } from '@mantine/core';
import type { Exercise, ExerciseCompletion, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire, unitLabel } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import figureClasses from '@/shared/ui/Figures.module.css';
import { totalsOf } from './logic';
import { loggedMessages } from './messages';
import classes from './WorkoutFigures.module.css';

interface WorkoutFiguresProps {
  workout: Workout;
  completions: readonly ExerciseCompletion[];
  // For finding weights that are assistance instead of load.
  catalogue: readonly Exercise[];
}

export function WorkoutFigures({ workout, completions, catalogue }: WorkoutFiguresProps) {
  const t = useT(loggedMessages);
  const format = useFormat();
  const { energyUnit = 'kcal', distanceUnit = 'mi', weightUnit = 'lb' } = useUser();
  const { duration, calories, caloriesEstimated, distance, notes } = workout;
  const { sets, volume } = totalsOf(completions, catalogue);
  const number = (value: number, digits = 0) => formatNumber(value, format, digits);
  const figures: [label: string, value: string, unit: string][] = [];
  if (duration !== null) figures.push([t('duration'), formatMinutes(duration, format), '']);
  if (calories !== null) {
    const unit = caloriesEstimated ? `${energyUnit}, ${t('estimated')}` : energyUnit;
    figures.push([t('calories'), number(Math.round(fromWire(calories, energyUnit))), unit]);
  }
  if (distance !== null)
    figures.push([t('distance'), number(fromWire(distance, distanceUnit), editDigits(distanceUnit)), distanceUnit]);
  if (sets > 0) figures.push([t('sets'), number(sets), '']);
  if (volume > 0) figures.push([t('volume'), number(Math.round(fromWire(volume, weightUnit))), unitLabel(weightUnit)]);
  if (figures.length === 0 && !notes) return null;
  return (
    <Card>
      <dl className={`${figureClasses.figures} ${classes.figures}`}>
        {figures.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {unit && <span>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {notes && <Text className={classes.notes}>{notes}</Text>}
    </Card>
  );
}

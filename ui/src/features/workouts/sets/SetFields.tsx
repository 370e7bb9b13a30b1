// The fields of one set: weight, reps, duration and distance, where the exercise has them.
import { limits } from '@/shared/api/limits.gen';
import type { PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useSetName } from '@/shared/exercises/useSetName';
import { useT } from '@/shared/i18n/locale';
import { editDigits, editedToWire, fromWire, unitLabel } from '@/shared/lib/units';
import { fromMetres, toMetres, type CountedSet } from '@/shared/lib/sets';
import { distanceUnitOf, durationUnit, fromSeconds, toSeconds, type OfferedFields } from '@/features/workouts/logic';
import { SetField } from './SetField';
import type { Implement } from '@/features/workouts/weights/plates';
import classes from './SetRow.module.css';
import type { Amounts } from '@/features/workouts/training/training';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { useOwnSteps, weightStep } from '@/features/workouts/weights/weightSteps';

interface SetFieldsProps {
  set: CountedSet;
  exercise: PlannedExercise;
  implement: Implement | undefined;
  offered: OfferedFields;
  typed: Amounts;
  standsFor: Amounts;
  current: boolean;
  onChange: (change: Partial<Amounts>) => void;
}

const bounds = limits.SetLogInput;

const shown = <T,>(value: number | null, convert: (value: number) => T) => (value === null ? null : convert(value));

export function SetFields({ set, exercise, implement, offered, typed, standsFor, current, onChange }: SetFieldsProps) {
  const t = useT(trainingMessages);
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const step = weightStep(implement, weightUnit, useOwnSteps(weightUnit));
  const time = durationUnit(exercise.duration);
  const far = distanceUnitOf(exercise, distanceUnit);
  const name = useSetName()(set, 'inside');
  const common = (field: string) => ({ label: t('ofSet', { field, set: name }), word: field, current });
  return (
    <div className={classes.fields}>
      {offered.weight && (
        <SetField
          {...common(t('weight', { unit: unitLabel(weightUnit) }))}
          unit={unitLabel(weightUnit)}
          value={shown(typed.weight, (pounds) => fromWire(pounds, weightUnit))}
          standsFor={shown(standsFor.weight, (pounds) => fromWire(pounds, weightUnit))}
          digits={editDigits(weightUnit)}
          step={step}
          max={fromWire(bounds.weight.max, weightUnit)}
          onChange={(weight) => onChange({ weight: editedToWire(typed.weight, weight, weightUnit) })}
        />
      )}
      {offered.reps && (
        <SetField
          {...common(t('reps'))}
          unit={t('repsUnit')}
          value={typed.reps}
          standsFor={standsFor.reps}
          max={bounds.reps.max}
          onChange={(reps) => onChange({ reps })}
        />
      )}
      {offered.duration && (
        <SetField
          {...common(t('duration', { unit: time }))}
          unit={time}
          value={shown(typed.duration, (seconds) => fromSeconds(seconds, time))}
          standsFor={shown(standsFor.duration, (seconds) => fromSeconds(seconds, time))}
          digits={time === 's' ? 0 : 2}
          step={time === 's' ? 5 : 1}
          max={fromSeconds(bounds.duration.max, time)}
          onChange={(duration) => onChange({ duration: shown(duration, (value) => toSeconds(value, time)) })}
        />
      )}
      {offered.distance && (far === 'm' || far === 'yd') && (
        <SetField
          {...common(t('distance', { unit: far }))}
          unit={far}
          value={shown(typed.distance, (metres) => fromMetres(metres, far))}
          standsFor={shown(standsFor.distance, (metres) => fromMetres(metres, far))}
          step={5}
          max={fromMetres(bounds.distance.max, far)}
          onChange={(distance) => onChange({ distance: shown(distance, (value) => toMetres(value, far)) })}
        />
      )}
      {offered.distance && far === distanceUnit && (
        <SetField
          {...common(t('distance', { unit: distanceUnit }))}
          unit={distanceUnit}
          value={shown(typed.distance, (metres) => fromWire(metres, distanceUnit))}
          standsFor={shown(standsFor.distance, (metres) => fromWire(metres, distanceUnit))}
          digits={editDigits(distanceUnit)}
          step={0.1}
          max={fromWire(bounds.distance.max, distanceUnit)}
          onChange={(distance) => onChange({ distance: editedToWire(typed.distance, distance, distanceUnit) })}
        />
      )}
    </div>
  );
}

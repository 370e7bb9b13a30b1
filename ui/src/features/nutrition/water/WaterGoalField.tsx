// The field for the daily water goal, in the user's unit.
import type { ReactNode } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { NumberField } from '@/shared/ui/NumberField';
import { boundsIn, shownWater, waterInMl, waterUnitOf } from './volume';
import { waterMessages } from './waterMessages';

// Of users who have not chosen any, in ml (docs/behaviour.md, Nutrition).
const DEFAULT_GOAL = 2000;

interface WaterGoalFieldProps {
  // In ml.
  value: number | null;
  error: ReactNode;
  onChange: (ml: number | null) => void;
}

export function WaterGoalField({ value, error, onChange }: WaterGoalFieldProps) {
  const t = useT(waterMessages);
  const { weightUnit = 'lb' } = useUser();
  const unit = waterUnitOf(weightUnit);
  return (
    <NumberField
      label={t('goal')}
      unit={unit}
      {...boundsIn(limits.UserUpdate.waterGoal, unit)}
      placeholder={String(shownWater(DEFAULT_GOAL, unit))}
      value={value === null ? null : shownWater(value, unit)}
      error={error}
      onChange={(shown) => onChange(shown === null ? null : waterInMl(shown, unit))}
    />
  );
}

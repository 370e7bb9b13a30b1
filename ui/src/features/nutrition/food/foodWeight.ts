// The weight of food as the user reads it: '182 g', or '6.4 oz' for users with pounds. Drinks are measured in ml or fl oz.
import { ML_PER_FL_OZ } from '@/features/nutrition/water/volume';
import { useUser } from '@/shared/api/user';
import { useFormat } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import type { WeightUnit } from '@/shared/lib/units';

// Exact by definition: 1 lb = 0.45359237 kg, 1 lb = 16 oz.
const GRAMS_PER_OZ = 28.349523125;

export interface FoodMeasure {
  amount: number;
  unit: 'g' | 'ml';
}

export function shownMeasure({ amount, unit }: FoodMeasure, weightUnit: WeightUnit, format: string): string {
  if (weightUnit === 'kg') return `${formatNumber(amount, format)} ${unit}`;
  return unit === 'g'
    ? `${formatNumber(amount / GRAMS_PER_OZ, format, 1)} oz`
    : `${formatNumber(amount / ML_PER_FL_OZ, format, 1)} fl oz`;
}

export function useFoodWeight(): (measure: FoodMeasure) => string {
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  return (measure) => shownMeasure(measure, weightUnit, format);
}

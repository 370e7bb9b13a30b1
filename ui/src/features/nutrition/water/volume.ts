// Water in the user's unit: millilitres, or US fluid ounces for users with pounds.
import { roundTo } from '@/shared/lib/numbers';
import type { WeightUnit } from '@/shared/lib/units';

type WaterUnit = 'ml' | 'fl oz';

export const ML_PER_FL_OZ = 29.5735295625;
const mlPer = { ml: 1, 'fl oz': ML_PER_FL_OZ } as const;
const glasses = { ml: 250, 'fl oz': 8 } as const;

export const waterUnitOf = (weightUnit: WeightUnit): WaterUnit => (weightUnit === 'lb' ? 'fl oz' : 'ml');

// Whole numbers are shown.
export const shownWater = (ml: number, unit: WaterUnit): number => roundTo(ml / mlPer[unit], 0);

export const waterInMl = (shown: number, unit: WaterUnit): number => roundTo(shown * mlPer[unit], 1);

// A glass in ml.
export const glassOf = (unit: WaterUnit): number => waterInMl(glasses[unit], unit);

// The bounds in this unit, so that the server accepts each whole number between them.
export const boundsIn = ({ min, max }: { min: number; max: number }, unit: WaterUnit) => ({
  min: Math.ceil(min / mlPer[unit]),
  max: Math.floor(max / mlPer[unit]),
});

// Metric and imperial units, all at once.
import type { User } from '@/shared/api/types';

export const unitSystems = {
  metric: { weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km' },
  imperial: { weightUnit: 'lb', lengthUnit: 'in', distanceUnit: 'mi' },
} as const;
export type UnitSystem = keyof typeof unitSystems;

type UserUnits = Pick<User, 'weightUnit' | 'lengthUnit' | 'distanceUnit'>;

// null: mixed.
export function unitSystemOf({
  weightUnit = 'lb',
  lengthUnit = 'in',
  distanceUnit = 'mi',
}: UserUnits): UnitSystem | null {
  const own = [weightUnit, lengthUnit, distanceUnit].join();
  const found = (Object.keys(unitSystems) as UnitSystem[]).find(
    (system) => Object.values(unitSystems[system]).join() === own,
  );
  return found ?? null;
}

// Energy as the person reads it: kilocalories or kilojoules, whole; it knows no food.
import { useUser } from '@/shared/api/user';
import { useFormat } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';

export function useEnergy() {
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  return { unit, energy: (kcal: number) => formatNumber(Math.round(fromWire(kcal, unit)), format) };
}

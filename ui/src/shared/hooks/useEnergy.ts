// Formats energy as whole numbers in the user's unit, kilocalories or kilojoules.
import { useUser } from '@/shared/api/user';
import { useFormat } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';

export function useEnergy() {
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  return { unit, energy: (kcal: number) => formatNumber(Math.round(fromWire(kcal, unit)), format) };
}

// The sentence about a very low calorie target, in the person's unit of energy; it asks nothing.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { CAUTIOUS_CALORIES } from './logic';
import { profileMessages } from './messages';

export function useCaution(): string {
  const t = useT(profileMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  return t('caution', { limit: `${formatNumber(fromWire(CAUTIOUS_CALORIES, energyUnit), format)} ${energyUnit}` });
}

// The sentence about a very low calorie target, in the person's unit of energy; it asks nothing.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { messages } from '@/shared/i18n/translate';
import { CAUTIOUS_CALORIES } from '@/shared/lib/calories';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';

const words = messages<'calorie-caution'>(
  import.meta.glob('@/locales/*/calorie-caution.json', { eager: true, import: 'default' }),
);

export function useCalorieCaution(): string {
  const t = useT(words);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  return t('caution', { limit: `${formatNumber(fromWire(CAUTIOUS_CALORIES, energyUnit), format)} ${energyUnit}` });
}

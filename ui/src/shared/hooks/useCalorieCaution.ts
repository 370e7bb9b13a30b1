// Returns the warning about a very low calorie target, in the user's energy unit.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { messages } from '@/shared/i18n/translate';
import { LOW_CALORIE_LIMIT } from '@/shared/lib/calories';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';

const cautionMessages = messages<'calorie-caution'>(
  import.meta.glob('@/locales/*/calorie-caution.json', { eager: true, import: 'default' }),
);

export function useCalorieCaution(): string {
  const t = useT(cautionMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  return t('caution', { limit: `${formatNumber(fromWire(LOW_CALORIE_LIMIT, energyUnit), format)} ${energyUnit}` });
}

// Returns the warning about a low calorie target of so many kcal, in the user's energy unit.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { messages } from '@/shared/i18n/translate';
import { LOW_CALORIE_LIMIT, TREATMENT_CALORIE_LIMIT } from '@/shared/lib/calories';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';

const cautionMessages = messages<'calorie-caution'>(
  import.meta.glob('@/locales/*/calorie-caution.json', { eager: true, import: 'default' }),
);

export function useCalorieCaution(): (calories: number | null) => string {
  const t = useT(cautionMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  const energy = (calories: number) => `${formatNumber(fromWire(calories, energyUnit), format)} ${energyUnit}`;
  return (calories) =>
    calories !== null && calories < TREATMENT_CALORIE_LIMIT
      ? t('treatment', { limit: energy(TREATMENT_CALORIE_LIMIT) })
      : t('caution', { limit: energy(LOW_CALORIE_LIMIT) });
}

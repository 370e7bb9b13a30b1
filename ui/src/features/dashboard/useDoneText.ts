// Summarizes a logged workout in one line: '42 min · 336 kcal. You showed up.'
import type { Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { dashboardMessages } from './messages';

export function useDoneText(): (logged: Workout) => string {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const { energyUnit = 'kcal' } = useUser();
  return ({ duration, calories }) =>
    duration === null || calories === null
      ? t('doneShort')
      : t('doneText', {
          minutes: duration,
          calories: formatNumber(fromWire(calories, energyUnit), format),
          unit: energyUnit,
        });
}

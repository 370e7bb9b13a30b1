// The figures of a finished workout in the user's units. Empty ones are omitted.
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatTimer } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire, unitLabel } from '@/shared/lib/units';
import { summaryMessages } from './summaryMessages';
import type { Summary } from './types';

export interface Figure {
  label: string;
  // '12,450', '48', '1:05'
  value: string;
  // 'lbs', 'min', 'h'; empty for counts.
  unit: string;
}

function timed(minutes: number): Pick<Figure, 'value' | 'unit'> {
  const whole = Math.round(minutes);
  // formatTimer formats minutes and seconds. It works for hours and minutes as well: '1:05' hours.
  return whole < 60 ? { value: String(whole), unit: 'min' } : { value: formatTimer(whole), unit: 'h' };
}

export function useFigures({ minutes, volume, sets, calories }: Summary): Figure[] {
  const t = useT(summaryMessages);
  const format = useFormat();
  const { weightUnit = 'lb', energyUnit = 'kcal' } = useUser();
  const whole = (value: number) => formatNumber(Math.round(value), format);
  return [
    { label: t('time'), ...timed(minutes) },
    ...(volume > 0
      ? [{ label: t('volume'), value: whole(fromWire(volume, weightUnit)), unit: unitLabel(weightUnit) }]
      : []),
    { label: t('sets'), value: whole(sets), unit: '' },
    ...(calories ? [{ label: t('energy'), value: whole(fromWire(calories, energyUnit)), unit: energyUnit }] : []),
  ];
}

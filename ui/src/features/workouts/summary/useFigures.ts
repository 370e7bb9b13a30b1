// The numbers of a finished workout in the person's units; what there is none of is left out.
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
  // 'lbs', 'min', 'h'; empty for what is merely counted.
  unit: string;
}

function timed(minutes: number): Pick<Figure, 'value' | 'unit'> {
  const whole = Math.round(minutes);
  // A timer's face counts minutes as well as seconds: '1:05' hours.
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

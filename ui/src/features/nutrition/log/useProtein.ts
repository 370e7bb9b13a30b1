// Formats a sum of protein. An unknown value is never shown as 0.
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import type { Sum } from './log';

export function useProtein(): (protein: Sum) => string {
  const t = useT(logMessages);
  const format = useFormat();
  return ({ sum, known, unknown }) => {
    if (known === 0) return t('proteinUnknown');
    return t(unknown > 0 ? 'proteinAtLeast' : 'protein', { amount: formatNumber(sum, format, 1) });
  };
}

// Formats the prescription of an exercise with its sides: '3 × 8–10 per side', '12 / 10 / 8 per side'.
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { formatDose, type Dose } from '@/shared/lib/exercise';

export function useDose(): (amounts: Dose & { perSide?: boolean | undefined }) => string {
  const t = useT(common);
  return (amounts) => {
    const dose = formatDose(amounts);
    return amounts.perSide && dose !== '' ? `${dose} ${t('perSide')}` : dose;
  };
}

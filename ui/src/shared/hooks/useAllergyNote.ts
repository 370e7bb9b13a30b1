// Says which allergens of the profile were left out of meals.
import { useUser } from '@/shared/api/user';
import { allergenLabels } from '@/shared/i18n/labels';
import { useLocale, useT } from '@/shared/i18n/locale';
import { allergens } from '@/shared/lib/allergens';

// `isChecked`: the meals were chosen without the allergens of the profile.
export function useAllergyNote(isChecked: boolean): string {
  const t = useT(allergenLabels);
  const locale = useLocale();
  const { allergens: avoided = [] } = useUser();
  if (!isChecked || avoided.length === 0) return t('notChecked');
  const names = allergens.filter((each) => avoided.includes(each)).map((each) => t(each));
  return t('without', { allergens: (locale === 'en' ? names.map((name) => name.toLowerCase()) : names).join(', ') });
}

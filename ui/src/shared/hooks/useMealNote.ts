// What stands below meals: which allergens of the profile were left out, and what a vegan diet needs beside food.
import { useUser } from '@/shared/api/user';
import { allergenLabels } from '@/shared/i18n/labels';
import { useLocale, useT } from '@/shared/i18n/locale';
import { allergens } from '@/shared/lib/allergens';

// `isChecked`: the meals were chosen without the allergens of the profile.
export function useMealNote(isChecked: boolean): string {
  const t = useT(allergenLabels);
  const locale = useLocale();
  const { allergens: avoided = [], diet = [] } = useUser();
  const names = allergens.filter((each) => avoided.includes(each)).map((each) => t(each));
  const listed = (locale === 'en' ? names.map((name) => name.toLowerCase()) : names).join(', ');
  const note = isChecked && names.length > 0 ? t('without', { allergens: listed }) : t('notChecked');
  return diet.includes('vegan') ? `${note} ${t('vegan')}` : note;
}

// What stands below meals: what was left out because of the profile, and what a vegan diet needs beside food.
import { useUser } from '@/shared/api/user';
import { allergenLabels, dietLabels } from '@/shared/i18n/labels';
import { useLocale, useT } from '@/shared/i18n/locale';
import { allergens } from '@/shared/lib/allergens';
import { diets } from '@/shared/lib/diets';

// `isChecked`: the meals follow the diet, the allergens and the dislikes of the profile.
export function useMealNote(isChecked: boolean): string {
  const t = useT(allergenLabels);
  const dietNames = useT(dietLabels);
  const locale = useLocale();
  const { allergens: avoided = [], dislikes = [], diet = [] } = useUser();
  const inSentence = (name: string) => (locale === 'en' ? name.toLowerCase() : name);
  const without = [
    ...allergens.filter((each) => avoided.includes(each)).map((each) => inSentence(t(each))),
    ...dislikes,
  ];
  const followed = diets.filter((each) => diet.includes(each)).map((each) => dietNames(each).toLowerCase());
  const sentences = [
    isChecked && without.length > 0 && t('without', { foods: without.join(', ') }),
    isChecked && followed.length > 0 && t('diet', { diets: followed.join(', ') }),
    t(isChecked && avoided.length > 0 ? 'traces' : 'notChecked'),
    diet.includes('vegan') && t('vegan'),
  ];
  return sentences.filter(Boolean).join(' ');
}

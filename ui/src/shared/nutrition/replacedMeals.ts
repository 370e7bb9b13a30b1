// Says how many planned meals a change of the profile has replaced.
import { messages } from '@/shared/i18n/translate';
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import type { UpdatedUser, User } from '@/shared/api/types';

const replacedMessages = messages<'replaced-meals'>(
  import.meta.glob('@/locales/*/replaced-meals.json', { eager: true, import: 'default' }),
);

// Returns the user without the count.
export function tellReplacedMeals({ replacedMeals, ...user }: UpdatedUser): User {
  if (replacedMeals > 0) toast({ title: getT(replacedMessages)('replaced', { count: replacedMeals }) });
  return user;
}

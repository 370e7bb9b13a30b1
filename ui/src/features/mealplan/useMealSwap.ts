// Swaps a planned meal for another dish, and shows a toast on failure.
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { useSwapMeal } from './api';
import type { MealOfDay } from './logic';
import { mealPlanMessages } from './messages';

// Of today without a date.
export function useMealSwap(planned: MealOfDay, date?: Day) {
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const { mutate, isPending } = useSwapMeal();
  const onError = (error: unknown) => {
    const description = serverMessage(error, t('swapFailed', { name: planned.meal.name }));
    toast({ title: words('error'), description, destructive: true });
  };
  const swap = () => {
    if (!isPending) mutate({ ...planned, date }, { onError });
  };
  return { isSwapping: isPending, swap };
}

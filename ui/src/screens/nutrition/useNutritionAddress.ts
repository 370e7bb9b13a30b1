// The tab and the open dialog of the nutrition screen, stored in the URL so that they survive a reload.
import { useNavigate, useSearchParams } from 'react-router';
import type { MealType } from '@/features/nutrition/food/food';
import { mealTypes } from '@/features/nutrition/food/meals';
import type { Day } from '@/shared/lib/dates';

// Values of the query parameter `tab`.
export const nutritionTabs = ['food', 'body'] as const;
export type NutritionTab = (typeof nutritionTabs)[number];

const dialogs = ['add-food', 'edit-food', 'targets', 'measurement'] as const;
type NutritionDialog = (typeof dialogs)[number];

interface Opening {
  // The edited entry.
  id?: number;
  // The day of a new entry.
  day?: Day | undefined;
  meal?: MealType | undefined;
  tab?: NutritionTab;
}

export function useNutritionAddress() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab: NutritionTab = nutritionTabs.find((each) => each === parameters.get('tab')) ?? 'food';
  const id = Number(parameters.get('id'));
  const day = parameters.get('day') ?? '';
  // All tabs and dialogs share one history entry. The dialog itself handles the browser's Back.
  const goTo = (query: Record<string, string>) =>
    void navigate(`?${new URLSearchParams(query).toString()}`, { replace: true, preventScrollReset: true });
  return {
    tab,
    dialog: dialogs.find((each) => each === parameters.get('dialog')) ?? null,
    // Entries that the server does not have yet have negative ids.
    id: Number.isInteger(id) && id !== 0 ? id : null,
    // Arrived from "Log weight" on another screen.
    weighing: parameters.get('log') === 'weight',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    meal: mealTypes.find((each) => each === parameters.get('meal')) ?? null,
    goToTab: (to: NutritionTab) => goTo({ tab: to }),
    open: (dialog: NutritionDialog, { id: entry, day: on, meal, tab: over = tab }: Opening = {}) =>
      goTo({
        tab: over,
        dialog,
        ...(entry !== undefined && { id: String(entry) }),
        ...(on && { day: on }),
        ...(meal && { meal }),
      }),
    close: () => goTo({ tab }),
  };
}

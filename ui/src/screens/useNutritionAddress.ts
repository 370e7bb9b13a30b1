// Tab and open dialog of the nutrition screen as its address has them, so that back and reload work; it draws nothing.
import { useNavigate, useSearchParams } from 'react-router';

// The words of the address.
export const nutritionTabs = ['food', 'body'] as const;
export type NutritionTab = (typeof nutritionTabs)[number];

const dialogs = ['add-food', 'edit-food', 'targets', 'measurement'] as const;
export type NutritionDialog = (typeof dialogs)[number];

export function useNutritionAddress() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const tab: NutritionTab = nutritionTabs.find((each) => each === parameters.get('tab')) ?? 'food';
  const id = Number(parameters.get('id'));
  const goTo = (query: Record<string, string>, replace: boolean) =>
    void navigate(`?${new URLSearchParams(query).toString()}`, { replace, preventScrollReset: true });
  return {
    tab,
    dialog: dialogs.find((each) => each === parameters.get('dialog')) ?? null,
    // The entry that is edited.
    id: Number.isInteger(id) && id > 0 ? id : null,
    goToTab: (to: NutritionTab) => goTo({ tab: to }, true),
    // The browser's Back closes it.
    open: (dialog: NutritionDialog, entry?: number, over: NutritionTab = tab) =>
      goTo({ tab: over, dialog, ...(entry !== undefined && { id: String(entry) }) }, false),
    close: () => goTo({ tab }, true),
  };
}

// Returns the focus to the element that opened a dialog when the dialog unmounts.
// Mantine does this only for dialogs that stay mounted.
import { useEffect, useState } from 'react';
import { currentOf, focusedElement, isUnfocused } from '@/shared/lib/focus';

// For components that are mounted only while their dialog is open.
export function useReturnFocus(): void {
  // The dialog's changes may replace the opener. Then the element with the same name gets the focus.
  const [opener] = useState(() => focusedElement());
  useEffect(
    () => () => {
      // Does not take the focus from another element.
      if (isUnfocused() && opener) currentOf(opener)?.focus({ preventScroll: true });
    },
    [opener],
  );
}

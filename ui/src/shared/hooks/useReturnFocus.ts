// Returns the focus to the element that opened a dialog when the dialog unmounts.
// Mantine does this only for dialogs that stay mounted.
import { useEffect, useState } from 'react';

// A menu closes when its item opens the dialog, so the focus returns to the menu's button.
function openerOf(active: Element | null): HTMLElement | null {
  const menuOf = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menuOf ? document.getElementById(menuOf) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

// The dialog's changes may have replaced the opener. Then the element with the same name gets the focus.
function replacementOf(opener: HTMLElement): HTMLElement | null {
  const [name, candidates] = [nameOf(opener), document.querySelectorAll<HTMLElement>(opener.localName)];
  return [...candidates].find((each) => nameOf(each) === name && !each.hasAttribute('disabled')) ?? null;
}

// For components that are mounted only while their dialog is open.
export function useReturnFocus(): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      // Does not take the focus from another element.
      const unfocused = document.activeElement === null || document.activeElement === document.body;
      if (unfocused && opener) (opener.isConnected ? opener : replacementOf(opener))?.focus({ preventScroll: true });
    },
    [opener],
  );
}

// Gives the focus back to what opened a dialog, when the dialog leaves the page; it knows no dialog.
// The library does so for dialogs that stay mounted and are opened and closed, not for those that come and go.
import { useEffect, useState } from 'react';

// Out of a menu, which closes behind the dialog, its button is the way back.
function openerOf(active: Element | null): HTMLElement | null {
  const menuOf = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menuOf ? document.getElementById(menuOf) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

// What the dialog changed may have drawn its opener anew: then the button of the same name is the way back.
function drawnAnew(opener: HTMLElement): HTMLElement | null {
  const [name, alike] = [nameOf(opener), document.querySelectorAll<HTMLElement>(opener.localName)];
  return [...alike].find((each) => nameOf(each) === name && !each.hasAttribute('disabled')) ?? null;
}

// For the component that is drawn as long as its dialog is open.
export function useReturnFocus(): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      // Whoever has taken the focus meanwhile keeps it.
      const nobody = document.activeElement === null || document.activeElement === document.body;
      if (nobody && opener) (opener.isConnected ? opener : drawnAnew(opener))?.focus({ preventScroll: true });
    },
    [opener],
  );
}

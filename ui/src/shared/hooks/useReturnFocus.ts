// Gives the focus back to what opened a dialog, when the dialog leaves the page; it knows no dialog.
// The library does so for dialogs that stay mounted and are opened and closed, not for those that come and go.
import { useEffect, useState } from 'react';

// Out of a menu, which closes behind the dialog, its button is the way back.
function openerOf(active: Element | null): HTMLElement | null {
  const menuOf = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menuOf ? document.getElementById(menuOf) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

// For the component that is drawn as long as its dialog is open.
export function useReturnFocus(): void {
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      // Whoever has taken the focus meanwhile keeps it.
      const nobody = document.activeElement === null || document.activeElement === document.body;
      if (nobody && opener?.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

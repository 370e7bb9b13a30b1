// Whether the browser can install the app. Chromium offers it by an event soon after the page was loaded.
import { create } from 'zustand';

export const useInstalling = create<{ offer: BeforeInstallPromptEvent | null; isInstalled: boolean }>(() => ({
  offer: null,
  isInstalled: false,
}));

window.addEventListener('beforeinstallprompt', (event) => {
  // The entry in the settings takes the place of the browser's own banner.
  event.preventDefault();
  useInstalling.setState({ offer: event });
});
window.addEventListener('appinstalled', () => useInstalling.setState({ offer: null, isInstalled: true }));

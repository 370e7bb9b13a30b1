// Constants that the build replaces (vite.config.ts).

// Changes with the API.
declare const __API_VERSION__: string;
// The version of this interface, such as "0.1.0".
declare const __APP_VERSION__: string;

// TypeScript's library has no types for it.
interface Window {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown };
  };
}

// Chromium only.
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}
interface Navigator {
  // Safari on iOS only: whether the page was opened from the home screen.
  readonly standalone?: boolean;
}

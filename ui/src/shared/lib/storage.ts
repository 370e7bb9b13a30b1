// Wraps localStorage and sessionStorage. Never throws if the storage is full or denied: such values stay in memory
// until the page closes.

interface TextStorage {
  read: (key: string) => string | null;
  // False if the value could not be stored and will be lost when the page closes.
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function textStorage(area: () => Storage): TextStorage & { remembered: Map<string, string> } {
  const remembered = new Map<string, string>();
  return {
    remembered,
    read: (key) => remembered.get(key) ?? attempt(() => area().getItem(key), null),
    write: (key, text) => {
      const stored = attempt(() => {
        area().setItem(key, text);
        return true;
      }, false);
      if (stored) remembered.delete(key);
      else remembered.set(key, text);
      return stored;
    },
    remove: (key) => {
      remembered.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt(() => Object.keys(area()), []), ...remembered.keys()])],
  };
}

const device = textStorage(() => window.localStorage);
// True if the browser stores nothing at all, as in some private windows.
export const holdsNothing = () => attempt(() => window.localStorage.length === 0, true);

// Shared by all tabs.
export const deviceStorage: TextStorage = device;
export const tabStorage: TextStorage = textStorage(() => window.sessionStorage);

// A later value from another tab replaces the one in memory.
window.addEventListener('storage', ({ key }) => {
  if (key === null) device.remembered.clear();
  else device.remembered.delete(key);
});

// Calls the listener when another tab changes the value under the key, or clears the storage. `keyNow` returns the key
// at that time.
export function onChangedInOtherTab(keyNow: () => string | null, listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    const own = keyNow();
    if (own !== null && (key === own || key === null)) listener();
  });
}

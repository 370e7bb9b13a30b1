// What this browser keeps, on the device or for this tab. A storage that is full, or refused, never throws: what found no
// room is remembered until the page is closed. It knows no key.

export interface TextStorage {
  read: (key: string) => string | null;
  // False: there was no room, and it is gone when the page is closed.
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

function keptTexts(area: () => Storage): TextStorage & { remembered: Map<string, string> } {
  const remembered = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(area());
    } catch {
      return otherwise;
    }
  };
  return {
    remembered,
    read: (key) => remembered.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write: (key, text) => {
      const kept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (kept) remembered.delete(key);
      else remembered.set(key, text);
      return kept;
    },
    remove: (key) => {
      remembered.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt((storage) => Object.keys(storage), []), ...remembered.keys()])],
  };
}

const device = keptTexts(() => window.localStorage);
// Shared with every tab of this browser.
export const deviceStorage: TextStorage = device;
export const tabStorage: TextStorage = keptTexts(() => window.sessionStorage);

// What another tab wrote later counts.
window.addEventListener('storage', ({ key }) => {
  if (key === null) device.remembered.clear();
  else device.remembered.delete(key);
});

// Tells when another tab of this browser changed what is kept under the key that `keyNow` names then, or emptied the storage.
export function onChangedInOtherTab(keyNow: () => string | null, listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    const own = keyNow();
    if (own !== null && (key === own || key === null)) listener();
  });
}

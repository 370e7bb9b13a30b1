// A Zustand store that is persisted for the signed-in user and synchronized between open tabs.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from '@/shared/api/session';
import { onPageVisible } from './pageVisible';

// Stores values by name. They are stored without persist's envelope, because devices hold values from before persist
// was used.
interface UserStorage<K extends object> {
  read: (name: string) => Partial<K> | null;
  write: (name: string, value: K) => void;
  onChangedInOtherTab: (name: string, listener: () => void) => void;
}

// Call it once, at module level. `partialize` selects what is stored.
export function userStore<T extends object, K extends object>(
  name: string,
  empty: T,
  storage: UserStorage<K>,
  partialize: (value: T) => K,
): UseBoundStore<StoreApi<T>> {
  const stored = () => storage.read(name) ?? {};
  // The stored value when this page last read or wrote it.
  let lastSeen = '';
  const updateLastSeen = () => {
    lastSeen = JSON.stringify(stored());
  };
  const use = create<T>()(
    persist(() => empty, {
      name,
      partialize,
      storage: {
        getItem: () => {
          updateLastSeen();
          return { state: stored() as K };
        },
        setItem: (_, { state }) => {
          storage.write(name, state);
          updateLastSeen();
        },
        removeItem: () => {},
      },
      // Starts from the empty value, so that nothing of the previous user remains.
      merge: (value) => ({ ...empty, ...(value as Partial<T>) }),
    }),
  );
  const load = () => void use.persist.rehydrate();
  // A module that is loaded late finds an existing session: persist has loaded its value by then.
  useSession.subscribe((now, before) => {
    if (now.epoch !== before.epoch || now.session?.user.id !== before.session?.user.id) load();
  });
  storage.onChangedInOtherTab(name, load);
  onPageVisible(() => {
    if (JSON.stringify(stored()) !== lastSeen) load();
  });
  return use;
}

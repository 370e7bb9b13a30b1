// A Zustand store that outlives page, session and tab: zustand's persist over a value that is kept for the signed-in person.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from '@/shared/api/session';
import { onWake } from './wake';

// Where the values of one kind are kept, each under its name. The value stands there by itself, without persist's envelope:
// devices hold such values since before persist carried them.
export interface PersonStorage<K extends object> {
  read: (name: string) => Partial<K> | null;
  write: (name: string, value: K) => void;
  onElsewhere: (name: string, listener: () => void) => void;
}

// Made once, at the top of a module. `partialize` says what of the value is kept.
export function personStore<T extends object, K extends object>(
  name: string,
  empty: T,
  place: PersonStorage<K>,
  partialize: (value: T) => K,
): UseBoundStore<StoreApi<T>> {
  const stored = () => place.read(name) ?? {};
  // As the device had it when this page last read or wrote it.
  let known = '';
  const noteKnown = () => {
    known = JSON.stringify(stored());
  };
  const use = create<T>()(
    persist(() => empty, {
      name,
      partialize,
      storage: {
        getItem: () => {
          noteKnown();
          return { state: stored() as K };
        },
        setItem: (_, { state }) => {
          place.write(name, state);
          noteKnown();
        },
        removeItem: () => {},
      },
      // Starts from the empty value, so that nothing of the former person remains.
      merge: (kept) => ({ ...empty, ...(kept as Partial<T>) }),
    }),
  );
  const load = () => void use.persist.rehydrate();
  // A module that is loaded late finds the session already there.
  useSession.subscribe((now, before) => {
    if (now.epoch !== before.epoch || now.session?.user.id !== before.session?.user.id) load();
  });
  place.onElsewhere(name, load);
  onWake(() => {
    if (JSON.stringify(stored()) !== known) load();
  });
  return use;
}

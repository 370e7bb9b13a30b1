// A value that outlives page, session and tab: kept as a draft of the signed-in person, the same in every open tab.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useSession } from '@/shared/api/session';
import { onDraftElsewhere, readDraft, removeDraft, writeDraft } from './drafts';

export interface KeptStore<T> {
  use: UseBoundStore<StoreApi<T>>;
  get: () => T;
  change: (edit: (value: T) => T) => void;
}

// Made once, at the top of a module. What equals `empty` by `isEmpty` is not kept.
export function keptStore<T extends object>(name: string, empty: T, isEmpty: (value: T) => boolean): KeptStore<T> {
  // A module that is loaded late finds the session already there.
  const kept = (): T => ({ ...empty, ...readDraft<T>(name) });
  const use = create<T>(kept);
  const load = () => use.setState(kept(), true);
  useSession.subscribe((now, before) => {
    if (now.epoch !== before.epoch || now.session?.user.id !== before.session?.user.id) load();
  });
  onDraftElsewhere(name, load);
  const change = (edit: (value: T) => T) => {
    const value = edit(use.getState());
    if (value === use.getState()) return;
    use.setState(value, true);
    if (isEmpty(value)) removeDraft(name);
    else writeDraft(name, value);
  };
  return { use, get: use.getState, change };
}

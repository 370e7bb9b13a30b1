// A Zustand store that is persisted as a draft of the signed-in user and synchronized between open tabs.
import type { StoreApi, UseBoundStore } from 'zustand';
import { onDraftChangedInOtherTab, readDraft, removeDraft, writeDraft } from './drafts';
import { userStore } from './userStore';

interface PersistedStore<T> {
  use: UseBoundStore<StoreApi<T>>;
  get: () => T;
  change: (edit: (value: T) => T) => void;
}

// Call it once, at module level. Values for which `isEmpty` is true are not stored. `partialize` selects what is
// stored.
export function persistedStore<T extends object>(
  name: string,
  empty: T,
  isEmpty: (kept: T) => boolean,
): PersistedStore<T>;
export function persistedStore<T extends object, K extends object>(
  name: string,
  empty: T,
  isEmpty: (kept: K) => boolean,
  partialize: (value: T) => K,
): PersistedStore<T>;
export function persistedStore<T extends object>(
  name: string,
  empty: T,
  isEmpty: (kept: object) => boolean,
  partialize: (value: T) => object = (value) => value,
): PersistedStore<T> {
  const write = (key: string, kept: object) => {
    if (isEmpty(kept)) removeDraft(key);
    else writeDraft(key, kept);
  };
  const use = userStore(
    name,
    empty,
    { read: readDraft<object>, write, onChangedInOtherTab: onDraftChangedInOtherTab },
    partialize,
  );
  const change = (edit: (value: T) => T) => {
    const value = edit(use.getState());
    if (value !== use.getState()) use.setState(value, true);
  };
  return { use, get: use.getState, change };
}

// A value that outlives page, session and tab: kept as a draft of the signed-in person, the same in every open tab.
import type { StoreApi, UseBoundStore } from 'zustand';
import { onDraftElsewhere, readDraft, removeDraft, writeDraft } from './drafts';
import { personStore } from './personStore';

export interface PersistedStore<T> {
  use: UseBoundStore<StoreApi<T>>;
  get: () => T;
  change: (edit: (value: T) => T) => void;
}

// Made once, at the top of a module. What equals `empty` by `isEmpty` is not kept. `partialize`: what of the value is kept,
// if not all of it.
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
  const use = personStore(name, empty, { read: readDraft<object>, write, onElsewhere: onDraftElsewhere }, partialize);
  const change = (edit: (value: T) => T) => {
    const value = edit(use.getState());
    if (value !== use.getState()) use.setState(value, true);
  };
  return { use, get: use.getState, change };
}

// Resets a Zustand store to its initial state when the session changes.
import type { StoreApi } from 'zustand';
import { onSessionReset } from '@/shared/api/session';

export function resetOnSessionChange<T>(store: Pick<StoreApi<T>, 'getInitialState' | 'setState'>): void {
  onSessionReset(() => store.setState(store.getInitialState(), true));
}

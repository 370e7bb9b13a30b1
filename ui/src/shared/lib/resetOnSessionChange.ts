// Makes a Zustand store forget everything when the session changes; it knows no store's content.
import type { StoreApi } from 'zustand';
import { onSessionReset } from '@/shared/api/session';

export function resetOnSessionChange<T>(store: Pick<StoreApi<T>, 'getInitialState' | 'setState'>): void {
  onSessionReset(() => store.setState(store.getInitialState(), true));
}

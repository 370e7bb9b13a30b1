// Makes a Zustand store forget everything when the session changes; it knows no store's content.
import type { StoreApi } from 'zustand';
import { onSessionClean } from '@/shared/api/session';

export function clearedOnLogOut<T>(store: Pick<StoreApi<T>, 'getInitialState' | 'setState'>): void {
  onSessionClean(() => store.setState(store.getInitialState(), true));
}

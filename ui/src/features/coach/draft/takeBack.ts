// Whether a draft is logged, on the server and in the list.
import type { QueryClient } from '@tanstack/react-query';
import { put } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import { anyChatQuery } from '@/features/coach/api';
import type { ShownMessage } from '@/features/coach/chat/chat';
import { everyKind, pathsOf } from './entries';

function showLogged(client: QueryClient, id: number, logged: boolean): void {
  client.setQueriesData<ShownMessage[]>({ queryKey: anyChatQuery.queryKey }, (list) =>
    list?.map((message) => ((message.storedId ?? message.id) === id ? { ...message, logged } : message)),
  );
}

// If the server misses it, the card offers Log again after a reload: that logs nothing twice.
export async function markLogged(client: QueryClient, id: number): Promise<void> {
  showLogged(client, id, true);
  await put('/api/coaching/chat/{id}', { params: { path: { id } }, body: { logged: true } }).catch(() => undefined);
}

// The server has deleted the entries of the draft.
export async function showTakenBack(client: QueryClient, id: number): Promise<void> {
  showLogged(client, id, false);
  await refetchPaths(client, pathsOf(everyKind));
}

// Deletes the entries of the draft.
export async function takeBack(client: QueryClient, id: number): Promise<void> {
  await put('/api/coaching/chat/{id}', { params: { path: { id } }, body: { logged: false } });
  await showTakenBack(client, id);
}

// What can be taken back for 8 seconds: deletions, kept here and then sent, and actions that are done already; it knows no
// kind of entry.
import { create } from 'zustand';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';

export const UNDO_MS = 8000;

export interface UndoableDeletion {
  // Names the entry for useHiddenKeys(), as in 'workout-12'.
  key: string;
  // Said in the bar: 'Morning run deleted'.
  message: string;
  // Sends the deletion and refetches the lists. keepalive: the page is being left.
  send: (options: { keepalive: boolean }) => Promise<unknown>;
  // Told when sending fails; the entry shows again by itself.
  onError?: ((error: unknown) => void) | undefined;
}

export interface UndoableAction {
  // Names the action.
  key: string;
  // Said in the bar: 'Banana logged'.
  message: string;
  // The entries that it made: lists leave them out while it is taken back.
  created: readonly string[];
  // Removes them again and refetches the lists.
  undo: () => Promise<unknown>;
  // Told when that fails; the entries show again by themselves.
  onError?: ((error: unknown) => void) | undefined;
}

interface UndoState {
  pending: UndoableDeletion | UndoableAction | null;
  // Entries that lists leave out: the pending one, and those on their way.
  hidden: ReadonlySet<string>;
}

export const useUndoStore = create<UndoState>(() => ({ pending: null, hidden: new Set() }));
resetOnSessionChange(useUndoStore);

let timer: ReturnType<typeof setTimeout> | undefined;

function hide(key: string, hidden: boolean): void {
  useUndoStore.setState((state) => {
    const keys = new Set(state.hidden);
    if (hidden) keys.add(key);
    else keys.delete(key);
    return { hidden: keys };
  });
}

// Hides the entry at once and sends its deletion after 8 s. An older one that still waits is sent now.
export function deleteWithUndo(deletion: UndoableDeletion): void {
  void sendPendingDeletion();
  hide(deletion.key, true);
  useUndoStore.setState({ pending: deletion });
  timer = setTimeout(() => void sendPendingDeletion(), UNDO_MS);
}

// Offers for 8 s to take back what was just done. A deletion that still waits is sent now.
export function offerUndo(action: UndoableAction): void {
  void sendPendingDeletion();
  useUndoStore.setState({ pending: action });
  timer = setTimeout(() => {
    // The end of a session may have emptied the bar, and something else stands there by now.
    if (useUndoStore.getState().pending === action) useUndoStore.setState({ pending: null });
  }, UNDO_MS);
}

async function undoAction(action: UndoableAction): Promise<void> {
  for (const key of action.created) hide(key, true);
  try {
    await action.undo();
  } catch (error) {
    action.onError?.(error);
  } finally {
    for (const key of action.created) hide(key, false);
  }
}

export function undoPending(): void {
  const { pending } = useUndoStore.getState();
  if (!pending) return;
  clearTimeout(timer);
  useUndoStore.setState({ pending: null });
  if ('undo' in pending) void undoAction(pending);
  else hide(pending.key, false);
}

// Sends what waits without waiting any longer. Await it before the session ends, else the deletion is lost.
export async function sendPendingDeletion({ keepalive = false } = {}): Promise<void> {
  const { pending } = useUndoStore.getState();
  if (!pending) return;
  clearTimeout(timer);
  useUndoStore.setState({ pending: null });
  // A action is done: leaving the page only means that nobody takes it back.
  if ('undo' in pending) return;
  try {
    await pending.send({ keepalive });
  } catch (error) {
    pending.onError?.(error);
  } finally {
    hide(pending.key, false);
  }
}

// The keys of the entries that a list must leave out for now.
export function useHiddenKeys(): ReadonlySet<string> {
  return useUndoStore((state) => state.hidden);
}

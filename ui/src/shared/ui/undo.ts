// Actions that the user can undo for 8 seconds: deletions, which are sent only afterwards, and actions that are already
// done.
import { notifyManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { onSessionReset } from '@/shared/api/session';
import { focusedElement, keepFocus, returnFocus } from '@/shared/lib/focus';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';

export const UNDO_MS = 8000;

export interface UndoableDeletion {
  // Identifies the entry for useHiddenKeys(): 'workout-12'.
  key: string;
  // Shown in the bar: 'Morning run deleted'.
  message: string;
  // Sends the deletion and refetches the lists. keepalive: the page is closing.
  send: (options: { keepalive: boolean }) => Promise<unknown>;
  // Called if sending fails. The entry reappears automatically.
  onError?: ((error: unknown) => void) | undefined;
  // Called on Undo, if the deletion was part of an action that is already done. Reverts that action.
  onUndo?: (() => Promise<unknown>) | undefined;
}

interface UndoableAction {
  // Identifies the action.
  key: string;
  // Shown in the bar: 'Banana logged'.
  message: string;
  // Shown below: that it is kept on this device.
  description?: string | undefined;
  // The keys of the entries that it created. Lists hide them while the action is being undone.
  created: readonly string[];
  // Reverts the action and refetches the lists.
  undo: () => Promise<unknown>;
  // Called if undoing fails. The entries reappear automatically.
  onError?: ((error: unknown) => void) | undefined;
}

export interface UndoState {
  pending: UndoableDeletion | UndoableAction | null;
  // When it began, in ms.
  since: number;
  // A dialog that stays open offers Undo for its actions itself, so the bar does not.
  inPlace: boolean;
  // The entries that lists hide: the pending one and those being sent.
  hidden: ReadonlySet<string>;
  // The actions that were undone.
  undone: ReadonlySet<string>;
}

export const useUndoStore = create<UndoState>(() => ({
  pending: null,
  since: 0,
  inPlace: false,
  hidden: new Set(),
  undone: new Set(),
}));
resetOnSessionChange(useUndoStore);

let timer: ReturnType<typeof setTimeout> | undefined;
// The button that deleted or created the entry. Undo returns the focus to it.
let origin: HTMLElement | null = null;
// It would send the next user's deletion too early.
onSessionReset(() => clearTimeout(timer));

function setHidden(changed: readonly string[], hidden: boolean): void {
  useUndoStore.setState((state) => {
    const keys = new Set(state.hidden);
    for (const key of changed) {
      if (hidden) keys.add(key);
      else keys.delete(key);
    }
    return { hidden: keys };
  });
}

// Components learn of changed query data in a later task. Shown earlier, a deleted entry would be there for a moment and
// would take the focus with it when it leaves.
const showAgain = (keys: readonly string[]) => notifyManager.schedule(() => setHidden(keys, false));

// Empties the bar.
function clear(): void {
  clearTimeout(timer);
  useUndoStore.setState({ pending: null });
}

// Hides the entry at once and sends its deletion after 8 s. An earlier pending deletion is sent now.
export function deleteWithUndo(deletion: UndoableDeletion): void {
  void sendPendingDeletion();
  origin = focusedElement();
  keepFocus(() => setHidden([deletion.key], true));
  useUndoStore.setState({ pending: deletion, since: Date.now() });
  timer = setTimeout(() => void sendPendingDeletion(), UNDO_MS);
}

// Offers for 8 s to undo an action that is already done. A pending deletion is sent now.
export function offerUndo(action: UndoableAction): void {
  void sendPendingDeletion();
  origin = focusedElement();
  useUndoStore.setState({ pending: action, since: Date.now() });
  timer = setTimeout(() => {
    // After the end of a session the bar may already show something else.
    if (useUndoStore.getState().pending === action) returnFocus(clear, origin);
  }, UNDO_MS);
}

function setUndone(key: string, isUndone: boolean): void {
  useUndoStore.setState(({ undone }) => ({
    undone: new Set(isUndone ? [...undone, key] : [...undone].filter((each) => each !== key)),
  }));
}

async function undoAction(action: UndoableAction): Promise<void> {
  setUndone(action.key, true);
  try {
    await action.undo();
  } catch (error) {
    setUndone(action.key, false);
    action.onError?.(error);
  } finally {
    showAgain(action.created);
  }
}

export function undoPending(): void {
  const { pending } = useUndoStore.getState();
  if (!pending) return;
  const isDone = 'undo' in pending;
  returnFocus(() => {
    clear();
    if (isDone) setHidden(pending.created, true);
    else setHidden([pending.key], false);
  }, origin);
  void (isDone ? undoAction(pending) : pending.onUndo?.());
}

// Sends a pending deletion now. Await it before the session ends, or the deletion is lost.
export async function sendPendingDeletion({ keepalive = false } = {}): Promise<void> {
  const { pending } = useUndoStore.getState();
  if (!pending) return;
  returnFocus(clear, origin);
  // The action is already done, so there is nothing to send.
  if ('undo' in pending) return;
  try {
    await pending.send({ keepalive });
  } catch (error) {
    pending.onError?.(error);
  } finally {
    showAgain([pending.key]);
  }
}

// For a dialog that offers Undo for its actions where it announces them. Once it closes, the bar offers it.
export function useUndoInPlace(isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return undefined;
    useUndoStore.setState({ inPlace: true });
    return () => useUndoStore.setState({ inPlace: false });
  }, [isOwn]);
}

// The keys of the entries that lists must hide.
export function useHiddenKeys(): ReadonlySet<string> {
  return useUndoStore((state) => state.hidden);
}

// The session of the signed-in user, synchronized between open tabs.
import { create } from 'zustand';
import { deviceStorage } from '@/shared/lib/storage';
import { onPageVisible } from '@/shared/lib/pageVisible';
import { parseUser, storedToken, TOKEN_KEY, USER_KEY } from './storedSession';
import type { User } from './types';

// Why the session changed. `adopted`: another tab changed it. `deleted`: the account was deleted.
export type SessionChange = 'login' | 'logout' | 'expired' | 'deleted' | 'adopted';

interface Session {
  token: string;
  user: User;
}

interface SessionState {
  status: 'loading' | 'signedIn' | 'signedOut';
  session: Session | null;
  // Counts the sessions since the page was loaded. Responses to requests of an earlier epoch are dropped.
  epoch: number;
}

export const useSession = create<SessionState>(() => ({ status: 'loading', session: null, epoch: 0 }));

type Listener = (change: SessionChange) => void;
const resetListeners = new Set<Listener>();
const changeListeners = new Set<Listener>();

// For clearing the data of the old session. Runs before the new state is set, so that no old data is rendered for a new
// user.
export function onSessionReset(listener: Listener): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}

// For navigation and messages. Runs after the new state is set.
export function onSessionChange(listener: Listener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

function clearStorage(): void {
  // The token first, because other tabs react to its removal.
  deviceStorage.remove(TOKEN_KEY);
  deviceStorage.remove(USER_KEY);
}

function readStorage(): Session | null {
  const token = storedToken();
  const text = deviceStorage.read(USER_KEY);
  const user = parseUser(text);
  if (token && user) return { token, user };
  if (text && !user) {
    // eslint-disable-next-line no-console -- a warning in the console is required here (docs/behaviour.md, Accounts and sessions)
    console.warn('The stored user is not valid; the session was cleared.');
  }
  clearStorage();
  return null;
}

function applySession(session: Session | null, change: SessionChange): void {
  for (const listener of resetListeners) listener(change);
  useSession.setState((state) => ({
    status: session ? 'signedIn' : 'signedOut',
    session,
    epoch: state.epoch + 1,
  }));
  for (const listener of changeListeners) listener(change);
}

export function currentEpoch(): number {
  return useSession.getState().epoch;
}

export function currentUser(): User | null {
  return useSession.getState().session?.user ?? null;
}

// Reads the stored session when the page loads and ends the loading state.
export function loadSession(): void {
  const session = readStorage();
  useSession.setState({ status: session ? 'signedIn' : 'signedOut', session });
}

export function startSession(session: Session): void {
  // The user first, because other tabs react to the token and then read the user.
  deviceStorage.write(USER_KEY, JSON.stringify(session.user));
  deviceStorage.write(TOKEN_KEY, session.token);
  applySession(session, 'login');
}

export function endSession(change: 'logout' | 'expired' | 'deleted'): void {
  clearStorage();
  applySession(null, change);
}

// Updates the user of the current session, for example from a response of the server.
export function updateUser(user: User): void {
  const { session } = useSession.getState();
  if (!session || session.user.id !== user.id) return;
  deviceStorage.write(USER_KEY, JSON.stringify(user));
  useSession.setState({ session: { ...session, user } });
}

// The session continues under a new token, for example after a change of password.
export function renewToken(token: string): void {
  const { session } = useSession.getState();
  if (!session) return;
  deviceStorage.write(TOKEN_KEY, token);
  useSession.setState({ session: { ...session, token } });
}

// Adopts the session that another tab stored. Returns true if it belongs to another user or has ended. A new token of
// the same user changes nothing else.
export function adoptStoredSession(): boolean {
  const { status, session } = useSession.getState();
  if (status === 'loading') return false;
  if (storedToken() === (session?.token ?? null)) return false;
  const stored = readStorage();
  if (session && stored?.user.id === session.user.id) {
    useSession.setState({ session: stored });
    return false;
  }
  applySession(stored, 'adopted');
  return true;
}

function adoptStoredUser(): void {
  const { session } = useSession.getState();
  const user = parseUser(deviceStorage.read(USER_KEY));
  if (session && user && user.id === session.user.id) useSession.setState({ session: { ...session, user } });
}

// Follows changes from other tabs, and checks again when the page becomes visible, because it may have missed events.
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) adoptStoredSession();
    else if (event.key === USER_KEY) adoptStoredUser();
  };
  window.addEventListener('storage', onStorage);
  const removeVisibleListener = onPageVisible(adoptStoredSession);
  return () => {
    window.removeEventListener('storage', onStorage);
    removeVisibleListener();
  };
}

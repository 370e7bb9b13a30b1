// Who is signed in, in this tab and in step with every other open tab; it knows neither requests nor screens.
import { create } from 'zustand';
import { deviceStorage } from '@/shared/lib/storage';
import { onPageVisible } from '@/shared/lib/pageVisible';
import type { User } from './types';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

// Why the session changed: `adopted` means that another tab did it, `deleted` that the account is gone.
export type SessionChange = 'login' | 'logout' | 'expired' | 'deleted' | 'adopted';

interface Session {
  token: string;
  user: User;
}

interface SessionState {
  status: 'loading' | 'signedIn' | 'signedOut';
  session: Session | null;
  // Counts the sessions of this page's life; an answer asked for in an older epoch is nobody's.
  epoch: number;
}

export const useSession = create<SessionState>(() => ({ status: 'loading', session: null, epoch: 0 }));

type Listener = (change: SessionChange) => void;
const cleaners = new Set<Listener>();
const followers = new Set<Listener>();

// Empties whatever belongs to the old session. Runs before the new state shows, so that nothing old is drawn for someone new.
export function onSessionReset(listener: Listener): () => void {
  cleaners.add(listener);
  return () => cleaners.delete(listener);
}

// Runs after the new state stands: navigation, messages.
export function onSessionChange(listener: Listener): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}

export function storedToken(): string | null {
  const token = deviceStorage.read(TOKEN_KEY);
  return !token || token === 'undefined' || token === 'null' ? null : token;
}

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && 'id' in user && user.id ? (user as User) : null;
  } catch {
    return null;
  }
}

function clearStorage(): void {
  // The token goes first: its removal is what other tabs act on.
  deviceStorage.remove(TOKEN_KEY);
  deviceStorage.remove(USER_KEY);
}

function readStorage(): Session | null {
  const token = storedToken();
  const text = deviceStorage.read(USER_KEY);
  const user = parseUser(text);
  if (token && user) return { token, user };
  if (text && !user) {
    // eslint-disable-next-line no-console -- the specification asks for a warning in the console here
    console.warn('The stored user is not valid; the session was cleared.');
  }
  clearStorage();
  return null;
}

function show(session: Session | null, change: SessionChange): void {
  for (const clean of cleaners) clean(change);
  useSession.setState((state) => ({
    status: session ? 'signedIn' : 'signedOut',
    session,
    epoch: state.epoch + 1,
  }));
  for (const follow of followers) follow(change);
}

export function currentEpoch(): number {
  return useSession.getState().epoch;
}

export function currentUser(): User | null {
  return useSession.getState().session?.user ?? null;
}

// Reads the stored session once when the page loads; ends the loading state.
export function loadSession(): void {
  const session = readStorage();
  useSession.setState({ status: session ? 'signedIn' : 'signedOut', session });
}

export function startSession(session: Session): void {
  // The user first: other tabs act on the token and must then find its user.
  deviceStorage.write(USER_KEY, JSON.stringify(session.user));
  deviceStorage.write(TOKEN_KEY, session.token);
  show(session, 'login');
}

export function endSession(change: 'logout' | 'expired' | 'deleted'): void {
  clearStorage();
  show(null, change);
}

// Keeps the stored user in step with the server's answer; the session itself stays.
export function updateUser(user: User): void {
  const { session } = useSession.getState();
  if (!session || session.user.id !== user.id) return;
  deviceStorage.write(USER_KEY, JSON.stringify(user));
  useSession.setState({ session: { ...session, user } });
}

// Takes over what another tab stored. True when this tab's session was not that one any more.
export function adoptStoredSession(): boolean {
  const { status, session } = useSession.getState();
  if (status === 'loading') return false;
  if (storedToken() === (session?.token ?? null)) return false;
  show(readStorage(), 'adopted');
  return true;
}

function adoptStoredUser(): void {
  const { session } = useSession.getState();
  const user = parseUser(deviceStorage.read(USER_KEY));
  if (session && user && user.id === session.user.id) useSession.setState({ session: { ...session, user } });
}

// Listens to the other tabs, and looks again when a sleeping page wakes (it missed their events).
export function syncSessionAcrossTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) adoptStoredSession();
    else if (event.key === USER_KEY) adoptStoredUser();
  };
  window.addEventListener('storage', onStorage);
  const stopWaking = onPageVisible(adoptStoredSession);
  return () => {
    window.removeEventListener('storage', onStorage);
    stopWaking();
  };
}

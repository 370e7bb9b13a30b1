// Whether the server answers, and which version it has.
import { create } from 'zustand';

interface Connection {
  // The time of the first request without an answer; null while the server answers.
  lostAt: number | null;
  // Of the server and of its interface, such as "0.1.0 DKGdPTXh"; null until it is known.
  serverVersion: string | null;
}

export const useConnection = create<Connection>(() => ({ lostAt: null, serverVersion: null }));

// A reverse proxy in front of a stopped server, or a server that is stopping.
const AWAY = [502, 503, 504];

export function isAwayStatus(status: number): boolean {
  return AWAY.includes(status);
}

export function noteLost(): void {
  if (useConnection.getState().lostAt === null) useConnection.setState({ lostAt: Date.now() });
}

export function noteAnswer({ status, headers }: Response): void {
  if (isAwayStatus(status)) return noteLost();
  const { lostAt, serverVersion } = useConnection.getState();
  const version = headers.get('App-Version') ?? serverVersion;
  if (lostAt !== null || version !== serverVersion) useConnection.setState({ lostAt: null, serverVersion: version });
}

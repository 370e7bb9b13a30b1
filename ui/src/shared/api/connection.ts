// Whether the server answers, which version it has, and whether the clock of this device is right.
import { create } from 'zustand';

interface Connection {
  // The time of the first request without an answer; null while the server answers.
  lostAt: number | null;
  // Of the server and of its interface, such as "0.1.0 DKGdPTXh"; null until it is known.
  serverVersion: string | null;
  // How far the clock of this device is ahead of the server's, in milliseconds, to the minute. 0 if it is right, null until it is known.
  clockAhead: number | null;
}

export const useConnection = create<Connection>(() => ({
  // Without a network the first request will fail, unless the server runs on this device.
  lostAt: navigator.onLine ? null : Date.now(),
  serverVersion: null,
  clockAhead: null,
}));

// Calls it if the server is away, and whenever it is lost. The returned function ends that.
export function onLost(listener: () => void): () => void {
  const check = ({ lostAt }: Connection) => {
    if (lostAt !== null) listener();
  };
  check(useConnection.getState());
  return useConnection.subscribe(check);
}

// Less is not worth a word.
const MINUTE_MS = 60_000;
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

// The server wrote the date, in whole seconds, between these two moments of this device. Null if it wrote none.
function clockAheadOf(date: string | null, sentAt: number, receivedAt: number): number | null {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return null;
  const ahead = sentAt > at ? sentAt - at : Math.min(0, receivedAt - at);
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS ? Math.round(ahead / MINUTE_MS) * MINUTE_MS : 0;
}

// A reverse proxy in front of a stopped server, or a server that is stopping.
const AWAY = [502, 503, 504];

export function isAwayStatus(status: number): boolean {
  return AWAY.includes(status);
}

export function noteLost(): void {
  if (useConnection.getState().lostAt === null) useConnection.setState({ lostAt: Date.now() });
}

// `sentAt`: when this device sent the request.
export function noteAnswer({ status, headers }: Response, sentAt: number): void {
  if (isAwayStatus(status)) return noteLost();
  const before = useConnection.getState();
  const serverVersion = headers.get('App-Version') ?? before.serverVersion;
  const clockAhead = clockAheadOf(headers.get('Date'), sentAt, Date.now()) ?? before.clockAhead;
  if (before.lostAt !== null || serverVersion !== before.serverVersion || clockAhead !== before.clockAhead)
    useConnection.setState({ lostAt: null, serverVersion, clockAhead });
}

// The address that someone asked for before logging in, carried in the state of the history until they are there. It is
// bound to nobody: what it shows is for the server to say.

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

// Nobody asks to be led back to these; everyone arrives at the dashboard anyway.
const NOT_ASKED = ['/', '/auth', '/reset-password'];

// The state for the way to the log-in.
export function returnToState({ pathname, search, hash }: Place): { asked: string } {
  return { asked: pathname + search + hash };
}

// Null: none, or none of this app.
export function readReturnTo(state: unknown): string | null {
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : null;
  // '//host' and '/\host' are other hosts to a browser.
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return null;
  const { origin, pathname } = new URL(asked, window.location.origin);
  return origin === window.location.origin && !NOT_ASKED.includes(pathname) ? asked : null;
}

// When what has arrived is drawn. React draws a change of a query in one go, which on a phone stands in the way of taps;
// what waits for this is drawn in slices between them. It knows no query.
import { useDeferredValue } from 'react';

// True a moment after `here` is; at once for what was here before.
export function useDeferredReady(here: boolean): boolean {
  return useDeferredValue(here) && here;
}

// Defers rendering of loaded data. React renders a query result without interruption, which blocks taps on a phone;
// components that wait for this flag are rendered in interruptible slices.
import { useDeferredValue } from 'react';

// Becomes true shortly after `ready`. True at once if `ready` is true on the first render.
export function useDeferredReady(ready: boolean): boolean {
  return useDeferredValue(ready) && ready;
}

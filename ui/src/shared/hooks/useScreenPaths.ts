// Which screens there are, so that a part leaves out a way that leads nowhere; it knows none of them by name.
import { createContext, useContext } from 'react';

// The paths of the rows of app/screens.ts.
export const ScreenPaths = createContext<ReadonlySet<string>>(new Set());

export function useScreenPaths(): ReadonlySet<string> {
  return useContext(ScreenPaths);
}

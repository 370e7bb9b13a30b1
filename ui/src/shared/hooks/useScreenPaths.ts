// Provides the paths of the existing screens, so that components can omit links to missing ones.
import { createContext, useContext } from 'react';

// The paths in app/screens.ts.
export const ScreenPaths = createContext<ReadonlySet<string>>(new Set());

export function useScreenPaths(): ReadonlySet<string> {
  return useContext(ScreenPaths);
}

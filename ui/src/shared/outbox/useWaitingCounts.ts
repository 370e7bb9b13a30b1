// How many entries wait for a connection, and how many the server refused.
import { useShallow } from 'zustand/react/shallow';
import { isWaiting, useOutbox } from './entries';

export function useWaitingCounts(): { waiting: number; refused: number } {
  return useOutbox(
    useShallow(({ entries }) => {
      const shown = entries.filter(isWaiting);
      const refused = shown.filter(({ state }) => state === 'refused').length;
      return { refused, waiting: shown.length - refused };
    }),
  );
}

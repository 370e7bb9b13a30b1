// The place of the undo bar in a dialog: below its header. A screen with its own place for the bar passes its class.
import { useLayoutEffect, useState } from 'react';
import { create } from 'zustand';
import { UndoMessage } from './UndoMessage';
import classes from './UndoBar.module.css';

// The open places, the top one last.
const usePlaces = create<readonly symbol[]>(() => []);

export const useIsInDialog = () => usePlaces((places) => places.length > 0);

export function UndoPlace({ className = classes.inDialog }: { className?: string | undefined }) {
  const [place] = useState(() => Symbol());
  const isTop = usePlaces((places) => places.at(-1) === place);
  useLayoutEffect(() => {
    usePlaces.setState((places) => [...places, place], true);
    return () => usePlaces.setState((places) => places.filter((each) => each !== place), true);
  }, [place]);
  return (
    <div className={className} role="status">
      {isTop && <UndoMessage />}
    </div>
  );
}

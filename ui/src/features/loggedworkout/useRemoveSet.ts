// Removes a set of an exercise, with Undo.
import type { RefObject } from 'react';
import type { SetLog } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetName } from '@/shared/exercises/useSetName';
import { useT } from '@/shared/i18n/locale';
import { countedSet } from '@/shared/lib/sets';
import { offerUndo } from '@/shared/ui/undo';
import { loggedMessages } from './messages';

interface SetsOf {
  // Of the exercise, for Undo.
  id: number | string;
  exerciseName: string;
  sets: readonly SetLog[];
  // The button after the sets.
  adder: RefObject<HTMLElement | null>;
  edit: (change: (sets: SetLog[]) => SetLog[]) => unknown;
}

export function useRemoveSet({ id, exerciseName, sets, adder, edit }: SetsOf): (index: number) => void {
  const t = useT(loggedMessages);
  const name = useExerciseName()(exerciseName);
  const setName = useSetName();
  return (index) => {
    const removed = sets[index];
    if (!removed) return;
    const types = sets.map(({ setType }) => setType);
    // The next set's button takes the focus. After the last set, there is none.
    if (index === sets.length - 1) adder.current?.focus();
    void edit((now) => now.filter((_set, at) => at !== index));
    offerUndo({
      key: `set-${id}-${index}`,
      message: t('setRemoved', { set: setName(countedSet(types, index)), name }),
      created: [],
      undo: async () => {
        await edit((now) => [...now.slice(0, index), removed, ...now.slice(index)]);
      },
    });
  };
}

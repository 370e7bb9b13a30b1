// The library's search, filters and opened exercise. The address holds them, so that reload and Back restore them.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { muscleLabels, sectionLabels } from '@/shared/exercises/messages';
import { implementLabels } from '@/shared/exercises/own/messages';
import { levelLabels } from '@/shared/i18n/labels';
import { filterOf, withFilter, type LibraryFilter } from './librarySearch';

// Browsers refuse many changes of the address within a few seconds.
const WRITES_AFTER_MS = 300;

const known = {
  muscle: Object.keys(muscleLabels.en),
  implement: Object.keys(implementLabels.en),
  level: Object.keys(levelLabels.en),
  section: Object.keys(sectionLabels.en),
};

export function useLibraryFilter() {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = useMemo(() => filterOf(parameters, known), [parameters]);
  // Typed letters appear at once; the address follows. `over` is the text of the address while typing, `sent` the one it
  // gets.
  const [typed, setTyped] = useState<{ text: string; over: string; sent: string | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back or a link changed the text: it wins over older typing.
  const isOwn = typed !== null && (typed.over === inAddress.text || typed.sent === inAddress.text);
  const text = isOwn ? typed.text : inAddress.text;
  const filter = useMemo(() => ({ ...inAddress, text }), [inAddress, text]);

  const write = useCallback(
    (changed: LibraryFilter, opened?: string | null) => {
      clearTimeout(timer.current);
      setParameters(
        (before) => {
          const after = withFilter(before, changed);
          if (opened === null) after.delete('exercise');
          else if (opened !== undefined) after.set('exercise', opened);
          return after;
        },
        // Opening the first exercise is a step of the history, so that Back closes it.
        { replace: opened === undefined || opened === null || parameters.has('exercise'), preventScrollReset: true },
      );
    },
    [parameters, setParameters],
  );

  return {
    filter,
    opened: parameters.get('exercise'),
    type: (next: string) => {
      setTyped((before) => ({ text: next, over: inAddress.text, sent: before?.sent ?? null }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setTyped((before) => before && { ...before, sent: next });
        write({ ...filter, text: next });
      }, WRITES_AFTER_MS);
    },
    change: (next: Partial<LibraryFilter>) => write({ ...filter, ...next }),
    open: (name: string) => write(filter, name),
    close: () => write(filter, null),
    // The address of an exercise in this list; null: of the list.
    pathOf: (name: string | null) => {
      const others = withFilter(parameters, filter);
      if (name === null) others.delete('exercise');
      else others.set('exercise', name);
      return `?${others.toString()}`;
    },
  };
}

// The search field of the library with its list: arrows move through it, Enter opens an exercise.
import { Button, Text, TextInput } from '@mantine/core';
import { IconSearch, IconZoomQuestion } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise } from '@/shared/api/types';
import { pickerMessages } from '@/shared/exercises/messages';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import classes from './Library.module.css';
import { LibraryRow } from './LibraryRow';
import { firstRows, type FoundGroup } from './librarySearch';
import { libraryMessages } from './messages';
import { useShownRows } from './useShownRows';

interface LibraryListProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  groups: readonly FoundGroup[];
  // Identifies the search: another one starts with the first rows.
  search: string;
  // The name of the opened exercise.
  opened: string | null;
  isFavorite: (exercise: Exercise) => boolean;
  // What to do about an empty list.
  emptyHint: string;
  emptyAction: ReactNode;
  filters: ReactNode;
  onType: (text: string) => void;
  onOpen: (exercise: Exercise) => void;
  onFavorite: (exercise: Exercise) => void;
}

export function LibraryList(props: LibraryListProps) {
  const { field, text, groups, search, opened, isFavorite, filters, onType, onOpen, onFavorite } = props;
  const { emptyHint, emptyAction } = props;
  const t = useT(libraryMessages);
  const words = useT(pickerMessages);
  const id = useId();
  const rows = groups.flatMap(({ exercises }) => exercises);
  // The row that the arrow keys have reached; none before the first press.
  const [active, setActive] = useState<string | null>(null);
  const at = rows.findIndex(({ key }) => key === active);
  const { shown, more, showUpTo } = useShownRows(search);
  const rowId = (exercise: Exercise) => `${id}-${exercise.key}`;

  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const move = (to: number) => {
    const next = rows[(to + rows.length) % rows.length];
    if (!next) return;
    showUpTo(rows.indexOf(next));
    setActive(next.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(at === -1 && step === -1 ? -1 : at + step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = rows[at] ?? (text.trim() === '' ? undefined : rows[0]);
      if (chosen) onOpen(chosen);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onType('');
    }
  };

  return (
    <div className={classes.search}>
      <TextInput
        ref={field}
        type="search"
        aria-label={words('search')}
        placeholder={words('searchPlaceholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        maxLength={limits.ExerciseCompletionInput.exerciseName.maxLength}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(rows[at] && { 'aria-activedescendant': rowId(rows[at]) })}
        value={text}
        onChange={(event) => {
          setActive(null);
          onType(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      {filters}
      <Text size="sm" c="dimmed" role="status">
        {words('found', { count: rows.length })}
      </Text>
      <div id={`${id}-list`} role="listbox" aria-label={words('results')} className={classes.list}>
        {firstRows(groups, shown).map(({ name, exercises }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={classes.group}>
            <p className={classes.heading} id={`${id}-${name}`}>
              {t(headingOf(name, text))}
            </p>
            {exercises.map((exercise) => (
              <LibraryRow
                key={exercise.key}
                id={rowId(exercise)}
                exercise={exercise}
                active={exercise.key === active}
                opened={exercise.name === opened}
                favorite={isFavorite(exercise)}
                onOpen={onOpen}
                onFavorite={onFavorite}
              />
            ))}
          </div>
        ))}
      </div>
      {rows.length === 0 && <EmptyState icon={IconZoomQuestion} title={emptyHint} action={emptyAction} />}
      {shown < rows.length && (
        <Button ref={more} variant="default" onClick={() => showUpTo(shown)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function headingOf(name: FoundGroup['name'], text: string) {
  if (name !== 'others') return name;
  return text.trim() === '' ? 'all' : 'matches';
}

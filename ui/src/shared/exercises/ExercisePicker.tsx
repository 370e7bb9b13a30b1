// Selects exercises for a section, from the catalogue or custom ones: a search field with filter chips and keyboard
// control.
import { Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, Section } from '@/shared/api/types';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useLocale, useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import classes from './ExercisePicker.module.css';
import { shownName } from './exerciseName';
import { useExerciseMarks } from './marks';
import { pickerMessages, sectionLabels } from './messages';
import { OfferOwnExercise } from './own/OfferOwnExercise';
import { useFreshOwnExercises } from './own/useFreshOwnExercises';
import { PickerFilters } from './PickerFilters';
import { PickerRow } from './PickerRow';
import { createFinder, customName, emptySearch, type ExerciseSearch } from './search';

// A string is the name of a custom exercise.
export type PickedExercise = Exercise | string;

interface ExercisePickerProps {
  catalogue: readonly Exercise[];
  section: Section;
  // The names of exercises that the workout already contains.
  included: ReadonlySet<string>;
  // How many more exercises the section can hold.
  room: number;
  onAdd: (picked: PickedExercise[]) => void;
  onCancel: () => void;
}

const nameOf = (picked: PickedExercise) => (typeof picked === 'string' ? picked : picked.name);

export function ExercisePicker({ catalogue, section, included, room, onAdd, onCancel }: ExercisePickerProps) {
  const t = useT(pickerMessages);
  const tCommon = useT(common);
  const sectionLabel = useT(sectionLabels)(section);
  const locale = useLocale();
  const id = useId();
  useReturnFocus();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<ExerciseSearch>(emptySearch);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<PickedExercise[]>([]);
  const find = useMemo(() => createFinder(catalogue, locale), [catalogue, locale]);
  const marks = useExerciseMarks();
  useFreshOwnExercises();
  const found = useMemo(() => find(search, section, marks), [find, search, section, marks]);
  const own = customName(catalogue, search.text);
  const rows: PickedExercise[] = [
    ...found.favorites,
    ...found.recent,
    ...found.own,
    ...found.others,
    ...(own === null ? [] : [own]),
  ];
  const current = rows[active];
  const screenPaths = useScreenPaths();
  const hasExercisePage = screenPaths.has('/exercise');
  const full = chosen.length >= room;
  const rowId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const updateSearch = (change: Partial<ExerciseSearch>) => {
    setSearch({ ...search, ...change });
    setActive(0);
  };

  const isChosen = (picked: PickedExercise) => chosen.some((each) => nameOf(each) === nameOf(picked));

  const toggle = (picked: PickedExercise) => {
    if (isChosen(picked)) setChosen(chosen.filter((each) => nameOf(each) !== nameOf(picked)));
    else if (!full) setChosen([...chosen, picked]);
  };

  // Selects the search text, so that typing starts the next search.
  const add = () => {
    onAdd(chosen);
    setChosen([]);
    field.current?.focus();
    field.current?.select();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (rows.length > 0) setActive((active + step + rows.length) % rows.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if ((event.ctrlKey || event.metaKey) && chosen.length > 0) add();
      else if (current) toggle(current);
      // Typing starts a new search.
      event.currentTarget.select();
    }
  };

  const row = (picked: PickedExercise, index: number) => (
    <PickerRow
      key={nameOf(picked)}
      id={rowId(index)}
      exercise={picked}
      active={index === active}
      chosen={isChosen(picked)}
      included={included.has(nameOf(picked))}
      disabled={full && !isChosen(picked)}
      onChoose={() => toggle(picked)}
    />
  );
  const firstRecent = found.favorites.length;
  const firstOwn = firstRecent + found.recent.length;
  const firstOther = firstOwn + found.own.length;
  const firstCustom = firstOther + found.others.length;
  // Selected custom exercises stay visible after the search text changes.
  const selectedCustom = chosen.filter((each): each is string => typeof each === 'string' && each !== own);

  return (
    <div className={classes.picker}>
      <TextInput
        ref={field}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
        data-autofocus
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the user has opened the picker, which is used by typing
        autoFocus
        autoComplete="off"
        maxLength={limits.ExerciseCompletionInput.exerciseName.maxLength}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(rows.length > 0 && { 'aria-activedescendant': rowId(active) })}
        value={search.text}
        onChange={(event) => updateSearch({ text: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <PickerFilters catalogue={catalogue} search={search} onChange={updateSearch} />
      {screenPaths.has('/exercises') && (
        // A new tab, because leaving the page would lose the selection.
        <a href={`/exercises?section=${section}`} target="_blank" rel="noopener" className={classes.library}>
          {t('library')}
          <IconExternalLink size={16} aria-hidden />
          <VisuallyHidden>({t('newTab')})</VisuallyHidden>
        </a>
      )}
      <div className={classes.list} id={`${id}-list`} role="listbox" aria-multiselectable aria-label={t('results')}>
        {[
          { name: 'favorites' as const, exercises: found.favorites, first: 0 },
          { name: 'recent' as const, exercises: found.recent, first: firstRecent },
        ].map(
          ({ name, exercises, first }) =>
            exercises.length > 0 && (
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <Text className={classes.heading} id={`${id}-${name}`}>
                  {t(name)}
                </Text>
                {exercises.map((exercise, index) => row(exercise, first + index))}
              </div>
            ),
        )}
        {found.own.length > 0 && (
          <div role="group" aria-label={t('own', { section: sectionLabel })}>
            {firstOwn > 0 && <Text className={classes.heading}>{t('own', { section: sectionLabel })}</Text>}
            {found.own.map((exercise, index) => row(exercise, firstOwn + index))}
          </div>
        )}
        {found.others.length > 0 && (
          <div role="group" aria-labelledby={`${id}-others`}>
            <Text className={classes.heading} id={`${id}-others`}>
              {t('others')}
            </Text>
            {found.others.map((exercise, index) => row(exercise, firstOther + index))}
          </div>
        )}
        {own !== null && row(own, firstCustom)}
        {selectedCustom.map((name) => (
          <PickerRow
            key={`custom-${name}`}
            id={`${id}-custom-${name}`}
            exercise={name}
            active={false}
            chosen
            included={false}
            disabled={false}
            onChoose={() => toggle(name)}
          />
        ))}
      </div>
      {hasExercisePage && current && typeof current !== 'string' && (
        <a href={exercisePath(current.name)} target="_blank" rel="noopener" className={classes.about}>
          {t('about', { name: shownName(current, locale) })}
        </a>
      )}
      <OfferOwnExercise
        name={own}
        section={section}
        onMade={(exercise) => chosen.length < room && setChosen([...chosen, exercise])}
      />
      {firstCustom === 0 && <Text className={classes.nothing}>{t('nothing')}</Text>}
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {full
            ? t('full', { section: sectionLabel })
            : chosen.length > 0
              ? t('chosen', { count: chosen.length })
              : t('found', { count: firstCustom })}
        </Text>
        <Button variant="default" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
        <Button disabled={chosen.length === 0 || room <= 0} onClick={add}>
          {chosen.length > 1 ? t('addCount', { count: chosen.length }) : t('add')}
        </Button>
      </div>
    </div>
  );
}

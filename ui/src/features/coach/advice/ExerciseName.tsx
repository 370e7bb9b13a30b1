// A combobox for an exercise name. Suggests matching names from the catalogue and accepts any other name.
import { TextInput } from '@mantine/core';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { createTextSearch } from '@/shared/exercises/search';
import { useLocale, useT } from '@/shared/i18n/locale';
import type { Locale } from '@/shared/i18n/translate';
import classes from './ExerciseName.module.css';
import { formMessages } from './formMessages';

const MAX_SUGGESTIONS = 6;

interface ExerciseNameProps {
  catalogue: readonly Exercise[];
  value: string;
  error: ReactNode;
  onChange: (name: string) => void;
}

function matchingNames(found: readonly Exercise[], text: string, locale: Locale): string[] {
  const names = found.map((exercise) => shownName(exercise, locale)).slice(0, MAX_SUGGESTIONS);
  // The name is already complete.
  return names.some((name) => name.toLowerCase() === text.trim().toLowerCase()) ? [] : names;
}

export function ExerciseName({ catalogue, value, error, onChange }: ExerciseNameProps) {
  const t = useT(formMessages);
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useMemo(() => createTextSearch(catalogue), [catalogue]);
  const found = useMemo(() => matchingNames(search(value), value, locale), [search, value, locale]);
  const names = open ? found : [];

  const choose = (name: string) => {
    onChange(name);
    setOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = names[active];
    if (step !== undefined && names.length > 0) {
      event.preventDefault();
      setActive(active < 0 ? (step > 0 ? 0 : names.length - 1) : (active + step + names.length) % names.length);
    } else if (event.key === 'Enter' && name !== undefined) {
      event.preventDefault();
      choose(name);
    } else if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div className={classes.combobox}>
      <TextInput
        label={t('exercise')}
        placeholder={t('exercisePlaceholder')}
        error={error}
        autoComplete="off"
        maxLength={limits.FormFeedbackInput.exercise.maxLength}
        role="combobox"
        aria-expanded={names.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(names[active] !== undefined && { 'aria-activedescendant': `${id}-${active}` })}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul
        className={classes.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={names.length === 0}
      >
        {names.map((name, index) => (
          // The focus stays in the text field, whose onKeyDown handles the keys of the list.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <li
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.name}
            // Keeps the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

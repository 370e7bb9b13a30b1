// The filter chips of the exercise library. The muscle opens a body map.
import { Button, UnstyledButton } from '@mantine/core';
import { IconBodyScan, IconEyeOff, IconStar, IconUser, IconUserCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Exercise, Implement, Level, Section } from '@/shared/api/types';
import { FilterChip } from '@/shared/exercises/FilterChip';
import chips from '@/shared/exercises/FilterChip.module.css';
import { pickerMessages, sectionLabels } from '@/shared/exercises/messages';
import { implementLabels } from '@/shared/exercises/own/messages';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { levelLabels } from '@/shared/i18n/labels';
import { useT } from '@/shared/i18n/locale';
import classes from './Library.module.css';
import { hasFilters, noFilters, type LibraryFilter } from './librarySearch';
import { libraryMessages } from './messages';
import { MuscleDialog } from './MuscleDialog';

interface LibraryFiltersProps {
  catalogue: readonly Exercise[];
  filter: LibraryFilter;
  // Hidden and own exercises can be listed only if there are any.
  hasHidden: boolean;
  hasOwn: boolean;
  onChange: (change: Partial<LibraryFilter>) => void;
}

const implementNames = Object.keys(implementLabels.en) as Implement[];
const levels = Object.keys(levelLabels.en) as Level[];
const sections = Object.keys(sectionLabels.en) as Section[];

export function LibraryFilters({ catalogue, filter, hasHidden, hasOwn, onChange }: LibraryFiltersProps) {
  const t = useT(libraryMessages);
  const words = useT(pickerMessages);
  const muscleName = useMuscleName();
  const implement = useT(implementLabels);
  const level = useT(levelLabels);
  const section = useT(sectionLabels);
  const [choosing, setChoosing] = useState(false);
  const muscle = filter.muscle === null ? null : muscleName(filter.muscle);
  const toggleOnly = (only: NonNullable<LibraryFilter['only']>) =>
    onChange({ only: filter.only === only ? null : only });
  return (
    <div className={classes.filters} role="group" aria-label={words('filters')}>
      <UnstyledButton
        className={chips.chip}
        data-on={muscle !== null || undefined}
        aria-label={`${words('muscle')}: ${muscle ?? words('any')}`}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <IconBodyScan size={18} aria-hidden />
        {muscle ?? words('muscle')}
      </UnstyledButton>
      <FilterChip
        label={t('implement')}
        options={implementNames.map((value) => ({ value, label: implement(value) }))}
        value={filter.implement}
        onChange={(value) => onChange({ implement: value })}
      />
      <FilterChip
        label={words('level')}
        options={levels.map((value) => ({ value, label: level(value) }))}
        value={filter.level}
        onChange={(value) => onChange({ level: value })}
      />
      <FilterChip
        label={t('section')}
        options={sections.map((value) => ({ value, label: section(value) }))}
        value={filter.section}
        onChange={(value) => onChange({ section: value })}
      />
      <Toggle on={filter.suits} title={t('suitsHint')} onClick={() => onChange({ suits: !filter.suits })}>
        <IconUserCheck size={18} aria-hidden />
        {t('suits')}
      </Toggle>
      <Toggle on={filter.only === 'favorites'} onClick={() => toggleOnly('favorites')}>
        <IconStar size={18} aria-hidden />
        {t('favorites')}
      </Toggle>
      {(hasOwn || filter.only === 'own') && (
        <Toggle on={filter.only === 'own'} onClick={() => toggleOnly('own')}>
          <IconUser size={18} aria-hidden />
          {t('own')}
        </Toggle>
      )}
      {(hasHidden || filter.only === 'hidden') && (
        <Toggle on={filter.only === 'hidden'} onClick={() => toggleOnly('hidden')}>
          <IconEyeOff size={18} aria-hidden />
          {t('hiddenOnes')}
        </Toggle>
      )}
      {hasFilters(filter) && (
        <Button variant="subtle" className={classes.clear} onClick={() => onChange(noFilters)}>
          {words('clear')}
        </Button>
      )}
      {choosing && (
        <MuscleDialog
          catalogue={catalogue}
          muscle={filter.muscle}
          onChoose={(chosen) => {
            onChange({ muscle: chosen });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

interface ToggleProps {
  on: boolean;
  title?: string;
  onClick: () => void;
  children: ReactNode;
}

function Toggle({ on, title, onClick, children }: ToggleProps) {
  return (
    <UnstyledButton className={chips.chip} data-on={on || undefined} aria-pressed={on} title={title} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

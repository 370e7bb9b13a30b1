// An exercise in the library's list: name, muscles, equipment and level, the user's injured areas that it loads, and the
// star of favorites.
import { UnstyledButton } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import type { Exercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { Facts, InjuredAreas } from '@/shared/exercises/PickerRow';
import rowClasses from '@/shared/exercises/PickerRow.module.css';
import { useLocale } from '@/shared/i18n/locale';
import classes from './Library.module.css';

interface LibraryRowProps {
  id: string;
  exercise: Exercise;
  active: boolean;
  opened: boolean;
  favorite: boolean;
  onOpen: (exercise: Exercise) => void;
  onFavorite: (exercise: Exercise) => void;
}

export const LibraryRow = memo(function LibraryRow(props: LibraryRowProps) {
  const { id, exercise, active, opened, favorite, onOpen, onFavorite } = props;
  const locale = useLocale();
  const Star = favorite ? IconStarFilled : IconStar;
  return (
    <div role="presentation" className={rowClasses.line}>
      {/* The search field has the focus and handles the keys (aria-activedescendant). */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- see above */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={opened}
        data-active={active || undefined}
        data-opened={opened || undefined}
        className={`${rowClasses.row} ${classes.row}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpen(exercise)}
      >
        <span className={rowClasses.words}>
          <span className={rowClasses.name}>{shownName(exercise, locale)}</span>
          <span className={rowClasses.facts}>
            <Facts exercise={exercise} />
          </span>
          <InjuredAreas exercise={exercise} />
        </span>
      </div>
      {/* Only for pointers: a listbox may contain only options. The opened exercise has the same button. */}
      <UnstyledButton
        tabIndex={-1}
        aria-hidden
        className={classes.star}
        data-on={favorite || undefined}
        onClick={() => onFavorite(exercise)}
      >
        <Star size={20} stroke={1.8} />
      </UnstyledButton>
    </div>
  );
});

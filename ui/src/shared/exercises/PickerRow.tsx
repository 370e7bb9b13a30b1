// An option of the exercise picker: name, muscles, equipment and level, and the user's injured areas that it loads.
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import type { Exercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useLocale, useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { bodyAreaLabels, levelLabels } from '@/shared/i18n/labels';
import { shownName } from './exerciseName';
import { pickerMessages } from './messages';
import { useMuscleName } from './muscleName';
import { implementLabels } from './own/messages';
import classes from './PickerRow.module.css';

interface PickerRowProps {
  id: string;
  // A string is the name of a custom exercise.
  exercise: Exercise | string;
  active: boolean;
  chosen: boolean;
  included: boolean;
  disabled: boolean;
  onChoose: () => void;
}

// As many as fit on one line on a phone.
const MOST_MUSCLES = 3;

export function PickerRow({ id, exercise, active, chosen, included, disabled, onChoose }: PickerRowProps) {
  const t = useT(pickerMessages);
  const locale = useLocale();
  const screenPaths = useScreenPaths();
  const custom = typeof exercise === 'string';
  return (
    <div role="presentation" className={classes.line}>
      {/* The search field has the focus and handles the keys (aria-activedescendant). */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- see above */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={chosen}
        aria-disabled={disabled || undefined}
        data-active={active || undefined}
        className={classes.row}
        // Keeps the focus in the search field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <span className={classes.box} aria-hidden>
          {chosen ? <IconCheck size={18} stroke={2.6} /> : custom ? <IconUserPlus size={18} /> : null}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{custom ? t('custom', { name: exercise }) : shownName(exercise, locale)}</span>
          <span className={classes.facts}>
            {custom ? t('customHint') : <Facts exercise={exercise} />}
            {included && ` · ${t('included')}`}
          </span>
          {!custom && <InjuredAreas exercise={exercise} />}
        </span>
      </div>
      {!custom && screenPaths.has('/exercise') && <Info name={exercise.name} />}
    </div>
  );
}

// Only for pointers: a listbox may contain only options, so keyboard users have a link below it. Opens a new tab,
// because leaving the page would lose the selection.
function Info({ name }: { name: string }) {
  return (
    <a href={exercisePath(name)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden className={classes.info}>
      <IconInfoCircle size={22} stroke={1.8} />
    </a>
  );
}

export function InjuredAreas({ exercise: { loads } }: { exercise: Exercise }) {
  const t = useT(pickerMessages);
  const area = useT(bodyAreaLabels);
  const locale = useLocale();
  const format = useFormat();
  const { injuries = [] } = useUser();
  const loaded = injuries.filter((each) => loads.includes(each)).map((each) => area(each));
  if (loaded.length === 0) return null;
  // Inside a sentence, only German nouns keep their capital letter.
  const areas = new Intl.ListFormat(format).format(locale === 'en' ? loaded.map((each) => each.toLowerCase()) : loaded);
  return (
    <span className={classes.loads}>
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      {t('loads', { areas })}
    </span>
  );
}

export function Facts({ exercise }: { exercise: Exercise }) {
  const muscleName = useMuscleName();
  const t = useT(pickerMessages);
  const implement = useT(implementLabels);
  const level = useT(levelLabels);
  const muscles = exercise.primaryMuscles.slice(0, MOST_MUSCLES).map(muscleName);
  const facts = [
    muscles.join(', '),
    // 'Something else' says nothing.
    exercise.implement === 'other' ? '' : implement(exercise.implement),
    exercise.own ? t('yours') : level(exercise.difficulty),
  ];
  return <>{facts.filter((fact) => fact !== '').join(' · ')}</>;
}

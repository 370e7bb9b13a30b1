// An option of the exercise picker: name, muscles, equipment and level.
import { IconCheck, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import type { Exercise } from '@/shared/api/types';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { levelLabels } from '@/shared/i18n/labels';
import { equipmentLabels, pickerMessages } from './messages';
import { useMuscleName } from './muscleName';
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
  const screenPaths = useScreenPaths();
  const custom = typeof exercise === 'string';
  return (
    <div role="presentation" className={classes.line}>
      <div
        id={id}
        role="option"
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
          <span className={classes.name}>{custom ? t('custom', { name: exercise }) : exercise.name}</span>
          <span className={classes.facts}>
            {custom ? t('customHint') : <Facts exercise={exercise} />}
            {included && ` · ${t('included')}`}
          </span>
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

function Facts({ exercise }: { exercise: Exercise }) {
  const muscleName = useMuscleName();
  const equipment = useT(equipmentLabels);
  const level = useT(levelLabels);
  const muscles = exercise.primaryMuscles.slice(0, MOST_MUSCLES).map(muscleName);
  return <>{[muscles.join(', '), equipment(exercise.equipment), level(exercise.difficulty)].join(' · ')}</>;
}

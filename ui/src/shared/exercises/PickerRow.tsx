// One exercise to choose: its name, what it trains and what it needs; it knows no list.
import { IconCheck, IconInfoCircle, IconUserPlus } from '@tabler/icons-react';
import type { Exercise } from '@/shared/api/types';
import { usePlaces } from '@/shared/hooks/usePlaces';
import { useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { levelWords } from '@/shared/i18n/words';
import { equipmentWords, pickerMessages } from './messages';
import { useMuscleName } from './muscleName';
import classes from './PickerRow.module.css';

interface PickerRowProps {
  id: string;
  // A text: an exercise of one's own by this name.
  exercise: Exercise | string;
  active: boolean;
  chosen: boolean;
  included: boolean;
  disabled: boolean;
  onChoose: () => void;
}

// As many as fit in a line of a phone.
const MOST_MUSCLES = 3;

export function PickerRow({ id, exercise, active, chosen, included, disabled, onChoose }: PickerRowProps) {
  const t = useT(pickerMessages);
  const places = usePlaces();
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
        // The focus stays in the search: the next word can be typed at once.
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
      {!custom && places.has('/exercise') && <Info name={exercise.name} />}
    </div>
  );
}

// For pointers; a list of options holds nothing else, so keys have a link of their own below it. A new tab, because what
// was chosen here would be lost.
function Info({ name }: { name: string }) {
  return (
    <a href={exercisePath(name)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden className={classes.info}>
      <IconInfoCircle size={22} stroke={1.8} />
    </a>
  );
}

function Facts({ exercise }: { exercise: Exercise }) {
  const muscleName = useMuscleName();
  const equipment = useT(equipmentWords);
  const level = useT(levelWords);
  const muscles = exercise.primaryMuscles.slice(0, MOST_MUSCLES).map(muscleName);
  return <>{[muscles.join(', '), equipment(exercise.equipment), level(exercise.difficulty)].join(' · ')}</>;
}

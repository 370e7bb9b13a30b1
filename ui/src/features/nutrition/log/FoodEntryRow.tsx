// One entry of the food log. A tap on the row edits it, as its button does; another button deletes it.
import type { FoodEntry } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { EntryButtons } from '@/shared/ui/EntryButtons';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { mealEmoji } from '@/features/nutrition/food/food';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import { useFoodRemoval } from '@/features/nutrition/food/useFoodActions';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodDaySection.module.css';
import { sumOf } from './log';
import { useProtein } from './useProtein';

export function FoodEntryRow({ entry, onEdit }: { entry: FoodEntry; onEdit: () => void }) {
  const t = useT(logMessages);
  const format = useFormat();
  const protein = useProtein();
  const remove = useFoodRemoval();
  const waiting = useWaitingIds('food').has(entry.id);
  const { energy, unit } = useEnergy();
  const { name, mealType, quantity, loggedAt, utcOffset } = entry;
  return (
    <li className={classes.entry}>
      <span className={classes.icon} aria-hidden>
        {mealEmoji[mealType]}
      </span>
      <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={onEdit}>
        {name}
      </button>

      <span className={classes.energy}>
        {energy(entry.calories)} <span className={classes.unit}>{unit}</span>
      </span>
      <span className={classes.detail}>
        {formatNumber(quantity, format, 2)} {entry.unit} · {protein(sumOf([entry], 'protein'))} ·{' '}
        <span className={classes.moment}>
          {formatClock(loggedAt, utcOffset, format)}
          {waiting && <WaitingMark />}
        </span>
      </span>
      <div className={classes.actions}>
        <EntryButtons
          editLabel={t('editThis', { name })}
          deleteLabel={t('deleteThis', { name })}
          onEdit={onEdit}
          onDelete={() => remove(entry)}
        />
      </div>
    </li>
  );
}

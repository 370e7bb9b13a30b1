// The last entries of the food search: an empty form, a new own food, and the screen with everything that the user has saved.
import { IconBooks, IconPencil, IconSquareRoundedPlus, type Icon } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { ownFoodMessages } from '@/features/nutrition/ownfoods/ownFoodMessages';
import type { FoodActions } from './FoodFinder';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { moveBetweenRows } from './moveBetweenRows';

interface FinderEntriesProps {
  typed: string;
  actions: FoodActions;
  disabled: boolean;
}

export function FinderEntries({ typed, actions, disabled }: FinderEntriesProps) {
  const t = useT(foodMessages);
  const own = useT(ownFoodMessages);
  const places = useScreenPaths();
  return (
    <div className={classes.entries}>
      <FinderEntry
        icon={IconPencil}
        title={typed === '' ? t('byHand') : t('byHandNamed', { name: typed })}
        hint={t('byHandHint')}
        disabled={disabled}
        action={actions.enterValues}
      />
      <FinderEntry
        icon={IconSquareRoundedPlus}
        title={typed === '' ? own('offer') : own('offerNamed', { name: typed })}
        hint={own('offerHint')}
        disabled={disabled}
        action={actions.addOwnFood}
      />
      {places.has('/nutrition/foods') && (
        <FinderEntry icon={IconBooks} title={own('myFoods')} hint={own('myFoodsHint')} action="/nutrition/foods" />
      )}
    </div>
  );
}

interface FinderEntryProps {
  icon: Icon;
  title: string;
  // The result, in one short line.
  hint: string;
  // What it does, or where it leads.
  action: (() => void) | '/nutrition/foods';
  disabled?: boolean;
}

function FinderEntry({ icon: IconComponent, title, hint, action, disabled = false }: FinderEntryProps) {
  const id = useId();
  const row = {
    className: classes.byHand,
    'aria-describedby': `${id}-hint`,
    onKeyDown: moveBetweenRows,
    'data-food-row': true,
  };
  const content = (
    <>
      <IconComponent size={20} aria-hidden />
      <span className={classes.entryWords}>
        <span>{title}</span>
        {/* Read as the description, not as a part of the name. */}
        <span id={`${id}-hint`} aria-hidden className={classes.hint}>
          {hint}
        </span>
      </span>
    </>
  );
  return typeof action === 'string' ? (
    <Link {...row} to={action}>
      {content}
    </Link>
  ) : (
    <button {...row} type="button" disabled={disabled} onClick={action}>
      {content}
    </button>
  );
}

// The last entries of the food search: an empty form, a new own food, and the screen with everything that the user has saved.
import { IconBooks, IconPencil, IconSquareRoundedPlus } from '@tabler/icons-react';
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
  const row = { className: classes.byHand, onKeyDown: moveBetweenRows, 'data-food-row': true };
  return (
    <div className={classes.entries}>
      <button {...row} type="button" disabled={disabled} onClick={actions.enterValues}>
        <IconPencil size={20} aria-hidden />
        {typed === '' ? t('byHand') : t('byHandNamed', { name: typed })}
      </button>
      <button {...row} type="button" disabled={disabled} onClick={actions.addOwnFood}>
        <IconSquareRoundedPlus size={20} aria-hidden />
        {typed === '' ? own('offer') : own('offerNamed', { name: typed })}
      </button>
      {places.has('/nutrition/foods') && (
        <Link {...row} to="/nutrition/foods">
          <IconBooks size={20} aria-hidden />
          {own('myFoods')}
        </Link>
      )}
    </div>
  );
}

// Foods that were logged before.
import type { LoggedFood } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useFavorites } from '@/features/nutrition/favorites/favoriteApi';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { FoodRow } from './FoodRow';
import { useFoodWeight } from './foodWeight';
import { isMeasured } from './usePortionLabels';

export interface FoodListProps<T> {
  foods: readonly T[];
  disabled: boolean;
  onChoose: (food: T) => void;
  onLog: (food: T) => void;
}

export function LoggedFoods({ foods, disabled, onChoose, onLog }: FoodListProps<LoggedFood>) {
  const t = useT(foodMessages);
  const format = useFormat();
  const shownWeight = useFoodWeight();
  const { energy, unit } = useEnergy();
  const { data: favorites = [] } = useFavorites();
  return (
    <ul className={classes.list}>
      {foods.map((food) => {
        const portion = { name: food.name, amount: formatNumber(food.quantity, format, 2), unit: food.unit };
        const weight = food.grams !== null && !isMeasured(food.unit) && shownWeight({ amount: food.grams, unit: 'g' });
        return (
          <FoodRow
            key={`${food.name}-${food.unit}-${food.lastLoggedAt}`}
            name={food.name}
            detail={[`${portion.amount} ${portion.unit}`, weight].filter(Boolean).join(' · ')}
            energy={energy(food.calories)}
            unit={unit}
            chooseLabel={t('chooseThis', portion)}
            logLabel={t('logThis', portion)}
            disabled={disabled}
            isFavorite={favorites.some((each) => each.food === food.food)}
            onChoose={() => onChoose(food)}
            onLog={() => onLog(food)}
          />
        );
      })}
    </ul>
  );
}

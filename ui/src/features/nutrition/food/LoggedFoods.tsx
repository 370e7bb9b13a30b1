// Foods that were logged before.
import type { LoggedFood } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useFavorites } from '@/features/nutrition/favorites/favoriteApi';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { FoodRow } from './FoodRow';

export interface FoodListProps<T> {
  foods: readonly T[];
  disabled: boolean;
  onChoose: (food: T) => void;
  onLog: (food: T) => void;
}

export function LoggedFoods({ foods, disabled, onChoose, onLog }: FoodListProps<LoggedFood>) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const { energy, unit } = useEnergy();
  const { data: favorites = [] } = useFavorites();
  return (
    <ul className={classes.list}>
      {foods.map((food) => {
        const portion = { name: food.name, amount: formatNumber(food.quantity, format, 2), unit: food.unit };
        const isWeighed = weightUnit === 'kg' && food.grams !== null && food.unit !== 'g' && food.unit !== 'ml';
        const weight = isWeighed && `${formatNumber(food.grams ?? 0, format)} g`;
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

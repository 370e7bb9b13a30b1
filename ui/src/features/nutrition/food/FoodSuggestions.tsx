// Foods of the food table that match the typed name.
import type { FoodSuggestion } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { FoodRow } from './FoodRow';
import { useFoodWeight } from './foodWeight';
import type { FoodListProps } from './LoggedFoods';
import { measureOf } from './source';
import { isMeasured } from './usePortionLabels';

interface FoodSuggestionsProps extends Omit<FoodListProps<FoodSuggestion>, 'onLog'> {
  // Without it the rows have no button, and choosing is all they do.
  onLog?: (food: FoodSuggestion) => void;
  // The accessible name of a row. By default it opens the portion.
  chooseLabel?: (portion: { name: string; amount: string; unit: string }) => string;
}

export function FoodSuggestions({ foods, disabled, onChoose, onLog, chooseLabel }: FoodSuggestionsProps) {
  const t = useT(foodMessages);
  const format = useFormat();
  const shownWeight = useFoodWeight();
  const { energy, unit } = useEnergy();
  const detailOf = (food: FoodSuggestion) => {
    const measure = measureOf(food.portions, food.grams);
    return [`${formatNumber(food.quantity, format, 2)} ${food.unit}`, !isMeasured(food.unit) && shownWeight(measure)];
  };
  return (
    <ul className={classes.list}>
      {foods.map((food) => {
        const portion = { name: food.name, amount: formatNumber(food.quantity, format, 2), unit: food.unit };
        return (
          <FoodRow
            // One row of the table can have several names, such as black and green tea.
            key={`${food.food} ${food.name}`}
            name={food.name}
            detail={detailOf(food).filter(Boolean).join(' · ')}
            energy={energy(food.calories)}
            unit={unit}
            chooseLabel={chooseLabel ? chooseLabel(portion) : t('chooseThis', portion)}
            logLabel={t('logThis', portion)}
            disabled={disabled}
            isFavorite={food.favorite}
            onChoose={() => onChoose(food)}
            {...(onLog && { onLog: () => onLog(food) })}
          />
        );
      })}
    </ul>
  );
}

// One nutrient of a food entry in its unit. An empty field means unknown.
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { NumberField } from '@/shared/ui/NumberField';
import { nutrientWords } from './foodMessages';
import { unitOf, type Nutrient } from './nutrients';
import type { FoodForm } from './useFoodForm';

// The decimals that the server stores.
const NUTRIENT_DIGITS = 3;

export function NutrientField({ food, nutrient }: { food: FoodForm; nutrient: Nutrient }) {
  const names = useT(nutrientWords);
  const { values, errors } = food.form;
  return (
    <NumberField
      label={names(nutrient)}
      placeholder="–"
      unit={unitOf(nutrient)}
      digits={NUTRIENT_DIGITS}
      max={limits.FoodEntryInput[nutrient].max}
      value={values[nutrient]}
      error={errors[nutrient]}
      onChange={(value) => food.setAmount(nutrient, value)}
    />
  );
}

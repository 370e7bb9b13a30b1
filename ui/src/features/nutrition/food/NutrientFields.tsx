// Energy and the main nutrients of a food entry.
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { editDigits, fromWire, toWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './FoodFields.module.css';
import { nutrientWords } from './foodMessages';
import { NutrientField } from './NutrientField';
import { mainNutrients } from './nutrients';
import type { FoodForm } from './useFoodForm';

export function NutrientFields({ food }: { food: FoodForm }) {
  const names = useT(nutrientWords);
  const { energyUnit = 'kcal' } = useUser();
  const { values, errors } = food.form;
  return (
    <>
      <NumberField
        label={names('calories')}
        withAsterisk
        className={classes.calories ?? ''}
        unit={energyUnit}
        digits={editDigits(energyUnit)}
        max={fromWire(limits.FoodEntryInput.calories.max, energyUnit)}
        value={values.calories === null ? null : fromWire(values.calories, energyUnit)}
        error={errors['calories']}
        onChange={(shown) => food.setAmount('calories', shown === null ? null : toWire(shown, energyUnit))}
      />
      <div className={classes.main}>
        {mainNutrients.map((nutrient) => (
          <NutrientField key={nutrient} food={food} nutrient={nutrient} />
        ))}
      </div>
    </>
  );
}

// The values of a food's label, in the order of the label.
import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { useT } from '@/shared/i18n/locale';
import { roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { nutrientWords } from '@/features/nutrition/food/foodMessages';
import { unitOf, type Nutrient } from '@/features/nutrition/food/nutrients';
import { energyOfMacros, type OwnFoodValues } from './ownFood';
import classes from './OwnFoodForm.module.css';
import { ownFoodMessages } from './ownFoodMessages';

export type OwnFoodFormState = UseFormReturnType<OwnFoodValues>;

const labelNutrients = ['fat', 'saturatedFat', 'carbs', 'sugar', 'fiber', 'protein', 'sodium'] as const;
const NUTRIENT_DIGITS = 3;
// Regulation (EU) No 1169/2011, Annex I: salt = sodium × 2.5.
const SODIUM_MG_PER_SALT_G = 400;

export function LabelFields({ form }: { form: OwnFoodFormState }) {
  const t = useT(ownFoodMessages);
  const names = useT(nutrientWords);
  const { energyUnit = 'kcal' } = useUser();
  const { energy } = useEnergy();
  const { values, errors } = form;
  const ofMacros = energyOfMacros(values);
  const field = (nutrient: Nutrient) => (
    <NumberField
      key={nutrient}
      label={names(nutrient)}
      placeholder="–"
      unit={unitOf(nutrient)}
      digits={NUTRIENT_DIGITS}
      max={limits.FoodEntryInput[nutrient].max}
      value={values[nutrient]}
      error={errors[nutrient]}
      onChange={(value) => form.setFieldValue(nutrient, value)}
    />
  );
  return (
    <>
      <NumberField
        label={names('calories')}
        className={classes.calories ?? ''}
        withAsterisk
        unit={energyUnit}
        digits={editDigits(energyUnit)}
        max={fromWire(limits.FoodEntryInput.calories.max, energyUnit)}
        value={values.calories === null ? null : fromWire(values.calories, energyUnit)}
        error={errors['calories']}
        onChange={(shown) => form.setFieldValue('calories', shown === null ? null : toWire(shown, energyUnit))}
      />
      <div className={classes.grid}>
        {labelNutrients.map(field)}
        <NumberField
          label={t('salt')}
          placeholder="–"
          unit="g"
          digits={NUTRIENT_DIGITS}
          value={values.sodium === null ? null : roundTo(values.sodium / SODIUM_MG_PER_SALT_G, NUTRIENT_DIGITS)}
          onChange={(salt) =>
            form.setFieldValue('sodium', salt === null ? null : roundTo(salt * SODIUM_MG_PER_SALT_G, NUTRIENT_DIGITS))
          }
        />
      </div>
      <p className={classes.hint}>{t('saltHint')}</p>
      {ofMacros !== null && (
        <p className={classes.doubt} role="status">
          {t('energyDoubt', { energy: `${energy(ofMacros)} ${energyUnit}` })}
        </p>
      )}
    </>
  );
}

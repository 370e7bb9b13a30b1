// The fields of a food but for name and meal: how much, its amounts, when; it knows no search.
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import type { FoodEntry } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { nutrients, rescaled, type FoodValues } from './food';
import classes from './FoodFields.module.css';
import { foodMessages, nutrientWords } from './foodMessages';
import type { FoodForm } from './useFoodForm';

const bounds = limits.FoodEntryInput;
const OTHER = 'other';

// As many decimals as the server keeps.
const NUTRIENT_DIGITS = 3;

interface FoodFieldsProps {
  food: FoodForm;
  entry: FoodEntry | null;
}

export function FoodFields({ food, entry }: FoodFieldsProps) {
  const t = useT(foodMessages);
  const names = useT(nutrientWords);
  const today = useToday();
  const { energyUnit = 'kcal' } = useUser();
  const { values, errors } = food.form;
  return (
    <div className={classes.fields}>
      <div className={classes.portion} data-food-quantity>
        <NumberField
          label={t('quantity')}
          digits={2}
          max={bounds.quantity.max}
          step={values.unit === 'g' || values.unit === 'ml' ? 10 : 0.5}
          steppers
          value={values.quantity}
          error={errors['quantity']}
          onChange={food.setQuantity}
        />
        <Unit food={food} />
      </div>
      {entry && <Scaling food={food} entry={entry} />}
      <NumberField
        label={names('calories')}
        className={classes.calories ?? ''}
        unit={energyUnit}
        digits={editDigits(energyUnit)}
        max={fromWire(bounds.calories.max, energyUnit)}
        value={values.calories === null ? null : fromWire(values.calories, energyUnit)}
        error={errors['calories']}
        onChange={(shown) => food.setAmount('calories', shown === null ? null : toWire(shown, energyUnit))}
      />
      <div>
        <div className={classes.nutrients}>
          {nutrients.map((nutrient) => (
            <NumberField
              key={nutrient}
              label={names(nutrient)}
              placeholder="–"
              unit={nutrient === 'sodium' ? 'mg' : 'g'}
              digits={NUTRIENT_DIGITS}
              max={bounds[nutrient].max}
              value={values[nutrient]}
              error={errors[nutrient]}
              onChange={(value) => food.setAmount(nutrient, value)}
            />
          ))}
        </div>
        <Text size="sm" c="dimmed" mt={8}>
          {t('unknownHint')}
        </Text>
      </div>
      <div className={classes.when}>
        <TextInput type="date" label={t('date')} max={addDays(today, 1)} {...food.form.getInputProps('date')} />
        <TextInput type="time" label={t('time')} {...food.form.getInputProps('time')} />
      </div>
    </div>
  );
}

// The portions of a food of the table; anything else has a unit of its own name.
function Unit({ food }: { food: FoodForm }) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { source, form } = food;
  if (!source || source.portions.length < 2) {
    return <TextInput label={t('unit')} maxLength={bounds.unit.maxLength} {...form.getInputProps('unit')} />;
  }
  const labelOf = ({ unit, grams, quantity }: (typeof source.portions)[number]) =>
    unit === 'g' ? unit : t('weighs', { unit, grams: formatNumber(roundTo(grams / quantity, 0), format) });
  const choose = (value: string) => {
    const portion = source.portions[Number(value)];
    if (value === OTHER || !portion) food.dropSource();
    else food.setPortion(portion);
  };
  return (
    <NativeSelect
      label={t('portion')}
      value={String(source.portions.findIndex(({ unit }) => unit === source.portion.unit))}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...source.portions.map((portion, index) => ({ value: String(index), label: labelOf(portion) })),
        { value: OTHER, label: t('otherUnit') },
      ]}
    />
  );
}

// Another quantity of an entry may be a correction of the count alone, so the person says whether the values follow.
function Scaling({ food: { form }, entry }: { food: FoodForm; entry: FoodEntry }) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { quantity, unit } = form.values;
  if (quantity === null || quantity < bounds.quantity.min || quantity === entry.quantity) return null;
  const scaled = rescaled(entry, quantity);
  const isScaled = Object.entries(scaled).every(([amount, value]) => form.values[amount as keyof FoodValues] === value);
  if (isScaled) return null;
  return (
    <Button variant="light" className={classes.scale ?? ''} onClick={() => form.setValues(scaled)}>
      {t('scaleTo', { amount: `${formatNumber(quantity, format, 2)} ${unit}` })}
    </Button>
  );
}

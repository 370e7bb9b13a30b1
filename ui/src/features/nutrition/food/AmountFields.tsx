// Amount and portion of a food: a choice of portions for a food of the table, a text field for any other food.
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { NumberField } from '@/shared/ui/NumberField';
import classes from './FoodFields.module.css';
import { foodMessages } from './foodMessages';
import { gramsOf } from './source';
import type { FoodForm } from './useFoodForm';
import { isMeasured, usePortionLabels } from './usePortionLabels';

const bounds = limits.FoodEntryInput;
const OTHER = 'other';
const QUANTITY_DIGITS = 2;

export function AmountFields({ food }: { food: FoodForm }) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { source, form } = food;
  const { values, errors } = form;
  const { labelOf, weigh } = usePortionLabels(source, values.quantity);
  // '2 slices · 90 g'.
  const summary = () => {
    const grams = source && gramsOf(source, values.quantity);
    if (!grams || values.quantity === null || isMeasured(values.unit)) return null;
    return `${formatNumber(values.quantity, format, QUANTITY_DIGITS)} ${values.unit} · ${weigh(grams)}`;
  };
  const choose = (value: string) => {
    const portion = source?.portions[Number(value)];
    if (value === OTHER || !portion) food.dropSource();
    else food.setPortion(portion);
  };
  const shown = summary();
  return (
    <div>
      <div className={classes.portion} data-food-amount>
        <NumberField
          label={t('quantity')}
          digits={QUANTITY_DIGITS}
          max={bounds.quantity.max}
          step={isMeasured(values.unit) && values.unit !== 'oz' ? 10 : 0.5}
          steppers
          // If the dialog opens with the form.
          data-autofocus={food.isChosen || undefined}
          className={classes.large ?? ''}
          value={values.quantity}
          error={errors['quantity']}
          onChange={food.setQuantity}
        />
        {source && source.portions.length > 1 ? (
          <NativeSelect
            label={t('portion')}
            className={classes.large ?? ''}
            value={String(source.portions.findIndex(({ unit }) => unit === source.portion.unit))}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[
              ...source.portions.map((portion, index) => ({ value: String(index), label: labelOf(portion) })),
              { value: OTHER, label: t('otherUnit') },
            ]}
          />
        ) : (
          <TextInput
            label={t('unit')}
            className={classes.large ?? ''}
            maxLength={bounds.unit.maxLength}
            {...form.getInputProps('unit')}
          />
        )}
      </div>
      {shown && (
        <Text size="sm" c="dimmed" mt={6} className="fit-numbers">
          {shown}
        </Text>
      )}
    </div>
  );
}

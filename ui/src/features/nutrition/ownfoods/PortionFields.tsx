// The name and the weight of a portion of an own food. Both are optional, unless the label's values are for one portion.
import { TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { NumberField } from '@/shared/ui/NumberField';
import type { OwnFoodFormState } from './LabelFields';
import classes from './OwnFoodForm.module.css';
import { ownFoodMessages } from './ownFoodMessages';

export function PortionFields({ form }: { form: OwnFoodFormState }) {
  const t = useT(ownFoodMessages);
  const { values, errors } = form;
  const isRequired = values.basis === 'perPortion';
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('portionUnit')}
        placeholder={t('portionUnitHint')}
        withAsterisk={isRequired}
        maxLength={limits.OwnFoodInput.portionUnit.maxLength}
        autoComplete="off"
        {...form.getInputProps('portionUnit')}
      />
      <NumberField
        label={t(values.liquid ? 'portionMillilitres' : 'portionGrams')}
        withAsterisk={isRequired}
        placeholder="–"
        unit={values.liquid ? 'ml' : 'g'}
        digits={1}
        max={limits.OwnFoodInput.portionGrams.max}
        value={values.portionGrams}
        error={errors['portionGrams']}
        onChange={(value) => form.setFieldValue('portionGrams', value)}
      />
    </div>
  );
}

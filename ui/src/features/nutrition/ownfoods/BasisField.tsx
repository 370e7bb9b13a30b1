// What the values on the label of a food are for: 100 g, 100 ml or one portion.
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useT } from '@/shared/i18n/locale';
import type { OwnFoodFormState } from './LabelFields';
import { bases, type Basis } from './ownFood';
import classes from './OwnFoodForm.module.css';
import { ownFoodMessages } from './ownFoodMessages';

export function BasisField({ form }: { form: OwnFoodFormState }) {
  const t = useT(ownFoodMessages);
  const legend = useId();
  const { values } = form;
  const chooseBasis = (basis: Basis) =>
    form.setValues({
      basis,
      ...(basis !== 'perPortion' && { liquid: basis === 'per100ml' }),
      ...(basis === 'perPortion' && values.portionUnit === '' && { portionUnit: t('portion') }),
    });
  return (
    <fieldset className={classes.basis} aria-labelledby={legend}>
      <legend className={classes.legend} id={legend}>
        {t('basis')}
      </legend>
      <SegmentedControl
        fullWidth
        aria-labelledby={legend}
        value={values.basis}
        onChange={chooseBasis}
        data={bases.map((each) => ({ value: each, label: t(each) }))}
      />
      {values.basis === 'perPortion' && (
        <Checkbox
          mt={12}
          label={t('drink')}
          checked={values.liquid}
          onChange={(event) => form.setFieldValue('liquid', event.currentTarget.checked)}
        />
      )}
    </fieldset>
  );
}

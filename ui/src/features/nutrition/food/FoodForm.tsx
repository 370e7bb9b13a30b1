// The form of the food dialog: name, meal, amount, nutrients and time of an entry.
import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { OwnFoodInput } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { productCode } from '@/features/nutrition/barcode/code';
import { ProductNote } from '@/features/nutrition/barcode/ProductNote';
import { FavoriteButton } from '@/features/nutrition/favorites/FavoriteButton';
import classes from './FoodDialog.module.css';
import { FoodFields } from './FoodFields';
import { foodMessages } from './foodMessages';
import { MealChoice } from './MealChoice';
import type { FoodForm as Form } from './useFoodForm';

interface FoodFormProps {
  food: Form;
  isNew: boolean;
  // The form was opened from the search.
  canSearch: boolean;
  disabled: boolean;
  // Opens the form that corrects a product.
  onCorrect: (product: Partial<OwnFoodInput>) => void;
}

export function FoodForm({ food, isNew, canSearch, disabled, onCorrect }: FoodFormProps) {
  const t = useT(foodMessages);
  const words = useT(common);
  const { form, isChosen } = food;
  const { food: reference } = form.values;
  // A product of Open Food Facts becomes markable once it is an own food.
  const isMarkable = reference !== null && productCode(reference) === null;
  const element = useRef<HTMLFormElement>(null);
  // The amount is changed most often. NumberField selects its text on focus.
  const begin = useEffectEvent(() => {
    const first = form.values.name === '' ? '[data-food-name]' : '[data-food-amount] input';
    element.current?.querySelector<HTMLElement>(first)?.focus();
  });
  useEffect(() => {
    if (isChosen) begin();
  }, [isChosen]);
  return (
    <form noValidate className={classes.form} ref={element} onSubmit={food.onSubmit}>
      <MealChoice value={form.values.mealType} onChange={food.setMeal} />
      <TextInput
        label={t('name')}
        withAsterisk
        maxLength={limits.FoodEntryInput.name.maxLength}
        autoComplete="off"
        enterKeyHint="done"
        data-food-name
        {...(isMarkable && {
          inputContainer: (input) => (
            <div className={classes.search}>
              {input}
              <FavoriteButton food={reference} />
            </div>
          ),
        })}
        {...form.getInputProps('name')}
      />
      {isNew && <ProductNote food={reference} name={form.values.name} source={food.source} onCorrect={onCorrect} />}
      <FoodFields food={food} />
      <div className={classes.actions}>
        {canSearch && (
          <Button
            variant="subtle"
            className={classes.first ?? ''}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            disabled={disabled}
            onClick={food.search}
          >
            {t('backToSearch')}
          </Button>
        )}
        <Button variant="default" onClick={food.close} disabled={disabled}>
          {words('cancel')}
        </Button>
        <Button type="submit" loading={food.isPending} disabled={disabled}>
          {isNew ? t('add') : t('save')}
        </Button>
      </div>
    </form>
  );
}

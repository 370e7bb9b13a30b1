// The fields of a food entry other than name and meal: amount, nutrients, date and time.
import { Text, TextInput } from '@mantine/core';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { AmountFields } from './AmountFields';
import classes from './FoodFields.module.css';
import { foodMessages } from './foodMessages';
import { MoreNutrients } from './MoreNutrients';
import { NutrientFields } from './NutrientFields';
import { TypedOver } from './TypedOver';
import type { FoodForm } from './useFoodForm';

export function FoodFields({ food }: { food: FoodForm }) {
  const t = useT(foodMessages);
  const today = useToday();
  const { recipe, tableName } = food.source ?? {};
  const origin = recipe ? t('composed', { recipe }) : tableName && t('ofTable', { name: tableName });
  return (
    <div className={classes.fields}>
      <AmountFields food={food} />
      <NutrientFields food={food} />
      <TypedOver food={food} />
      <MoreNutrients food={food} />
      <div>
        {origin && (
          <Text size="sm" c="dimmed">
            {origin}
          </Text>
        )}
        <Text size="sm" c="dimmed">
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

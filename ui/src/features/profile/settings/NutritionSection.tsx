// What the user eats and the daily nutrition targets.
import { NativeSelect } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { useMacroPlan } from '@/shared/hooks/useMacroPlan';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { MacroCautions } from '@/shared/nutrition/MacroCautions';
import { MacroDifference } from '@/shared/nutrition/MacroDifference';
import { NumberField } from '@/shared/ui/NumberField';
import { useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import { FoodChoices } from './FoodChoices';
import type { NumberFieldName } from '@/features/profile/logic';
import classes from './NutritionSection.module.css';
import { SettingGroup } from './SettingGroup';
import type { ProfileForm } from '@/features/profile/form/useProfileForm';

const sexes = ['female', 'male'] as const;
const activities = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;

export function NutritionSection({ form }: { form: ProfileForm }) {
  const t = useT(choiceMessages);
  const { sex = null, activityLevel = null } = useUser();
  const change = useSetting();
  const plan = useMacroPlan(form.values);
  const format = useFormat();
  const grams = (macro: 'protein' | 'carbs' | 'fat') => {
    const field: NumberFieldName = `${macro}Target`;
    return {
      unit: 'g',
      digits: 1,
      placeholder: plan ? formatNumber(plan[macro], format) : '',
      value: form.values[field],
      onChange: (entered: number | null) => form.set(field, entered),
      error: form.errors[field],
    };
  };
  return (
    <>
      <SettingGroup kind="form">
        <FoodChoices />
      </SettingGroup>
      <SettingGroup title={t('macros')} hint={t('macrosHint')} kind="form">
        <div className={classes.three}>
          <NumberField label={t('protein')} {...grams('protein')} />
          <NumberField label={t('carbs')} {...grams('carbs')} />
          <NumberField label={t('fat')} {...grams('fat')} />
        </div>
        {plan && plan.cautions.length > 0 && (
          <div className={classes.difference}>
            <MacroCautions plan={plan} />
          </div>
        )}
        {plan && !plan.addsUp && (
          <div className={classes.difference}>
            <MacroDifference
              plan={plan}
              targets={form.values}
              onRelease={(field) => form.set(field, null)}
              onGoal={(calories) => form.set('dailyCalories', calories)}
            />
          </div>
        )}
      </SettingGroup>
      <SettingGroup title={t('helper')} hint={t('helperHint')} kind="form">
        <div className={classes.two}>
          <NativeSelect
            label={t('sex')}
            data={[{ value: '', label: t('noAnswer') }, ...sexes.map((value) => ({ value, label: t(value) }))]}
            value={sex ?? ''}
            onChange={(event) => change({ sex: sexes.find((each) => each === event.currentTarget.value) ?? null })}
          />
          <NativeSelect
            label={t('activity')}
            data={[{ value: '', label: t('noAnswer') }, ...activities.map((value) => ({ value, label: t(value) }))]}
            value={activityLevel ?? ''}
            onChange={(event) =>
              change({ activityLevel: activities.find((each) => each === event.currentTarget.value) ?? null })
            }
          />
        </div>
      </SettingGroup>
    </>
  );
}

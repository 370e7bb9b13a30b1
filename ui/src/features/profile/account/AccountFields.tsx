// The account fields: personal data and goals.
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { useLatestWeight } from '@/shared/hooks/useLatestWeight';
import { useFormat, useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { DEFAULT_DAILY_CALORIES } from '@/shared/lib/calories';
import { bodyText } from '@/shared/lib/bodyValues';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, editedToWire, fromWire, unitLabel, type Unit } from '@/shared/lib/units';
import { NumberField } from '@/shared/ui/NumberField';
import { PasswordField } from '@/shared/ui/PasswordField';
import classes from './AccountFields.module.css';
import { needsCaution, valuesOf, type NumberFieldName } from '@/features/profile/logic';
import { profileMessages } from '@/features/profile/messages';
import { SettingGroup } from '@/features/profile/settings/SettingGroup';
import { useShownTarget } from '@/features/profile/useShownTarget';
import type { ProfileForm } from '@/features/profile/form/useProfileForm';

// The default that an empty weekly goal falls back to.
const WEEKLY_GOAL = 5;
const levels = ['beginner', 'intermediate', 'advanced'] as const;

export function AccountFields({ form }: { form: ProfileForm }) {
  const t = useT(profileMessages);
  const levelNames = useT(levelLabels);
  const format = useFormat();
  const user = useUser();
  const { weightUnit = 'lb', lengthUnit = 'in', energyUnit = 'kcal' } = user;
  const { errors, set } = form;
  const shownTarget = useShownTarget();
  const isTargetTyped = form.values.targetWeight !== user.targetWeight;
  const values = { ...form.values, ...(!isTargetTyped && { targetWeight: shownTarget }) };
  const caution = useCalorieCaution();
  const weighing = useLatestWeight();
  // Shown only if it differs from the profile's weight.
  const last = weighing && weighing.weight !== user.weight ? weighing : null;
  const energy = (kcal: number) => `${formatNumber(fromWire(kcal, energyUnit), format)} ${energyUnit}`;

  // Shown and edited in the user's unit, stored in the unit of the API. An unedited value stays exactly as stored.
  const measured = (field: NumberFieldName, unit: Unit) => {
    const value = values[field];
    return {
      unit: unitLabel(unit),
      digits: editDigits(unit),
      value: value === null ? null : fromWire(value, unit),
      onChange: (entered: number | null) => set(field, editedToWire(valuesOf(user)[field], entered, unit)),
      error: errors[field],
    };
  };
  const whole = (field: NumberFieldName) => ({
    value: values[field],
    onChange: (entered: number | null) => set(field, entered),
    error: errors[field],
  });

  return (
    <>
      <SettingGroup title={t('aboutYou')} kind="form">
        <div className={classes.fields}>
          <TextInput
            label={t('name')}
            autoComplete="name"
            maxLength={limits.UserUpdate.name.maxLength}
            value={values.name}
            onChange={(event) => set('name', event.currentTarget.value)}
            error={errors['name']}
          />
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => set('email', event.currentTarget.value)}
            error={errors['email']}
          />
          {form.needsPassword && (
            <div className={classes.whole}>
              <PasswordField
                label={t('currentPassword')}
                description={t('emailHint')}
                autoComplete="current-password"
                value={form.currentPassword}
                onChange={(event) => form.setCurrentPassword(event.currentTarget.value)}
                error={errors['currentPassword']}
              />
            </div>
          )}
          <NumberField label={t('age')} {...whole('age')} />
          <TextInput
            label={t('height')}
            maxLength={limits.UserUpdate.height.maxLength}
            placeholder={t(lengthUnit === 'in' ? 'heightIn' : 'heightCm')}
            value={values.height}
            onChange={(event) => set('height', event.currentTarget.value)}
            error={errors['height']}
          />
          <NumberField
            label={t('weight')}
            description={
              last
                ? t('lastWeighed', {
                    amount: bodyText(last.weight, weightUnit, format),
                    day: formatDay(last.day, format, { dateStyle: 'medium' }),
                  })
                : t('weightHint')
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...measured('weight', weightUnit)}
          />
          <NativeSelect
            label={t('fitnessLevel')}
            data={[
              ...(user.fitnessLevel === null ? [{ value: '', label: t('noLevel') }] : []),
              ...levels.map((value) => ({ value, label: levelNames(value) })),
            ]}
            value={values.fitnessLevel ?? ''}
            onChange={(event) =>
              set('fitnessLevel', levels.find((level) => level === event.currentTarget.value) ?? null)
            }
            error={errors['fitnessLevel']}
          />
        </div>
      </SettingGroup>
      <SettingGroup title={t('goalsGroup')} kind="form">
        <div className={classes.fields}>
          <NumberField
            label={t('weeklyGoal')}
            placeholder={t('weeklyGoalHint', { count: WEEKLY_GOAL })}
            {...whole('weeklyGoal')}
          />
          <NumberField label={t('targetWeight')} {...measured('targetWeight', weightUnit)} />
          <div>
            <NumberField
              label={t('dailyCalories')}
              placeholder={t('dailyCaloriesHint', { amount: energy(DEFAULT_DAILY_CALORIES) })}
              {...measured('dailyCalories', energyUnit)}
            />
            {needsCaution(values) && (
              <Text size="sm" className={classes.caution} role="status">
                {caution(values.dailyCalories)}
              </Text>
            )}
          </div>
        </div>
      </SettingGroup>
    </>
  );
}

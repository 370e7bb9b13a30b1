// Estimates a daily calorie target from the profile and from values entered here, which are not saved.
import { Alert, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconCalculator } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { noteText } from '@/shared/i18n/serverTexts';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { CalorieEstimate } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire, unitLabel } from '@/shared/lib/units';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { NumberField } from '@/shared/ui/NumberField';
import { targetMessages } from '@/shared/nutrition/targetMessages';
import classes from './TargetsDialog.module.css';
import { useCalorieEstimate, type EstimateInput } from './todayApi';
import { useEnergy } from '@/shared/hooks/useEnergy';

const sexes = ['female', 'male'] as const;
const activities = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
const goals = ['lose', 'maintain', 'gain'] as const;
const bounds = limits.UserUpdate;
const emptyInput: EstimateInput = { weight: null, height: null, age: null, sex: null, activityLevel: null, goal: null };
const REQUEST_DELAY_MS = 300;

interface CalorieHelperProps {
  onUse: (estimate: CalorieEstimate) => void;
}

export function CalorieHelper({ onUse }: CalorieHelperProps) {
  const t = useT(targetMessages);
  const [opened, setOpened] = useState(false);
  const [input, setInput] = useState(emptyInput);
  const user = useUser();
  const { weightUnit = 'lb' } = user;
  const change = (more: Partial<EstimateInput>) => setInput({ ...input, ...more });
  if (!opened) {
    return (
      <Button variant="light" leftSection={<IconCalculator size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('estimate')}
      </Button>
    );
  }
  return (
    <section className={classes.helper} aria-label={t('estimate')}>
      <div>
        <Text fw={600}>{t('estimate')}</Text>
        <Text size="sm" c="dimmed">
          {t('estimateHint')}
        </Text>
      </div>
      <div className={classes.inputs}>
        <NumberField
          label={t('weight')}
          unit={unitLabel(weightUnit)}
          digits={editDigits(weightUnit)}
          max={fromWire(bounds.weight.max, weightUnit)}
          placeholder={user.weight === null ? '' : String(fromWire(user.weight, weightUnit))}
          value={input.weight === null ? null : fromWire(input.weight, weightUnit)}
          onChange={(shown) => change({ weight: shown === null ? null : toWire(shown, weightUnit) })}
        />
        <TextInput
          label={t('height')}
          placeholder={user.height ?? t('heightHint')}
          maxLength={bounds.height.maxLength}
          value={input.height ?? ''}
          onChange={(event) =>
            change({ height: event.currentTarget.value.trim() === '' ? null : event.currentTarget.value })
          }
        />
        <NumberField
          label={t('age')}
          max={bounds.age.max}
          placeholder={user.age === null ? '' : String(user.age)}
          value={input.age}
          onChange={(age) => change({ age })}
        />
        <NativeSelect
          label={t('sex')}
          value={input.sex ?? ''}
          onChange={(event) => change({ sex: sexes.find((each) => each === event.currentTarget.value) ?? null })}
          data={[{ value: '', label: t('fromProfile') }, ...sexes.map((each) => ({ value: each, label: t(each) }))]}
        />
      </div>
      <NativeSelect
        label={t('activity')}
        value={input.activityLevel ?? ''}
        onChange={(event) =>
          change({ activityLevel: activities.find((each) => each === event.currentTarget.value) ?? null })
        }
        data={[{ value: '', label: t('fromProfile') }, ...activities.map((each) => ({ value: each, label: t(each) }))]}
      />
      <ChoiceChips
        label={t('goal')}
        choices={goals.map((each) => ({ value: each, label: t(each) }))}
        chosen={input.goal ? [input.goal] : []}
        onChange={([goal]) => change({ goal: goal ?? null })}
      />
      <Estimate input={input} onUse={onUse} />
    </section>
  );
}

function Estimate({ input, onUse }: { input: EstimateInput; onUse: (estimate: CalorieEstimate) => void }) {
  const t = useT(targetMessages);
  const format = useFormat();
  const user = useUser();
  const { energy, unit } = useEnergy();
  // The server's warning uses kilocalories only.
  const ownCaution = useCalorieCaution();
  // Ignores an age that is still being typed, such as the "3" of 34.
  const entered = useMemo(
    () => ({ ...input, age: input.age !== null && input.age < bounds.age.min ? null : input.age }),
    [input],
  );
  const [debounced] = useDebouncedValue(entered, REQUEST_DELAY_MS);
  const { data, error } = useCalorieEstimate(debounced);
  if (error) {
    return (
      <Text size="sm" c="red" role="alert">
        {refusalMessage(error, t('estimateFailed'))}
      </Text>
    );
  }
  if (!data) return null;
  const { target, maintenance, protein, carbs, fat, reason, caution } = data;
  const grams = (value: number | null) => (value === null ? '' : `${formatNumber(value, format, 0)} g`);
  return (
    <div role="status" className={classes.estimate}>
      {maintenance !== null && <Text size="sm">{t('burns', { amount: energy(maintenance), unit })}</Text>}
      {reason && <Text size="sm">{noteText(reason)}</Text>}
      {target !== null && (
        <div className={classes.proposal}>
          <div>
            <Text size="sm" c="dimmed">
              {t('proposed')}
            </Text>
            <span className={classes.target}>
              {energy(target)} {unit}
            </span>
            <Text size="sm" c="dimmed">
              {[`${t('protein')} ${grams(protein)}`, `${t('carbs')} ${grams(carbs)}`, `${t('fat')} ${grams(fat)}`].join(
                ' · ',
              )}
            </Text>
          </div>
          <Button variant="light" onClick={() => onUse(data)}>
            {t('use')}
          </Button>
        </div>
      )}
      {input.goal === 'lose' && (input.sex ?? user.sex) !== 'male' && (
        <Text size="sm" c="dimmed">
          {t('pregnancy')}
        </Text>
      )}
      {caution && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
          {ownCaution(target)}
        </Alert>
      )}
    </div>
  );
}

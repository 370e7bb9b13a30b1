// The dialog for daily targets: calories and macros, with an optional estimate.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useMacroPlan } from '@/shared/hooks/useMacroPlan';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { LOW_CALORIE_LIMIT } from '@/shared/lib/calories';
import { editDigits, fromWire, toWire } from '@/shared/lib/units';
import { MacroCautions } from '@/shared/nutrition/MacroCautions';
import { MacroDifference } from '@/shared/nutrition/MacroDifference';
import { targetMessages } from '@/shared/nutrition/targetMessages';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Modal } from '@/shared/ui/Modal';
import { NumberField } from '@/shared/ui/NumberField';
import { WaterGoalField } from '@/features/nutrition/water/WaterGoalField';
import { AdaptiveTarget } from './AdaptiveTarget';
import { CalorieHelper } from './CalorieHelper';
import { MacroFields } from './MacroFields';
import classes from './TargetsDialog.module.css';
import { useSaveTargets, type Targets } from './todayApi';
import { useEnergy } from '@/shared/hooks/useEnergy';

const bounds = limits.UserUpdate.dailyCalories;

export function TargetsDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useT(targetMessages);
  const words = useT(common);
  const user = useUser();
  const { energyUnit = 'kcal' } = user;
  const { energy } = useEnergy();
  const caution = useCalorieCaution();
  const { mutateAsync: save } = useSaveTargets();
  const [confirming, setConfirming] = useState(false);
  const { form, onSubmit, isPending } = useEntryForm<Targets>({
    initial: {
      dailyCalories: user.dailyCalories,
      proteinTarget: user.proteinTarget ?? null,
      carbsTarget: user.carbsTarget ?? null,
      fatTarget: user.fatTarget ?? null,
      waterGoal: user.waterGoal ?? null,
    },
    problemsOf: ({ dailyCalories: value }) =>
      value !== null && (value < bounds.min || value > bounds.max)
        ? { dailyCalories: t('caloriesRange', { least: energy(bounds.min), most: energy(bounds.max) }) }
        : {},
    send: (targets) => save(targets),
    saved: { title: t('saved') },
    failed: (error) => {
      setConfirming(false);
      return refusalMessage(error, t('failed'));
    },
    onClose,
  });
  const { values, errors } = form;
  const plan = useMacroPlan(values);
  const isLow = values.dailyCalories !== null && values.dailyCalories < LOW_CALORIE_LIMIT;
  const needsConfirmation = isLow && values.dailyCalories !== user.dailyCalories && form.isValid();
  const askToConfirm = (event: FormEvent) => {
    event.preventDefault();
    setConfirming(true);
  };

  return (
    <Modal opened onClose={onClose} title={t('title')} size={560} closeButtonProps={{ 'aria-label': words('close') }}>
      <form onSubmit={needsConfirmation ? askToConfirm : onSubmit} noValidate className={classes.form}>
        <NumberField
          label={t('calories')}
          unit={energyUnit}
          digits={editDigits(energyUnit)}
          className={classes.calories ?? ''}
          value={values.dailyCalories === null ? null : fromWire(values.dailyCalories, energyUnit)}
          error={errors['dailyCalories']}
          onChange={(shown) => form.setFieldValue('dailyCalories', shown === null ? null : toWire(shown, energyUnit))}
        />
        {isLow && (
          <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
            {caution(values.dailyCalories)}
          </Alert>
        )}
        <div>
          <MacroFields
            values={values}
            errors={errors}
            plan={plan}
            onChange={(field, value) => form.setFieldValue(field, value)}
          />
          <Text size="sm" c="dimmed" mt={8}>
            {t('macroHint')}
          </Text>
        </div>
        <MacroCautions plan={plan} />
        {plan && !plan.addsUp && (
          <MacroDifference
            plan={plan}
            targets={values}
            onRelease={(field) => form.setFieldValue(field, null)}
            onGoal={(calories) => form.setFieldValue('dailyCalories', calories)}
          />
        )}
        <WaterGoalField
          value={values.waterGoal}
          error={errors['waterGoal']}
          onChange={(ml) => form.setFieldValue('waterGoal', ml)}
        />
        <CalorieHelper
          onUse={({ target, protein }) => {
            form.clearErrors();
            // Protein depends on what was entered there. The others follow with the same numbers.
            form.setValues({ dailyCalories: target, proteinTarget: protein, carbsTarget: null, fatTarget: null });
          }}
        />
        <AdaptiveTarget onTarget={(calories) => form.setFieldValue('dailyCalories', calories)} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {words('save')}
          </Button>
        </Group>
      </form>
      <ConfirmDialog
        opened={confirming}
        title={t('askTitle')}
        confirmLabel={t('askConfirm')}
        pending={isPending}
        onConfirm={() => onSubmit()}
        onClose={() => setConfirming(false)}
      >
        {caution(values.dailyCalories)}
      </ConfirmDialog>
    </Modal>
  );
}

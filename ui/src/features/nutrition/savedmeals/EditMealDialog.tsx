// Edits a saved meal: its name, its meal of the day and its foods. Without a meal it makes a new one.
import { TextInput } from '@mantine/core';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { SavedMeal } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { MealChoice } from '@/features/nutrition/food/MealChoice';
import { withoutPartErrors } from '@/features/nutrition/parts/part';
import { PartsDialog } from '@/features/nutrition/parts/PartsDialog';
import { PartsEditor } from '@/features/nutrition/parts/PartsEditor';
import { bodyOf, problemsOf, valuesOf, type MealProblem, type MealValues } from './mealValues';
import { useCreateSavedMeal, useUpdateSavedMeal } from './savedMealApi';
import { savedMealMessages } from './savedMealMessages';

interface EditMealDialogProps {
  // Null for a new one.
  meal: SavedMeal | null;
  onClose: () => void;
}

export function EditMealDialog({ meal, onClose }: EditMealDialogProps) {
  const t = useT(savedMealMessages);
  const { mutateAsync: create } = useCreateSavedMeal();
  const { mutateAsync: update } = useUpdateSavedMeal(meal?.id ?? 0);
  const { form, close, onSubmit, isPending } = useEntryForm<MealValues, MealProblem>({
    name: `saved-meal-${meal?.id ?? 'new'}`,
    initial: valuesOf(meal),
    problemsOf,
    sentenceOf: t,
    send: (values, clientKey) => (meal ? update(bodyOf(values)) : create({ ...bodyOf(values), clientKey })),
    saved: { title: t(meal ? 'updated' : 'saved') },
    failed: (error) => refusalMessage(error, t('failed')),
    onClose,
  });
  const { values, errors } = form;
  return (
    <PartsDialog
      title={t(meal ? 'editTitle' : 'newTitle')}
      saveLabel={t('saveMeal')}
      isPending={isPending}
      onSubmit={onSubmit}
      onCancel={close}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        withAsterisk
        maxLength={limits.SavedMealInput.name.maxLength}
        autoComplete="off"
        data-autofocus={meal === null || undefined}
        {...form.getInputProps('name')}
      />
      <MealChoice value={values.mealType} onChange={(mealType) => form.setFieldValue('mealType', mealType)} />
      <PartsEditor
        title={t('foodsTitle')}
        parts={values.parts}
        field="foods"
        errors={errors}
        withRecipes
        onChange={(parts) => {
          form.setErrors(withoutPartErrors(errors, 'foods'));
          form.setFieldValue('parts', parts);
        }}
      />
    </PartsDialog>
  );
}

// The editor of a recipe: name, portions, ingredients with live sums, and the method.
import { Textarea, TextInput } from '@mantine/core';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { Recipe } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { NumberField } from '@/shared/ui/NumberField';
import { PartsDialog } from '@/features/nutrition/parts/PartsDialog';
import { PartsEditor } from '@/features/nutrition/parts/PartsEditor';
import { withoutPartErrors } from '@/features/nutrition/parts/part';
import { bodyOf, problemsOf, valuesOf, type RecipeProblem, type RecipeValues } from './recipe';
import { useCreateRecipe, useUpdateRecipe } from './recipeApi';
import { recipeMessages } from './recipeMessages';
import { RecipeSums } from './RecipeSums';

const PORTION_DIGITS = 1;

interface RecipeDialogProps {
  // Null for a new one.
  recipe: Recipe | null;
  onClose: () => void;
}

export function RecipeDialog({ recipe, onClose }: RecipeDialogProps) {
  const t = useT(recipeMessages);
  const { mutateAsync: create } = useCreateRecipe();
  const { mutateAsync: update } = useUpdateRecipe(recipe?.id ?? 0);
  const { form, close, onSubmit, isPending } = useEntryForm<RecipeValues, RecipeProblem>({
    name: `recipe-${recipe?.id ?? 'new'}`,
    initial: valuesOf(recipe),
    problemsOf,
    sentenceOf: t,
    send: (values, clientKey) => (recipe ? update(bodyOf(values)) : create({ ...bodyOf(values), clientKey })),
    saved: { title: t('saved') },
    failed: (error) => refusalMessage(error, t('failed')),
    onClose,
  });
  const { values, errors } = form;
  return (
    <PartsDialog
      title={t(recipe ? 'editTitle' : 'newTitle')}
      size={640}
      saveLabel={t('save')}
      isPending={isPending}
      onSubmit={onSubmit}
      onCancel={close}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        withAsterisk
        maxLength={limits.RecipeInput.name.maxLength}
        autoComplete="off"
        data-autofocus={recipe === null || undefined}
        {...form.getInputProps('name')}
      />
      <NumberField
        label={t('portions')}
        withAsterisk
        digits={PORTION_DIGITS}
        min={limits.RecipeInput.portions.min}
        max={limits.RecipeInput.portions.max}
        steppers
        value={values.portions}
        error={errors['portions']}
        onChange={(portions) => form.setFieldValue('portions', portions)}
      />
      <PartsEditor
        title={t('ingredients')}
        parts={values.parts}
        field="ingredients"
        errors={errors}
        withRecipes={false}
        onChange={(parts) => {
          form.setErrors(withoutPartErrors(errors, 'ingredients'));
          form.setFieldValue('parts', parts);
        }}
      />
      {values.parts.length > 0 && <RecipeSums parts={values.parts} portions={values.portions} />}
      <Textarea
        label={t('method')}
        placeholder={t('methodHint')}
        maxLength={limits.RecipeInput.method.maxLength}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('method')}
      />
    </PartsDialog>
  );
}

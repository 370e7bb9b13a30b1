// The editor of a recipe: name, portions, ingredients with live sums, and the method.
import { Button, Textarea, TextInput } from '@mantine/core';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { Recipe } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { usePhone } from '@/shared/hooks/usePhone';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { NumberField } from '@/shared/ui/NumberField';
import dialog from '@/features/nutrition/food/FoodDialog.module.css';
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
  useReturnFocus();
  const t = useT(recipeMessages);
  const words = useT(common);
  const small = usePhone();
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
    <Modal
      opened
      onClose={onClose}
      // A click beside the dialog must not hide what was typed.
      closeOnClickOutside={false}
      title={t(recipe ? 'editTitle' : 'newTitle')}
      size={640}
      centered={false}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ body: dialog.body ?? '', content: dialog.content ?? '' }}
    >
      <form noValidate className={dialog.form} onSubmit={onSubmit}>
        <TextInput
          label={t('name')}
          maxLength={limits.RecipeInput.name.maxLength}
          autoComplete="off"
          data-autofocus={recipe === null || undefined}
          {...form.getInputProps('name')}
        />
        <NumberField
          label={t('portions')}
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
        <div className={dialog.actions}>
          <Button variant="default" onClick={close} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

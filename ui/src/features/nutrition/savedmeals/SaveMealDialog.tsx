// Saves the foods of a logged meal under a name, to log them together with one tap.
import { Text, TextInput } from '@mantine/core';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import type { FoodEntry } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import type { MealType } from '@/features/nutrition/food/food';
import { savedFoodOf } from './savedMeal';
import { useCreateSavedMeal } from './savedMealApi';
import { savedMealMessages } from './savedMealMessages';

interface SaveMealDialogProps {
  entries: readonly FoodEntry[];
  mealType: MealType;
  onClose: () => void;
}

export function SaveMealDialog({ entries, mealType, onClose }: SaveMealDialogProps) {
  const t = useT(savedMealMessages);
  const { mutateAsync: create } = useCreateSavedMeal();
  const initial = { name: t(`${mealType}Name`) };
  const { form, close, onSubmit, isPending } = useEntryForm({
    initial,
    problemsOf: ({ name }) => (name.trim() === '' ? { name: 'nameRequired' as const } : {}),
    sentenceOf: t,
    send: ({ name }, clientKey) => create({ name: name.trim(), mealType, foods: entries.map(savedFoodOf), clientKey }),
    saved: { title: t('saved'), description: t('savedHint') },
    failed: (error) => refusalMessage(error, t('failed')),
    onClose,
  });
  return (
    <EntryDialog
      title={t('saveTitle')}
      changed={form.isDirty()}
      pending={isPending}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextInput
        label={t('name')}
        withAsterisk
        maxLength={limits.SavedMealInput.name.maxLength}
        autoComplete="off"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...form.getInputProps('name')}
      />
      <Text size="sm" c="dimmed">
        {t('contains', { count: entries.length, foods: entries.map(({ name }) => name).join(', ') })}
      </Text>
    </EntryDialog>
  );
}

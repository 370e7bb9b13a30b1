// The form that adds or edits an own food: name, the values of its label, a portion and a barcode.
import { Button, TextInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { refusalMessage } from '@/shared/api/fieldMessages';
import type { OwnFood } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { BasisField } from './BasisField';
import { LabelFields } from './LabelFields';
import {
  bodyOf,
  changedBody,
  problemsOf,
  valuesOf,
  type KnownFood,
  type OwnFoodProblem,
  type OwnFoodValues,
} from './ownFood';
import { useCreateOwnFood, useUpdateOwnFood } from './ownFoodApi';
import classes from './OwnFoodForm.module.css';
import { ownFoodMessages } from './ownFoodMessages';
import { PortionFields } from './PortionFields';

interface OwnFoodFormProps {
  // What is known about the food. With an id it is edited, without one it is added.
  initial?: KnownFood;
  onSaved: (food: OwnFood) => void;
  onCancel: () => void;
}

export function OwnFoodForm({ initial = {}, onSaved, onCancel }: OwnFoodFormProps) {
  const t = useT(ownFoodMessages);
  const words = useT(common);
  const { id } = initial;
  const { mutateAsync: create } = useCreateOwnFood();
  const { mutateAsync: update } = useUpdateOwnFood(id ?? 0);
  const { form, close, onSubmit, isPending } = useEntryForm<OwnFoodValues, OwnFoodProblem>({
    name: `own-food-${id ?? initial.barcode ?? initial.name ?? 'new'}`,
    initial: valuesOf(initial),
    problemsOf,
    sentenceOf: t,
    send: async (values, clientKey) => {
      const saved = await (id === undefined
        ? create({ ...bodyOf(values), clientKey })
        : update(changedBody(initial, values)));
      toast({ title: t(id === undefined ? 'added' : 'updated', { name: saved.name }) });
      onSaved(saved);
    },
    failed: (error) => refusalMessage(error, t('failed')),
  });
  // Then the weight is needed to convert the values.
  const isPerPortion = form.values.basis === 'perPortion';
  const cancel = () => {
    close();
    onCancel();
  };
  return (
    <form noValidate className={classes.form} onSubmit={onSubmit}>
      <TextInput
        label={t('name')}
        withAsterisk
        maxLength={limits.OwnFoodInput.name.maxLength}
        autoComplete="off"
        enterKeyHint="next"
        data-autofocus={form.values.name === '' || undefined}
        {...form.getInputProps('name')}
      />
      <BasisField form={form} />
      {isPerPortion && <PortionFields form={form} />}
      <LabelFields form={form} />
      {!isPerPortion && <PortionFields form={form} />}
      <TextInput
        label={t('barcode')}
        maxLength={limits.OwnFoodInput.barcode.maxLength}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('barcode')}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={cancel} disabled={isPending}>
          {words('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

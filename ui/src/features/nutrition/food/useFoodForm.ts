// The food form: values, scaling with the portion, draft and submission.
import { useState } from 'react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import type { FoodEntry, FoodPortion } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import {
  amountsFor,
  changedBody,
  corrected,
  newBody,
  newFood,
  problemsOf,
  valuesOf,
  type Amount,
  type FoodProblem,
  type FoodSource,
  type FoodValues,
} from './food';
import { useUpdateFood } from './foodApi';
import { foodMessages } from './foodMessages';
import { useLogging } from './useFoodActions';

interface FoodFormValues extends FoodValues {
  source: FoodSource | null;
  // The form was shown at least once. A search alone is not saved as a draft.
  filled: boolean;
}

export interface FoodTarget {
  // Null for a new entry.
  entry: FoodEntry | null;
  // The day of a new entry; null for now.
  day: Day | null;
}

function initialValues({ entry, day }: FoodTarget): FoodFormValues {
  const values = entry ? valuesOf(entry) : newFood(new Date(), day);
  return { ...values, source: null, filled: entry !== null };
}

// The initial date and time. They are restored only if the user changed them.
type Opened = Pick<FoodValues, 'date' | 'time'>;

export function useFoodForm(target: FoodTarget, onClose: () => void) {
  const { entry, day } = target;
  const t = useT(foodMessages);
  const today = useToday();
  const [initial] = useState(() => initialValues(target));
  const opened: Opened = { date: initial.date, time: initial.time };
  const { log } = useLogging();
  const { mutateAsync: update } = useUpdateFood(entry?.id ?? 0);
  const isUnchanged = (values: FoodFormValues) =>
    JSON.stringify({ ...values, source: null, filled: initial.filled }) === JSON.stringify(initial);

  const { form, close, onSubmit, isPending } = useEntryForm<FoodFormValues, FoodProblem, { opened: Opened }>({
    name: `food-${entry?.id ?? day ?? 'new'}`,
    initial,
    isUntouched: (values) => !values.filled || isUnchanged(values),
    context: { opened },
    restore: ({ values, opened: before }) => ({
      ...values,
      ...(values.date === before?.date && values.time === before.time && opened),
    }),
    problemsOf: (values) => problemsOf(values, today),
    sentenceOf: t,
    send: async (values, clientKey) => {
      if (entry === null) return log({ ...newBody(values, initial, day !== null), clientKey });
      const body = changedBody(entry, values);
      if (Object.keys(body).length === 0) return;
      await update(body);
      toast({ title: t('updated') });
    },
    fieldNames: { loggedAt: 'date' },
    failed: (error) => refusalMessage(error, t('failed')),
    onClose,
  });
  const { values } = form;
  const { source } = values;
  // The form is shown, not the search.
  const [filling, setFilling] = useState(values.filled);

  // Scales the nutrients to the portion and the quantity.
  const applyPortion = (from: FoodSource, quantity: number | null, more: Partial<FoodFormValues> = {}) =>
    form.setValues({ ...more, ...amountsFor(from, quantity), quantity, source: from });

  return {
    form,
    source,
    filling,
    isDirty: filling && !isUnchanged(values),
    isPending,
    close,
    onSubmit,
    fill: (from: FoodSource | null, name: string) => {
      setFilling(true);
      const shown = { name, filled: true };
      if (from) applyPortion(from, from.portion.quantity, { ...shown, unit: from.portion.unit });
      else form.setValues({ ...shown, source: null });
    },
    search: () => setFilling(false),
    setPortion: (portion: FoodPortion) => {
      if (source) applyPortion({ ...source, portion }, portion.quantity, { unit: portion.unit });
    },
    // For a unit that the user types. The nutrients no longer scale.
    dropSource: () => form.setFieldValue('source', null),
    setQuantity: (quantity: number | null) => {
      if (source) applyPortion(source, quantity);
      else form.setFieldValue('quantity', quantity);
    },
    setAmount: (amount: Amount, value: number | null) => {
      if (source) form.setFieldValue('source', corrected(source, values.quantity, amount, value));
      form.setFieldValue(amount, value);
    },
  };
}

export type FoodForm = ReturnType<typeof useFoodForm>;

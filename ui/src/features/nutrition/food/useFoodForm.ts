// The food form: values, scaling with the portion, draft and submission.
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages, refusalMessage } from '@/shared/api/fieldMessages';
import type { FoodEntry, FoodPortion } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
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
  type FoodSource,
  type FoodValues,
} from './food';
import { useUpdateFood } from './foodApi';
import { foodMessages } from './foodMessages';
import { useLogging } from './useFoodActions';

interface FoodDraft {
  values: FoodValues;
  source: FoodSource | null;
  // The initial date and time. They are restored only if the user changed them.
  opened: Pick<FoodValues, 'date' | 'time'>;
}

export interface FoodTarget {
  // Null for a new entry.
  entry: FoodEntry | null;
  // The day of a new entry; null for now.
  day: Day | null;
}

const draftOf = ({ entry, day }: FoodTarget) => `food-${entry?.id ?? day ?? 'new'}`;

// Restores the draft. A date and time that the user did not change become the current ones.
function restore(target: FoodTarget) {
  const initial = target.entry ? valuesOf(target.entry) : newFood(new Date(), target.day);
  const draft = readDraft<FoodDraft>(draftOf(target));
  const untouched = draft && draft.values.date === draft.opened.date && draft.values.time === draft.opened.time;
  const values = { ...initial, ...draft?.values, ...(untouched && { date: initial.date, time: initial.time }) };
  return { initial, values, source: draft?.source ?? null, hasDraft: draft !== null };
}

export function useFoodForm(target: FoodTarget, onClose: () => void) {
  const { entry, day } = target;
  const t = useT(foodMessages);
  const words = useT(common);
  const today = useToday();
  const [{ initial, values: first, source: firstSource, hasDraft }] = useState(() => restore(target));
  const [source, setSource] = useState(firstSource);
  // The form is shown, not the search. A search is not saved as a draft.
  const [filling, setFilling] = useState(entry !== null || hasDraft);
  // A retry cannot log twice.
  const [clientKey, setClientKey] = useState(newClientKey);
  const { log, isPending: isLogging } = useLogging();
  const update = useUpdateFood(entry?.id ?? 0);
  const form = useForm<FoodValues>({
    initialValues: first,
    validate: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values, today)).map(([field, problem]) => [field, t(problem)])),
  });
  const { values } = form;
  const draft = draftOf(target);
  const isDirty = filling && JSON.stringify(values) !== JSON.stringify(initial);

  useEffect(() => {
    if (isDirty)
      writeDraft(draft, { values, source, opened: { date: initial.date, time: initial.time } } satisfies FoodDraft);
  }, [isDirty, draft, values, source, initial]);

  const close = () => {
    removeDraft(draft);
    onClose();
  };

  const submit = async (filled: FoodValues) => {
    try {
      if (entry === null) {
        await log({ ...newBody(filled, initial, day !== null), clientKey });
      } else {
        const body = changedBody(entry, filled);
        if (Object.keys(body).length > 0) {
          await update.mutateAsync(body);
          toast({ title: t('updated') });
        }
      }
      close();
    } catch (error) {
      // An earlier attempt reached the server and the form has changed since. The next attempt is a new entry.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') setClientKey(newClientKey());
      const { loggedAt, ...fields } = fieldMessages(error);
      form.setErrors({ ...fields, ...(loggedAt && { date: loggedAt }) });
      toast({ title: words('error'), description: refusalMessage(error, t('failed')), destructive: true });
    }
  };

  // Scales the nutrients to the portion and the quantity.
  const applyPortion = (from: FoodSource, quantity: number | null, more: Partial<FoodValues> = {}) => {
    setSource(from);
    form.setValues({ ...more, ...amountsFor(from, quantity), quantity });
  };

  return {
    form,
    source,
    filling,
    isDirty,
    isPending: isLogging || update.isPending,
    close,
    onSubmit: form.onSubmit((filled) => void submit(filled)),
    fill: (from: FoodSource | null, name: string) => {
      form.clearErrors();
      setFilling(true);
      if (from) applyPortion(from, from.portion.quantity, { name, unit: from.portion.unit });
      else {
        setSource(null);
        form.setFieldValue('name', name);
      }
    },
    search: () => setFilling(false),
    setPortion: (portion: FoodPortion) => {
      if (source) applyPortion({ ...source, portion }, portion.quantity, { unit: portion.unit });
    },
    // For a unit that the user types. The nutrients no longer scale.
    dropSource: () => setSource(null),
    setQuantity: (quantity: number | null) => {
      if (source) applyPortion(source, quantity);
      else form.setFieldValue('quantity', quantity);
    },
    setAmount: (amount: Amount, value: number | null) => {
      if (source) setSource(corrected(source, values.quantity, amount, value));
      form.setFieldValue(amount, value);
    },
  };
}

export type FoodForm = ReturnType<typeof useFoodForm>;

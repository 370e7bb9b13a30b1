// The form of a food: its values, what they are reckoned from, the draft that outlives a failure, and sending it.
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
  // What the form began with: an untouched day and time are not kept.
  opened: Pick<FoodValues, 'date' | 'time'>;
}

export interface FoodTarget {
  // null: a new one.
  entry: FoodEntry | null;
  // Where a new one goes; null: now.
  day: Day | null;
}

const draftOf = ({ entry, day }: FoodTarget) => `food-${entry?.id ?? day ?? 'new'}`;

// What was left unfinished goes on; an untouched day and time are those of now.
function begin(target: FoodTarget) {
  const initial = target.entry ? valuesOf(target.entry) : newFood(new Date(), target.day);
  const draft = readDraft<FoodDraft>(draftOf(target));
  const untouched = draft && draft.values.date === draft.opened.date && draft.values.time === draft.opened.time;
  const values = { ...initial, ...draft?.values, ...(untouched && { date: initial.date, time: initial.time }) };
  return { initial, values, source: draft?.source ?? null, kept: draft !== null };
}

export function useFoodForm(target: FoodTarget, onClose: () => void) {
  const { entry, day } = target;
  const t = useT(foodMessages);
  const words = useT(common);
  const today = useToday();
  const [{ initial, values: first, source: firstSource, kept }] = useState(() => begin(target));
  const [source, setSource] = useState(firstSource);
  // While looking for a food nothing is kept: a few letters are no entry.
  const [filling, setFilling] = useState(entry !== null || kept);
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
      // An earlier try did arrive, and the form was changed since: the next try is an entry of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') setClientKey(newClientKey());
      const { loggedAt, ...fields } = fieldMessages(error);
      form.setErrors({ ...fields, ...(loggedAt && { date: loggedAt }) });
      toast({ title: words('error'), description: refusalMessage(error, t('failed')), destructive: true });
    }
  };

  // The amounts follow the portion and the quantity.
  const measure = (from: FoodSource, quantity: number | null, more: Partial<FoodValues> = {}) => {
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
      if (from) measure(from, from.portion.quantity, { name, unit: from.portion.unit });
      else {
        setSource(null);
        form.setFieldValue('name', name);
      }
    },
    search: () => setFilling(false),
    setPortion: (portion: FoodPortion) => {
      if (source) measure({ ...source, portion }, portion.quantity, { unit: portion.unit });
    },
    // The unit is named freely: the amounts stay as they are.
    dropSource: () => setSource(null),
    setQuantity: (quantity: number | null) => {
      if (source) measure(source, quantity);
      else form.setFieldValue('quantity', quantity);
    },
    setAmount: (amount: Amount, value: number | null) => {
      if (source) setSource(corrected(source, values.quantity, amount, value));
      form.setFieldValue(amount, value);
    },
  };
}

export type FoodForm = ReturnType<typeof useFoodForm>;

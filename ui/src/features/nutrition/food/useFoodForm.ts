// The food form: values that follow the amount and the portion, draft and submission.
import { useState } from 'react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import type { FoodEntry, FoodPortion, FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { wasKept } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import {
  changedBody,
  newBody,
  newFood,
  problemsOf,
  valuesOf,
  withMeal,
  type FoodProblem,
  type FoodValues,
  type MealType,
} from './food';
import { useTablePortions, useUpdateFood } from './foodApi';
import { foodMessages } from './foodMessages';
import { unknownAmounts, type Amount, type Amounts } from './nutrients';
import {
  amountsFor,
  gramsOf,
  sourceOf,
  sourceOfLogged,
  unitWord,
  withPortions,
  withTyped,
  type FoodSource,
} from './source';
import { useLogging } from './useFoodActions';

type Picked = Amounts & Pick<FoodValues, 'name' | 'food' | 'grams' | 'quantity' | 'unit'>;

interface FoodFormValues extends FoodValues {
  source: FoodSource | null;
  // The form is shown. A search alone is not saved as a draft.
  filled: boolean;
  // The values with which a food was chosen; null if they were entered by hand. Unchanged they are not saved either.
  picked: Picked | null;
}

export interface FoodTarget {
  // Null for a new entry.
  entry: FoodEntry | null;
  // The day of a new entry; null for now.
  day: Day | null;
  // The meal of a new entry; null for the usual one at this time.
  meal: MealType | null;
  // The food of a new entry, if it is not searched for.
  chosen?: FoodSuggestion | null;
}

// The values for the portion of a source.
function valuesFor(source: FoodSource, name: string, food: string | null): Partial<FoodFormValues> {
  const { quantity } = source.portion;
  const [unit, grams] = [unitWord(source.portion, quantity), gramsOf(source, quantity)];
  const picked = { ...unknownAmounts, ...amountsFor(source, quantity), name, food, grams, quantity, unit };
  return { ...picked, source, filled: true, picked };
}

const isAsPicked = ({ picked, ...values }: FoodFormValues) =>
  picked !== null && Object.entries(picked).every(([field, value]) => values[field as keyof Picked] === value);

function initialValues({ entry, day, meal, chosen }: FoodTarget): FoodFormValues {
  if (entry) return { ...valuesOf(entry), source: sourceOfLogged(entry), filled: true, picked: null };
  const values = newFood(new Date(), day);
  const empty = {
    ...(meal ? withMeal(values, meal, day !== null) : values),
    source: null,
    filled: false,
    picked: null,
  };
  return chosen ? { ...empty, ...valuesFor(sourceOf(chosen), chosen.name, chosen.food) } : empty;
}

// The initial date and time. They are restored only if the user changed them.
type Opened = Pick<FoodValues, 'date' | 'time'>;

// The name by which the table has the portions of a logged food; null if the source has all of them.
type Lookup = string | null;

interface Callbacks {
  onAdded: (created: FoodEntry) => void;
  onClose: () => void;
}

export function useFoodForm(target: FoodTarget, { onAdded, onClose }: Callbacks) {
  const { entry, day, meal, chosen = null } = target;
  const t = useT(foodMessages);
  const words = useT(common);
  const today = useToday();
  const [initial] = useState(() => initialValues(target));
  const opened: Opened = { date: initial.date, time: initial.time };
  const { log } = useLogging();
  const { mutateAsync: update } = useUpdateFood(entry);
  const isUnchanged = (values: FoodFormValues) =>
    JSON.stringify({ ...values, source: null, filled: initial.filled, picked: null }) ===
    JSON.stringify({ ...initial, source: null, picked: null });
  const isOnlyPicked = (values: FoodFormValues) =>
    isAsPicked(values) && values.date === opened.date && values.time === opened.time;
  // The form is shown, not the search.
  const [isFilling, setFilling] = useState<boolean | null>(null);
  const [lookup, setLookup] = useState<Lookup>(entry?.name ?? null);

  const nextOf = ({ mealType }: FoodFormValues): FoodFormValues => withMeal(initial, mealType, day !== null);
  const { form, close, onSubmit, isPending } = useEntryForm<FoodFormValues, FoodProblem, { opened: Opened }>({
    name: `food-${entry?.id ?? chosen?.food ?? day ?? 'new'}`,
    initial,
    isUntouched: (values) => !values.filled || isUnchanged(values) || isOnlyPicked(values),
    context: { opened },
    restore: ({ values: stored, opened: before }) => {
      const values = {
        ...stored,
        // A draft of an earlier version has a source without `typed`.
        source: stored.source?.typed ? stored.source : initial.source,
        ...(stored.date === before?.date && stored.time === before.time && opened),
      };
      return meal ? withMeal(values, meal, day !== null) : values;
    },
    problemsOf: (values) => problemsOf(values, today),
    sentenceOf: t,
    send: async (values, clientKey) => {
      if (entry === null) {
        onAdded(await log({ ...newBody(values, initial, day !== null), clientKey }));
        if (chosen === null) setFilling(false);
        return;
      }
      const body = changedBody(entry, values);
      if (Object.keys(body).length === 0) return;
      const result = await update(body);
      toast({ title: t('updated'), description: wasKept(result) ? words('keptHere') : undefined });
    },
    fieldNames: { loggedAt: 'date' },
    failed: (error) => refusalMessage(error, t('failed')),
    ...(entry === null && chosen === null && { staysOpen: nextOf }),
    onClose,
  });
  const { values } = form;
  const portions = useTablePortions(lookup ?? '', lookup === null ? null : values.food);
  const source = values.source && withPortions(values.source, portions);
  const filling = isFilling ?? values.filled;

  // Calculates the amounts for the portion and the quantity.
  const apply = (from: FoodSource, quantity: number | null, more: Partial<FoodFormValues> = {}) =>
    form.setValues({
      // A unit that can only be typed stays as it is.
      ...(from.portions.length > 1 && { unit: unitWord(from.portion, quantity) }),
      ...more,
      ...amountsFor(from, quantity),
      ...(from.hasWeight && { grams: gramsOf(from, quantity) }),
      quantity,
      source: from,
    });
  // Without the values of a food. Meal, date and time stay.
  const { grams, quantity, unit } = initial;
  const blank = { ...unknownAmounts, food: null, grams, quantity, unit, source: null, filled: false, picked: null };
  const fill = (from: FoodSource, name: string, food: string | null) => {
    setFilling(true);
    form.setValues(valuesFor(from, name, food));
  };

  return {
    form,
    source,
    filling,
    // The form was opened for a food or an entry, not by a draft.
    isChosen: isFilling === true || chosen !== null || entry !== null,
    // The search is shown after a form was left.
    isBack: isFilling === false,
    isDirty: filling && !isUnchanged(values),
    isPending,
    close,
    onSubmit,
    choose: (food: FoodSuggestion) => {
      setLookup(null);
      fill(sourceOf(food), food.name, food.food);
    },
    chooseLogged: (food: LoggedFood) => {
      setLookup(food.name);
      fill(sourceOfLogged(food), food.name, food.food);
    },
    // A form with this name, empty unless values were entered by hand before.
    enterValues: (name: string) => {
      setFilling(true);
      form.setValues({ name, filled: true });
    },
    // Drops a chosen food. What was entered by hand is kept until another name is typed.
    search: () => {
      setFilling(false);
      form.setValues(values.picked || values.source ? { ...blank, name: '' } : { filled: false });
    },
    // An empty search for the next food.
    next: () => form.setValues(nextOf(values)),
    // The text of the search.
    setName: (name: string) => form.setValues({ ...blank, name }),
    setMeal: (meal: MealType) => form.setValues(withMeal(values, meal, day !== null)),
    setPortion: (portion: FoodPortion) => {
      if (source) apply({ ...source, portion }, portion.quantity);
    },
    // For a unit that the user types. Then the weight is unknown, and the amounts no longer follow the quantity.
    dropSource: () => form.setValues({ source: null, grams: null }),
    setQuantity: (quantity: number | null) => {
      if (source) apply(source, quantity);
      else form.setFieldValue('quantity', quantity);
    },
    setAmount: (amount: Amount, value: number | null) => {
      if (source) form.setFieldValue('source', withTyped(source, amount));
      form.setFieldValue(amount, value);
    },
    resetAmounts: () => {
      if (source) apply({ ...source, typed: [] }, values.quantity);
    },
  };
}

export type FoodForm = ReturnType<typeof useFoodForm>;

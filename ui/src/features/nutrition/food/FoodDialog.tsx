// The dialog that adds or edits a food entry: search first, then the form. It stays open for the next food.
import { Suspense, useState } from 'react';
import type { FoodEntry, FoodSuggestion } from '@/shared/api/types';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatDay } from '@/shared/lib/dates';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { useUndoInPlace } from '@/shared/ui/undo';
import { BarcodeLayer, type BarcodeView } from '@/features/nutrition/barcode/BarcodeLayer';
import { suggestionOf } from '@/features/nutrition/ownfoods/ownFood';
import { AddedLine } from './AddedLine';
import { loggedAtFor, newBody, repeatedBody } from './food';
import type { FoodActions } from './FoodFinder';
import { FoodForm } from './FoodForm';
import { foodMessages } from './foodMessages';
import { FoodSearch } from './FoodSearch';
import { amountsOf } from './nutrients';
import { TallDialog } from './TallDialog';
import { useAdditions } from './useAdditions';
import { useCopying, useSavedMealLogging, useTapLogging } from './useFoodActions';
import { useFoodForm, type FoodTarget } from './useFoodForm';

const OwnFoodDialog = lazyWithPreload(() =>
  import('@/features/nutrition/ownfoods/OwnFoodDialog').then((module) => module.OwnFoodDialog),
);

interface FoodDialogProps extends FoodTarget {
  onClose: () => void;
}

export function FoodDialog({ entry, day, meal, chosen = null, onClose }: FoodDialogProps) {
  const t = useT(foodMessages);
  const format = useFormat();
  const today = useToday();
  const { additions, add } = useAdditions();
  const food = useFoodForm({ entry, day, meal, chosen }, { onAdded: (created) => add([created]), onClose });
  const { tap, isPending: isTapping } = useTapLogging();
  const { copy, isPending: isCopying } = useCopying();
  const { logMeal, isPending: isLoggingMeal } = useSavedMealLogging();
  const { filling, isPending, close } = food;
  const { values } = food.form;
  const [isAddingOwn, setAddingOwn] = useState(false);
  const [barcodeView, setBarcodeView] = useState<BarcodeView | null>(null);
  useBackCloses(filling && entry === null && chosen === null, food.search);
  useUndoInPlace(entry === null && !filling);
  const busy = isPending || isTapping || isCopying || isLoggingMeal;
  const onOtherDay = day !== null;

  const log = async (action: Promise<FoodEntry | FoodEntry[] | null>, title?: string) => {
    const created = await action;
    if (created === null) return;
    food.next();
    add([created].flat(), title);
  };
  const bodyOf = (suggestion: FoodSuggestion) => {
    const { name, quantity, unit, food: key, grams } = suggestion;
    return newBody({ ...values, ...amountsOf(suggestion), name, quantity, unit, food: key, grams }, values, onOtherDay);
  };
  const actions: FoodActions = {
    choose: food.choose,
    chooseLogged: food.chooseLogged,
    enterValues: () => food.enterValues(values.name.trim()),
    addOwnFood: () => setAddingOwn(true),
    log: (each) => void log(tap(bodyOf(each))),
    repeat: (each) => void log(tap(repeatedBody(each, values.mealType, loggedAtFor(values, onOtherDay)))),
    copyMeal: () => void log(copy({ from: addDays(day ?? today, -1), to: day ?? today, mealType: values.mealType })),
    logMeal: (each) => {
      const { mealType } = values;
      void log(logMeal(each, { mealType, loggedAt: loggedAtFor(values, onOtherDay) ?? null }), each.name);
    },
    scan: () => setBarcodeView('scan'),
  };
  const dayName = day && formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const addTitle = dayName ? t('addTitleOn', { day: dayName }) : t('addTitle');
  return (
    <TallDialog title={entry ? t('editTitle') : addTitle} closeOnClickOutside={!food.isDirty} onClose={close}>
      {entry === null && <AddedLine additions={additions} isFilling={filling} onDone={close} />}
      {filling ? (
        <FoodForm
          food={food}
          isNew={entry === null}
          canSearch={entry === null && chosen === null}
          disabled={busy}
          onCorrect={setBarcodeView}
        />
      ) : (
        <FoodSearch
          name={values.name}
          mealType={values.mealType}
          day={day ?? today}
          disabled={busy}
          actions={actions}
          added={additions.length}
          isBack={food.isBack}
          onName={food.setName}
          onMeal={food.setMeal}
        />
      )}
      {isAddingOwn && (
        <Suspense>
          <OwnFoodDialog
            initial={{ name: values.name.trim() }}
            onSaved={(saved) => {
              setAddingOwn(false);
              food.choose(suggestionOf(saved));
            }}
            onClose={() => setAddingOwn(false)}
          />
        </Suspense>
      )}
      <BarcodeLayer
        view={barcodeView}
        onClose={() => setBarcodeView(null)}
        onFound={food.choose}
        onNamed={(name) => {
          food.search();
          food.setName(name);
        }}
      />
    </TallDialog>
  );
}

// The search of the food dialog: type a name, and Enter takes the first hit.
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { usePhone } from '@/shared/hooks/usePhone';
import { useT } from '@/shared/i18n/locale';
import { isUnfocused } from '@/shared/lib/focus';
import type { Day } from '@/shared/lib/dates';
import { BarcodeButton } from '@/features/nutrition/barcode/BarcodeButton';
import type { MealType } from './food';
import classes from './FoodDialog.module.css';
import { FoodFinder, type FoodActions } from './FoodFinder';
import { foodMessages } from './foodMessages';
import { MealChoice } from './MealChoice';
import { moveBetweenRows } from './moveBetweenRows';
import { useFoodHits } from './useFoodHits';

interface FoodSearchProps {
  name: string;
  mealType: MealType;
  day: Day;
  disabled: boolean;
  actions: FoodActions;
  // How often something was added. When this changes, the field gets the focus again.
  added: number;
  // The search is shown again after a form.
  isBack: boolean;
  onName: (name: string) => void;
  onMeal: (meal: MealType) => void;
}

export function FoodSearch({ name, mealType, day, disabled, actions, added, isBack, ...on }: FoodSearchProps) {
  const t = useT(foodMessages);
  const small = usePhone();
  const form = useRef<HTMLFormElement>(null);
  const hits = useFoodHits(name, mealType);
  // Enter was pressed before the answer for the typed name arrived.
  const isWaiting = useRef(false);

  const focusName = () => form.current?.querySelector<HTMLElement>('[data-food-name]')?.focus();
  const shown = useRef({ added, disabled });
  useEffect(() => {
    const before = shown.current;
    shown.current = { added, disabled };
    // A row that was disabled while its food was being logged has lost the focus.
    if (before.added !== added || (before.disabled && !disabled && isUnfocused())) focusName();
  }, [added, disabled]);
  // After a form, which has its own button for the way back.
  useEffect(() => {
    if (isBack) focusName();
  }, [isBack]);

  const takeFirst = () => {
    const [favorite] = hits.favorites;
    const [logged] = hits.logged;
    const [table] = hits.table ?? [];
    const [within] = hits.within;
    if (favorite) actions.choose(favorite);
    else if (logged) actions.chooseLogged(logged);
    else if (table) actions.choose(table);
    else if (within) actions.chooseLogged(within);
    // A saved meal with this name, or else the entry of the empty form: only that entry opens it.
    else form.current?.querySelector<HTMLElement>('[data-food-row]')?.focus();
  };
  const onSettled = useEffectEvent(() => {
    if (isWaiting.current) takeFirst();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (hits.isSettled) onSettled();
  }, [hits.isSettled]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (hits.typed === '' || disabled) return;
    if (hits.isSettled) takeFirst();
    else isWaiting.current = true;
  };
  const onName = (text: string) => {
    isWaiting.current = false;
    on.onName(text);
  };

  return (
    <form noValidate className={classes.form} ref={form} data-food-form onSubmit={onSubmit}>
      <MealChoice value={mealType} onChange={on.onMeal} />
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={limits.FoodEntryInput.name.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        data-food-name
        data-autofocus={small ? undefined : true}
        leftSection={<IconSearch size={20} aria-hidden />}
        inputContainer={(input) => (
          <div className={classes.search}>
            {input}
            <BarcodeButton disabled={disabled} onOpen={actions.scan} />
          </div>
        )}
        value={name}
        onKeyDown={moveBetweenRows}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <FoodFinder hits={hits} actions={actions} mealType={mealType} day={day} disabled={disabled} onSearch={onName} />
    </form>
  );
}

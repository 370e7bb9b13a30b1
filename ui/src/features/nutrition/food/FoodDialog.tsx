// The dialog that adds or edits a food entry: search first, then the form.
import { Button, TextInput } from '@mantine/core';
import { usePhone } from '@/shared/hooks/usePhone';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { FoodSuggestion } from '@/shared/api/types';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatDay } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { loggedAtFor, newBody, repeatedBody, sourceOf, sourceOfLogged, withMeal } from './food';
import classes from './FoodDialog.module.css';
import { FoodFields } from './FoodFields';
import { FoodFinder } from './FoodFinder';
import { foodMessages } from './foodMessages';
import { FoodSuggestions } from './FoodSuggestions';
import { MealChoice } from './MealChoice';
import { moveBetweenRows } from './moveBetweenRows';
import { useCopying, useTapLogging } from './useFoodActions';
import { useFoodForm, type FoodTarget } from './useFoodForm';

interface FoodDialogProps extends FoodTarget {
  onClose: () => void;
}

export function FoodDialog({ entry, day, onClose }: FoodDialogProps) {
  useReturnFocus();
  const t = useT(foodMessages);
  const words = useT(common);
  const format = useFormat();
  const today = useToday();
  const small = usePhone();
  const food = useFoodForm({ entry, day }, onClose);
  const { tap, isPending: isTapping } = useTapLogging();
  const { copy, isPending: isCopying } = useCopying();
  // The name was typed since the last choice, so suggestions are shown.
  const [searched, setSearched] = useState(false);
  const { form, filling, isPending, close } = food;
  const { values } = form;
  useBackCloses(filling && entry === null, food.search);
  const busy = isPending || isTapping || isCopying;
  const onOtherDay = day !== null;
  const closeAfter = async (action: Promise<boolean>) => {
    if (await action) close();
  };

  const choose = (suggestion: FoodSuggestion) => {
    setSearched(false);
    food.fill(sourceOf(suggestion), suggestion.name);
    focusQuantity();
  };
  const logSuggestion = (suggestion: FoodSuggestion) => {
    const { name, quantity, unit } = suggestion;
    const filled = { ...values, ...sourceOf(suggestion).amounts, name, quantity, unit };
    void closeAfter(tap(newBody(filled, values, onOtherDay)));
  };
  const enterByHand = () => {
    setSearched(false);
    food.fill(null, values.name.trim());
    focusQuantity();
  };
  const dayName = day && formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const addTitle = dayName ? t('addTitleOn', { day: dayName }) : t('addTitle');
  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={!food.isDirty}
      title={entry ? t('editTitle') : addTitle}
      size={560}
      centered={false}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <form
        noValidate
        className={classes.form}
        data-food-form
        onSubmit={(event) => {
          if (filling) return food.onSubmit(event);
          event.preventDefault();
          if (values.name.trim() !== '') enterByHand();
        }}
      >
        <MealChoice value={values.mealType} onChange={(meal) => form.setValues(withMeal(values, meal, onOtherDay))} />
        <TextInput
          label={t('name')}
          placeholder={filling ? '' : t('namePlaceholder')}
          maxLength={limits.FoodEntryInput.name.maxLength}
          autoComplete="off"
          data-food-name
          enterKeyHint={filling ? 'done' : 'search'}
          data-autofocus={entry === null && !small ? true : undefined}
          leftSection={filling ? undefined : <IconSearch size={20} aria-hidden />}
          {...form.getInputProps('name')}
          onKeyDown={moveBetweenRows}
          onChange={(event) => {
            setSearched(true);
            form.setFieldValue('name', event.currentTarget.value);
          }}
        />
        {!filling && (
          <FoodFinder
            values={values}
            day={day ?? today}
            disabled={busy}
            onTap={(own) => void closeAfter(tap(repeatedBody(own, values.mealType, loggedAtFor(values, onOtherDay))))}
            onAdjust={(own) => {
              setSearched(false);
              food.fill(sourceOfLogged(own), own.name);
              focusQuantity();
            }}
            onSearch={(word) => form.setFieldValue('name', word)}
            onChoose={choose}
            onLog={logSuggestion}
            onCopyMeal={() =>
              void closeAfter(copy({ from: addDays(day ?? today, -1), to: day ?? today, mealType: values.mealType }))
            }
          />
        )}
        {filling && entry === null && searched && (
          <FoodSuggestions name={values.name} disabled={busy} onChoose={choose} onLog={logSuggestion} />
        )}
        {filling && <FoodFields food={food} entry={entry} />}
        <div className={classes.actions}>
          {filling && entry === null && (
            <Button
              variant="subtle"
              className={classes.first ?? ''}
              leftSection={<IconArrowLeft size={18} aria-hidden />}
              disabled={busy}
              onClick={food.search}
            >
              {t('backToSearch')}
            </Button>
          )}
          {!filling && (
            <Button variant="light" className={classes.first ?? ''} disabled={busy} onClick={enterByHand}>
              {t('byHand')}
            </Button>
          )}
          <Button variant="default" onClick={close} disabled={busy}>
            {words('cancel')}
          </Button>
          {filling && (
            <Button type="submit" loading={isPending} disabled={busy}>
              {entry ? t('save') : t('add')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

// The quantity is changed most often. NumberField selects its text on focus.
function focusQuantity(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-food-quantity] input')?.focus());
}

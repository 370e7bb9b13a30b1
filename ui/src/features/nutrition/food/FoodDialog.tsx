// The dialog that adds a food or edits one: find it, or fill it in. It knows no list of entries.
import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { FoodSuggestion } from '@/shared/api/types';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, formatDay } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import { againBody, newBody, sourceOf, sourceOfLogged, tapMoment, withMeal } from './food';
import classes from './FoodDialog.module.css';
import { FoodFields } from './FoodFields';
import { FoodFinder } from './FoodFinder';
import { foodMessages } from './foodMessages';
import { FoodSuggestions } from './FoodSuggestions';
import { MealChoice } from './MealChoice';
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
  const small = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const food = useFoodForm({ entry, day }, onClose);
  const { tap, isPending: isTapping } = useTapLogging();
  const { copy, isPending: isCopying } = useCopying();
  // What was typed since the last choice: that is what is searched for.
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
  const byHand = () => {
    setSearched(false);
    food.fill(null, values.name.trim());
    focusQuantity();
  };
  const dayName = day && formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const addTitle = dayName ? t('addTitleOn', { day: dayName }) : t('addTitle');
  const nameInput = form.getInputProps('name');
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
        onKeyDown={moveBetweenRows}
        onSubmit={(event) => {
          if (filling) return food.onSubmit(event);
          event.preventDefault();
          if (values.name.trim() !== '') byHand();
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
          {...nameInput}
          onChange={(event) => {
            setSearched(true);
            nameInput.onChange(event);
          }}
        />
        {!filling && (
          <FoodFinder
            values={values}
            day={day ?? today}
            disabled={busy}
            onTap={(own) => void closeAfter(tap(againBody(own, values.mealType, tapMoment(values, onOtherDay))))}
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
            <Button variant="light" className={classes.first ?? ''} disabled={busy} onClick={byHand}>
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

// The portion is what is changed most: once it is there, it is ready to be typed over.
function focusQuantity(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-food-quantity] input')?.focus());
}

// Type, arrow, Enter: the arrows go from the name through the foods below it and back.
function moveBetweenRows(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-food-row]')];
  const name = event.currentTarget.querySelector<HTMLElement>('[data-food-name]');
  const stops = name ? [name, ...rows] : rows;
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
}

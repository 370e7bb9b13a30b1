// A day of the food log: its sums, its entries, and copying it or a meal of it; it knows no other day.
import { ActionIcon, Title } from '@mantine/core';
import { IconCopy, IconDots, IconPlus } from '@tabler/icons-react';
import type { FoodEntry } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock, type Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { Card } from '@/shared/ui/Card';
import { EntryButtons } from '@/shared/ui/EntryButtons';
import { Menu } from '@/shared/ui/Menu';
import { nameOfDay } from './dayName';
import { mealEmoji } from '@/features/nutrition/food/food';
import classes from './FoodDaySection.module.css';
import { logMessages, mealWords } from '@/features/nutrition/food/foodMessages';
import { mealsOf, type FoodDay, type Sum } from './log';
import { useEnergy } from '@/features/nutrition/today/useEnergy';
import { useCopying, useFoodRemoval } from '@/features/nutrition/food/useFoodActions';

interface FoodDaySectionProps {
  day: FoodDay;
  onAdd: (day?: Day) => void;
  onEdit: (entry: FoodEntry) => void;
}

export function FoodDaySection({ day, onAdd, onEdit }: FoodDaySectionProps) {
  const t = useT(logMessages);
  const words = useT(common);
  const format = useFormat();
  const today = useToday();
  const protein = useProtein();
  const { energy, unit } = useEnergy();
  const name = nameOfDay(day.day, today, format, words);
  return (
    <Card padding="none" aria-label={name} className={classes.day}>
      <header className={classes.head}>
        <div className={classes.title}>
          <Title order={3}>{name}</Title>
          <span className={classes.count}>
            {t('entries', { count: day.entries.length })} · {protein(day.protein)}
          </span>
        </div>
        <span className={classes.total}>
          {energy(day.calories)} <span className={classes.unit}>{unit}</span>
        </span>
        <DayMenu
          day={day}
          name={name}
          isToday={day.day === today}
          onAdd={() => onAdd(day.day === today ? undefined : day.day)}
        />
      </header>
      <ul className={classes.entries}>
        {day.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
      </ul>
    </Card>
  );
}

// What is unknown is never said as 0.
function useProtein(): (protein: Sum) => string {
  const t = useT(logMessages);
  const format = useFormat();
  return ({ sum, known, unknown }) => {
    if (known === 0) return t('proteinUnknown');
    return t(unknown > 0 ? 'proteinAtLeast' : 'protein', { amount: formatNumber(sum, format, 1) });
  };
}

function DayMenu({ day, name, isToday, onAdd }: { day: FoodDay; name: string; isToday: boolean; onAdd: () => void }) {
  const t = useT(logMessages);
  const meals = useT(mealWords);
  const { copy, isPending } = useCopying();
  if (isToday) {
    return (
      <ActionIcon aria-label={t('addTo', { day: name })} onClick={onAdd}>
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    );
  }
  const ofDay = mealsOf(day.entries);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('dayMenu', { day: name })} disabled={isPending}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy({ from: day.day })}>
          {t('copyDay')}
        </Menu.Item>
        {ofDay.length > 1 &&
          ofDay.map((mealType) => (
            <Menu.Item
              key={mealType}
              leftSection={<span aria-hidden>{mealEmoji[mealType]}</span>}
              onClick={() => void copy({ from: day.day, mealType })}
            >
              {t('copyMeal', { meal: meals(mealType) })}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {t('addHere')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry, onEdit }: { entry: FoodEntry; onEdit: () => void }) {
  const t = useT(logMessages);
  const meals = useT(mealWords);
  const format = useFormat();
  const protein = useProtein();
  const remove = useFoodRemoval();
  const { energy, unit } = useEnergy();
  const { name, mealType, quantity, loggedAt, utcOffset } = entry;
  const known = entry.protein === null ? 0 : 1;
  return (
    <li className={classes.entry}>
      <span className={classes.picture} aria-hidden>
        {mealEmoji[mealType]}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.energy}>
        {energy(entry.calories)} <span className={classes.unit}>{unit}</span>
      </span>
      <span className={classes.detail}>
        <span className={classes.part}>
          {formatNumber(quantity, format, 2)} {entry.unit} ·{' '}
          {protein({ sum: entry.protein ?? 0, known, unknown: 1 - known })}
        </span>
        <span className={classes.dot}> · </span>
        <span className={classes.part}>
          {meals(mealType)} · {formatClock(loggedAt, utcOffset, format)}
        </span>
      </span>
      <div className={classes.actions}>
        <EntryButtons
          editLabel={t('editThis', { name })}
          deleteLabel={t('deleteThis', { name })}
          onEdit={onEdit}
          onDelete={() => remove(entry)}
        />
      </div>
    </li>
  );
}

// The entries of one meal of a day with their subtotal and a menu that logs the meal again.
import { ActionIcon, Title } from '@mantine/core';
import { IconBookmark, IconCopy, IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Menu } from '@/shared/ui/Menu';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import { mealWords } from '@/features/nutrition/food/mealWords';
import { useCopying } from '@/features/nutrition/food/useFoodActions';
import { savedMealMessages } from '@/features/nutrition/savedmeals/savedMealMessages';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodDaySection.module.css';
import { FoodEntryRow } from './FoodEntryRow';
import type { FoodMeal } from './log';
import { useProtein } from './useProtein';

const SaveMealDialog = lazyWithPreload(() =>
  import('@/features/nutrition/savedmeals/SaveMealDialog').then((module) => module.SaveMealDialog),
);

interface MealGroupProps {
  meal: FoodMeal;
  day: Day;
  dayName: string;
  isToday: boolean;
  onAdd: () => void;
  onEdit: (entry: FoodEntry) => void;
}

export function MealGroup({ meal, day, dayName, isToday, onAdd, onEdit }: MealGroupProps) {
  const t = useT(logMessages);
  const saving = useT(savedMealMessages);
  const meals = useT(mealWords);
  const protein = useProtein();
  const { energy, unit } = useEnergy();
  const { copy } = useCopying();
  const [isSaving, setSaving] = useState(false);
  const heading = useId();
  const name = meals(meal.mealType);
  return (
    <section className={classes.meal} aria-labelledby={heading}>
      <header className={classes.mealHead}>
        <Title order={4} id={heading}>
          {name}
        </Title>
        <span className={classes.subtotal}>
          {protein(meal.protein)} · {energy(meal.calories)} {unit}
        </span>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('mealMenu', { meal: name, day: dayName })}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={() => void copy({ from: day, mealType: meal.mealType })}
            >
              {t(isToday ? 'logAgain' : 'copyToToday')}
            </Menu.Item>
            <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
              {t('addToMeal')}
            </Menu.Item>
            <Menu.Item leftSection={<IconBookmark size={18} aria-hidden />} onClick={() => setSaving(true)}>
              {saving('save')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      <ul className={classes.entries}>
        {meal.entries.map((entry) => (
          <FoodEntryRow key={entry.id} entry={entry} onEdit={() => onEdit(entry)} />
        ))}
      </ul>
      {isSaving && (
        <Suspense>
          <SaveMealDialog entries={meal.entries} mealType={meal.mealType} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </section>
  );
}

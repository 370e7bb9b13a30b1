// One day of the food log: its totals and its meals. Today also shows the meals that are still empty.
import { ActionIcon, Title, UnstyledButton } from '@mantine/core';
import { IconCopy, IconDots, IconPlus } from '@tabler/icons-react';
import type { FoodEntry } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { Menu } from '@/shared/ui/Menu';
import type { MealType } from '@/features/nutrition/food/food';
import { mealTypes } from '@/features/nutrition/food/meals';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import { mealWords } from '@/features/nutrition/food/mealWords';
import { useCopying } from '@/features/nutrition/food/useFoodActions';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { nameOfDay } from './dayName';
import classes from './FoodDaySection.module.css';
import type { FoodDay } from './log';
import { MealGroup } from './MealGroup';
import { useProtein } from './useProtein';

interface FoodDaySectionProps {
  day: FoodDay;
  // Without a day for today.
  onAdd: (day?: Day, meal?: MealType) => void;
  onEdit: (entry: FoodEntry) => void;
}

export function FoodDaySection({ day, onAdd, onEdit }: FoodDaySectionProps) {
  const t = useT(logMessages);
  const words = useT(common);
  const meals = useT(mealWords);
  const format = useFormat();
  const today = useToday();
  const protein = useProtein();
  const { energy, unit } = useEnergy();
  const name = nameOfDay(day.day, today, format, words);
  const isToday = day.day === today;
  const add = (meal?: MealType) => onAdd(isToday ? undefined : day.day, meal);
  return (
    <Card padding="none" aria-label={name}>
      <header className={classes.head}>
        <div className={classes.title}>
          <Title order={3}>{name}</Title>
          <span className={classes.count}>
            {t('entries', { count: day.entries.length })}
            {day.entries.length > 0 && ` · ${protein(day.protein)}`}
          </span>
        </div>
        <span className={classes.total}>
          {energy(day.calories)} <span className={classes.unit}>{unit}</span>
        </span>
        {isToday ? (
          <ActionIcon aria-label={t('addTo', { day: name })} onClick={() => add()}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <DayMenu day={day.day} name={name} onAdd={() => add()} />
        )}
      </header>
      {mealTypes.map((mealType) => {
        const meal = day.meals.find((each) => each.mealType === mealType);
        if (meal) {
          return (
            <MealGroup
              key={mealType}
              meal={meal}
              day={day.day}
              dayName={name}
              isToday={isToday}
              onAdd={() => add(mealType)}
              onEdit={onEdit}
            />
          );
        }
        if (!isToday || mealType === 'other') return null;
        return (
          <UnstyledButton
            key={mealType}
            className={classes.empty}
            aria-label={t('addToThisMeal', { meal: meals(mealType) })}
            onClick={() => add(mealType)}
          >
            <IconPlus size={18} aria-hidden />
            {meals(mealType)}
          </UnstyledButton>
        );
      })}
    </Card>
  );
}

function DayMenu({ day, name, onAdd }: { day: Day; name: string; onAdd: () => void }) {
  const t = useT(logMessages);
  const { copy } = useCopying();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('dayMenu', { day: name })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy({ from: day })}>
          {t('copyDay')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {t('addHere')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

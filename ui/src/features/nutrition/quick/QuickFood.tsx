// Logs food from the dashboard: opens the food search, repeats one of yesterday's meals in one tap, or logs a saved meal for
// this time of the day, with Undo. Shows only meals that are not logged today yet.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { addDays } from '@/shared/lib/dates';
import { useHiddenKeys } from '@/shared/ui/undo';
import { mealAt } from '@/features/nutrition/food/meals';
import { mealWords } from '@/features/nutrition/food/mealWords';
import { useCopying, useSavedMealLogging } from '@/features/nutrition/food/useFoodActions';
import { daysOf, undoKeyOf } from '@/features/nutrition/log/log';
import { mealsFor } from '@/features/nutrition/savedmeals/savedMeal';
import { undoKeyOfMeal, useSavedMeals } from '@/features/nutrition/savedmeals/savedMealApi';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { useEntriesSince } from './quickApi';
import { quickMessages } from './quickMessages';
import classes from './QuickFood.module.css';

export function QuickFood() {
  const t = useT(quickMessages);
  const meals = useT(mealWords);
  const today = useToday();
  const yesterday = addDays(today, -1);
  const hidden = useHiddenKeys();
  const { energy, unit } = useEnergy();
  const { data = [] } = useEntriesSince(yesterday);
  const { data: savedMeals = [] } = useSavedMeals();
  const { copy } = useCopying();
  const { logMeal } = useSavedMealLogging();
  const [currentMeal] = useState(() => mealAt(new Date().getHours()));
  const days = daysOf(data.filter(({ id }) => !hidden.has(undoKeyOf(id))));
  const mealsOf = (day: string) => days.find((each) => each.day === day)?.meals ?? [];
  const logged = mealsOf(today).map(({ mealType }) => mealType);
  const again = mealsOf(yesterday).filter(({ mealType }) => !logged.includes(mealType));
  const saved = logged.includes(currentMeal)
    ? []
    : mealsFor(savedMeals, currentMeal).filter(({ id }) => !hidden.has(undoKeyOfMeal(id)));
  const energyOf = ({ calories }: { calories: number }) => `${energy(calories)} ${unit}`;
  return (
    <div className={classes.quick} {...useKeptFocus<HTMLDivElement>()}>
      <Button
        component={Link}
        to="/nutrition?dialog=add-food"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('addFood')}
      </Button>
      {again.length > 0 && (
        <MealButtons title={t('title')}>
          {again.map((each) => (
            <MealButton
              key={each.mealType}
              name={meals(each.mealType)}
              energy={energyOf(each)}
              label={t('logMeal', { meal: meals(each.mealType), energy: energyOf(each) })}
              onLog={() => void copy({ from: yesterday, mealType: each.mealType })}
            />
          ))}
        </MealButtons>
      )}
      {saved.length > 0 && (
        <MealButtons title={t('saved')}>
          {saved.map((each) => (
            <MealButton
              key={each.id}
              name={each.name}
              energy={energyOf(each)}
              label={t('logSaved', { meal: each.name, energy: energyOf(each) })}
              onLog={() => void logMeal(each)}
            />
          ))}
        </MealButtons>
      )}
    </div>
  );
}

function MealButtons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.again}>
      <span className={classes.title} aria-hidden>
        {title}
      </span>
      {children}
    </div>
  );
}

interface MealButtonProps {
  name: string;
  energy: string;
  label: string;
  onLog: () => void;
}

function MealButton({ name, energy, label, onLog }: MealButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.meal ?? ''}
      leftSection={<IconPlus size={16} aria-hidden />}
      aria-label={label}
      onClick={onLog}
    >
      {name} <span className={classes.energy}>{energy}</span>
    </Button>
  );
}

// The choice of a meal as five radio buttons side by side.
import { useId } from 'react';
import { useT } from '@/shared/i18n/locale';
import { mealEmoji, type MealType } from './food';
import { mealTypes } from './meals';
import { foodMessages } from './foodMessages';
import { mealWords } from './mealWords';
import classes from './MealChoice.module.css';

interface MealChoiceProps {
  value: MealType;
  onChange: (meal: MealType) => void;
}

export function MealChoice({ value, onChange }: MealChoiceProps) {
  const t = useT(foodMessages);
  const meals = useT(mealWords);
  const name = useId();
  return (
    <fieldset className={classes.meals} aria-label={t('meal')}>
      {mealTypes.map((meal) => (
        <label key={meal} className={classes.meal}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            aria-label={meals(meal)}
            checked={meal === value}
            onChange={() => onChange(meal)}
          />
          <span className={classes.icon} aria-hidden>
            {mealEmoji[meal]}
          </span>
          <span className={classes.name}>{meals(meal)}</span>
        </label>
      ))}
    </fieldset>
  );
}

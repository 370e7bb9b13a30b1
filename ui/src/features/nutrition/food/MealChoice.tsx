// The meal of a food as five big buttons side by side; it knows no form.
import { useId } from 'react';
import { useT } from '@/shared/i18n/locale';
import { mealEmoji, mealTypes, type MealType } from './food';
import { foodMessages, mealWords } from './foodMessages';
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
          <span className={classes.picture} aria-hidden>
            {mealEmoji[meal]}
          </span>
          <span className={classes.name}>{meals(meal)}</span>
        </label>
      ))}
    </fieldset>
  );
}

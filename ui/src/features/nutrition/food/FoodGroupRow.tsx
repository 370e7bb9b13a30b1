// Several foods that are logged together. Tapping the row shows them; the button at its right logs them.
import { useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useEnergy } from '@/shared/hooks/useEnergy';
import classes from './FoodFinder.module.css';
import { foodMessages } from './foodMessages';
import { FoodRow } from './FoodRow';

interface FoodGroupRowProps {
  name: string;
  foods: readonly Pick<FoodEntry, 'name' | 'quantity' | 'unit' | 'calories'>[];
  showLabel: string;
  logLabel: string;
  // Names the list of the foods.
  listLabel: string;
  disabled: boolean;
  onLog: () => void;
}

export function FoodGroupRow({ name, foods, showLabel, logLabel, listLabel, disabled, onLog }: FoodGroupRowProps) {
  const t = useT(foodMessages);
  const format = useFormat();
  const { energy, unit } = useEnergy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FoodRow
        name={name}
        detail={`${t('copyWhat', { count: foods.length })}: ${foods.map((each) => each.name).join(', ')}`}
        energy={energy(foods.reduce((sum, { calories }) => sum + calories, 0))}
        unit={unit}
        chooseLabel={showLabel}
        logLabel={logLabel}
        disabled={disabled}
        isOpen={isOpen}
        onChoose={() => setOpen(!isOpen)}
        onLog={onLog}
      />
      {isOpen && (
        <li>
          <ul className={classes.inside} aria-label={listLabel}>
            {foods.map((food, index) => (
              <li key={index}>
                <span>
                  {food.name} · {formatNumber(food.quantity, format, 2)} {food.unit}
                </span>
                <span>
                  {energy(food.calories)} {unit}
                </span>
              </li>
            ))}
          </ul>
        </li>
      )}
    </>
  );
}

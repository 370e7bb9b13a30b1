// A food in a list: a button for the food and an optional second action.
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './FoodRow.module.css';
import { moveBetweenRows } from './moveBetweenRows';

interface FoodRowProps {
  name: string;
  // The portion and further details.
  detail: string;
  energy: string;
  unit: string;
  label: string;
  // Shows what a tap does; absent if it selects the food.
  icon?: TablerIcon;
  disabled?: boolean;
  onChoose: () => void;
  more?: { label: string; icon: TablerIcon; onClick: () => void };
}

export function FoodRow({
  name,
  detail,
  energy,
  unit,
  label,
  icon: Icon,
  disabled = false,
  onChoose,
  more,
}: FoodRowProps) {
  const energyId = useId();
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.main}
        aria-describedby={energyId}
        disabled={disabled}
        onClick={onChoose}
        onKeyDown={moveBetweenRows}
        data-food-row
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {Icon && (
          <span className={classes.icon}>
            <Icon size={18} stroke={2.2} aria-hidden />
          </span>
        )}
        <span className={classes.words} aria-hidden>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className={classes.energy} id={energyId} aria-hidden>
          {energy} <span className={classes.unit}>{unit}</span>
        </span>
      </button>
      {more && (
        <ActionIcon aria-label={more.label} disabled={disabled} onClick={more.onClick}>
          <more.icon size={19} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

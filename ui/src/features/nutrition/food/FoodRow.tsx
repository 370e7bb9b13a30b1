// A food in a list to choose from: one tap on its words, and one more action at its end; it knows no list.
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './FoodRow.module.css';

interface FoodRowProps {
  name: string;
  // The portion, and what else tells it apart.
  detail: string;
  energy: string;
  unit: string;
  label: string;
  // What a tap does, as a picture: none when it chooses.
  picture?: Icon;
  disabled?: boolean;
  onChoose: () => void;
  more?: { label: string; icon: Icon; onClick: () => void };
}

export function FoodRow({
  name,
  detail,
  energy,
  unit,
  label,
  picture: Picture,
  disabled = false,
  onChoose,
  more,
}: FoodRowProps) {
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.main}
        aria-description={`${energy} ${unit}`}
        disabled={disabled}
        onClick={onChoose}
        data-food-row
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {Picture && (
          <span className={classes.picture}>
            <Picture size={18} stroke={2.2} aria-hidden />
          </span>
        )}
        <span className={classes.words} aria-hidden>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className={classes.energy} aria-hidden>
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

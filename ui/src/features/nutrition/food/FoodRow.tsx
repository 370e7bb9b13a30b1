// A food in a list. Tapping the row opens it; the button at its right logs it at once.
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '@/shared/i18n/locale';
import { favoriteMessages } from '@/features/nutrition/favorites/favoriteMessages';
import classes from './FoodRow.module.css';
import { moveBetweenRows } from './moveBetweenRows';

interface FoodRowProps {
  name: string;
  // The portion and further details.
  detail: string;
  energy: string;
  unit: string;
  chooseLabel: string;
  logLabel: string;
  disabled: boolean;
  // For a row that opens in place.
  isOpen?: boolean;
  isFavorite?: boolean;
  onChoose: () => void;
  // Without it there is no button.
  onLog?: () => void;
}

export function FoodRow({
  name,
  detail,
  energy,
  unit,
  chooseLabel,
  logLabel,
  disabled,
  isOpen,
  isFavorite = false,
  onChoose,
  onLog,
}: FoodRowProps) {
  const t = useT(favoriteMessages);
  const energyId = useId();
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.main}
        aria-describedby={energyId}
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={onChoose}
        onKeyDown={moveBetweenRows}
        data-food-row
      >
        <VisuallyHidden>{isFavorite ? `${chooseLabel}, ${t('favorite')}` : chooseLabel}</VisuallyHidden>
        <span className={classes.words} aria-hidden>
          <span className={classes.name}>
            {name}
            {isFavorite && <IconStarFilled size={13} className={classes.star} />}
          </span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className={classes.energy} id={energyId} aria-hidden>
          {energy} <span className={classes.unit}>{unit}</span>
        </span>
      </button>
      {onLog && (
        <ActionIcon variant="light" color="petrol" aria-label={logLabel} disabled={disabled} onClick={onLog}>
          <IconPlus size={20} stroke={2.2} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

// One food of a recipe or a saved meal: its amount in one of its portions, its energy, and the button that removes it.
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { useT } from '@/shared/i18n/locale';
import { NumberField } from '@/shared/ui/NumberField';
import { useTablePortions } from '@/features/nutrition/food/foodApi';
import { unitWord, withPortions } from '@/features/nutrition/food/source';
import { usePortionLabels } from '@/features/nutrition/food/usePortionLabels';
import { useEnergy } from '@/shared/hooks/useEnergy';
import { amountsOfPart, type Part } from './part';
import { partMessages } from './partMessages';
import classes from './Parts.module.css';

const QUANTITY_DIGITS = 2;
// A stored food knows its own portion and grams. The search knows the others.
const MOST_STORED_PORTIONS = 2;

interface PartRowProps {
  part: Part;
  error: ReactNode;
  onChange: (part: Part) => void;
  onRemove: () => void;
}

export function PartRow({ part, error, onChange, onRemove }: PartRowProps) {
  const t = useT(partMessages);
  const { energy, unit } = useEnergy();
  const { name, food, quantity } = part;
  const isStored = part.source.portions.length <= MOST_STORED_PORTIONS;
  const source = withPortions(part.source, useTablePortions(isStored ? name : '', food));
  const { labelOf } = usePortionLabels(source, quantity);
  const { calories } = amountsOfPart(part);
  const choose = (index: number) => {
    const portion = source.portions[index];
    if (portion) onChange({ ...part, source: { ...source, portion }, quantity: portion.quantity });
  };
  return (
    <li className={classes.part}>
      <span className={classes.name}>{name}</span>
      <span className={classes.energy}>{typeof calories === 'number' ? `${energy(calories)} ${unit}` : '–'}</span>
      <NumberField
        className={classes.quantity ?? ''}
        aria-label={t('quantity', { name })}
        digits={QUANTITY_DIGITS}
        max={limits.RecipeIngredientInput.quantity.max}
        value={quantity}
        error={error}
        onChange={(changed) => onChange({ ...part, source, quantity: changed })}
      />
      {source.portions.length > 1 ? (
        <NativeSelect
          className={classes.portion ?? ''}
          aria-label={t('portion', { name })}
          value={String(source.portions.findIndex((each) => each.unit === source.portion.unit))}
          onChange={(event) => choose(Number(event.currentTarget.value))}
          data={source.portions.map((portion, index) => ({ value: String(index), label: labelOf(portion) }))}
        />
      ) : (
        <span className={classes.unit}>{unitWord(source.portion, quantity)}</span>
      )}
      <ActionIcon className={classes.remove ?? ''} aria-label={t('remove', { name })} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

// Says that the values of a food come from Open Food Facts, with the button that corrects them.
import { Button, Text } from '@mantine/core';
import type { OwnFoodInput } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { FoodSource } from '@/features/nutrition/food/source';
import { barcodeMessages } from './barcodeMessages';
import { productCode } from './code';
import { per100 } from './per100';
import classes from './ProductNote.module.css';

interface ProductNoteProps {
  // The reference of the food in the form, its name and what its values are calculated from.
  food: string | null;
  name: string;
  source: FoodSource | null;
  onCorrect: (product: Partial<OwnFoodInput>) => void;
}

export function ProductNote({ food, name, source, onCorrect }: ProductNoteProps) {
  const t = useT(barcodeMessages);
  const barcode = productCode(food);
  if (barcode === null) return null;
  return (
    <div className={classes.note}>
      <Text size="sm" className={classes.words ?? ''}>
        {t('source')}
      </Text>
      {source && (
        <Button
          variant="subtle"
          className={classes.correct ?? ''}
          onClick={() => onCorrect({ ...per100(source), name, barcode })}
        >
          {t('correct')}
        </Button>
      )}
    </div>
  );
}

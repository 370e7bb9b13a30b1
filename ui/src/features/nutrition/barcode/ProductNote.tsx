// Says that the values of a food come from Open Food Facts, with the button that corrects them.
import { Button, Text } from '@mantine/core';
import type { OwnFoodInput } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { FoodSource } from '@/features/nutrition/food/source';
import { useBarcodeLookup } from './barcodeApi';
import { barcodeMessages } from './barcodeMessages';
import { productCode } from './code';
import { known, per100 } from './per100';
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
  const lookup = useBarcodeLookup();
  const barcode = productCode(food);
  if (barcode === null) return null;
  // The form has the rounded values of a portion; the product has those of its label.
  const correct = (portion: FoodSource) =>
    lookup.mutate(barcode, {
      onSuccess: ({ per100g }) => onCorrect({ ...per100(portion), ...known(per100g), name, barcode }),
      onError: () => onCorrect({ ...per100(portion), name, barcode }),
    });
  return (
    <div className={classes.note}>
      <Text size="sm" className={classes.words ?? ''}>
        {t('source')}
      </Text>
      {source && (
        <Button
          variant="subtle"
          className={classes.correct ?? ''}
          loading={lookup.isPending}
          onClick={() => correct(source)}
        >
          {t('correct')}
        </Button>
      )}
    </div>
  );
}

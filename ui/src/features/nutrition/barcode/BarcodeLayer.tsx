// What the food dialog shows for barcodes above itself: the scanner, or the form that corrects a product. Also tells screen
// readers what was found, after the scanner has closed.
import { VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { FoodSuggestion, OwnFoodInput } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { lazyScreen } from '@/shared/lib/lazyComponents';
import { barcodeMessages } from './barcodeMessages';

const BarcodeDialog = lazyScreen(() => import('./BarcodeDialog').then((module) => module.BarcodeDialog));

// The scanner, or the product that is to be corrected.
export type BarcodeView = 'scan' | Partial<OwnFoodInput>;

interface BarcodeLayerProps {
  // Null for nothing.
  view: BarcodeView | null;
  onClose: () => void;
  onFound: (food: FoodSuggestion) => void;
  // A food was saved that has no barcode.
  onNamed: (name: string) => void;
}

export function BarcodeLayer({ view, onClose, onFound, onNamed }: BarcodeLayerProps) {
  const t = useT(barcodeMessages);
  const [found, setFound] = useState<string | null>(null);
  return (
    <>
      <VisuallyHidden role="status">{view === null && found !== null && t('found', { name: found })}</VisuallyHidden>
      {view !== null && (
        <Suspense>
          <BarcodeDialog
            product={view === 'scan' ? null : view}
            onClose={() => {
              setFound(null);
              onClose();
            }}
            onFound={(food) => {
              setFound(food.name);
              onClose();
              onFound(food);
            }}
            onNamed={(name) => {
              onClose();
              onNamed(name);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

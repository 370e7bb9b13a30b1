// Finds a food by its barcode: scanned or typed. An unknown one is added from its label.
import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { FoodSuggestion, OwnFood, OwnFoodInput } from '@/shared/api/types';
import { usePhone } from '@/shared/hooks/usePhone';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { OwnFoodForm } from '@/features/nutrition/ownfoods/OwnFoodForm';
import { findByBarcode, useBarcodeLookup } from './barcodeApi';
import classes from './BarcodeDialog.module.css';
import { barcodeMessages } from './barcodeMessages';
import { CameraView } from './CameraView';
import { CodeForm } from './CodeForm';
import { LookupFailure } from './LookupFailure';

interface BarcodeDialogProps {
  // The product to correct; null to scan.
  product: Partial<OwnFoodInput> | null;
  onClose: () => void;
  onFound: (food: FoodSuggestion) => void;
  onNamed: (name: string) => void;
}

// The food form, and the sentence above it.
interface Label {
  initial: Partial<OwnFoodInput>;
  reason: string;
}

export function BarcodeDialog({ product, onClose, onFound, onNamed }: BarcodeDialogProps) {
  useReturnFocus();
  const t = useT(barcodeMessages);
  const words = useT(common);
  const small = usePhone();
  const [label, setLabel] = useState<Label | null>(product && { initial: product, reason: t('correctHint') });
  // The scanner is shown again after the form.
  const [isBack, setBack] = useState(false);
  const { mutate, isPending, error, variables, reset } = useBarcodeLookup();
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (label) reason.current?.focus();
  }, [label]);
  // The scanner reports the same code again and again.
  const asked = useRef<string | null>(null);

  const find = (code: string) => {
    asked.current = code;
    mutate(code, {
      onSuccess: onFound,
      onError: (failure) => {
        if (errorCode(failure) !== 'BARCODE_UNKNOWN') return;
        setLabel({ initial: { barcode: code }, reason: serverMessage(failure, t('unknown')) });
      },
    });
  };
  const onScanned = (code: string) => {
    if (!isPending && code !== asked.current) find(code);
  };
  const backToScanner = () => {
    asked.current = null;
    reset();
    setLabel(null);
    setBack(true);
  };
  // The server's suggestion has the portions in the user's words.
  const onSaved = async ({ name, barcode }: OwnFood) => {
    const food = barcode === null ? null : await findByBarcode(barcode).catch(() => null);
    if (food) onFound(food);
    else onNamed(name);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={label === null}
      title={t(label ? (product ? 'correctTitle' : 'addFromLabel') : 'title')}
      size={560}
      centered={false}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {label ? (
        <div className={classes.content}>
          {/* Takes the focus, so that it is read aloud. */}
          <Text ref={reason} size="sm" tabIndex={-1} data-autofocus className={classes.reason ?? ''}>
            {label.reason}
          </Text>
          <OwnFoodForm
            initial={label.initial}
            onSaved={(food) => void onSaved(food)}
            onCancel={product ? onClose : backToScanner}
          />
        </div>
      ) : (
        <div className={classes.content}>
          <CameraView onCode={onScanned} />
          <CodeForm isPending={isPending} isFocused={isBack} onCode={find} />
          <p className={classes.state} role="status">
            {isPending && t('looking', { code: variables })}
          </p>
          {error && (
            <LookupFailure
              error={error}
              onRetry={() => find(variables)}
              onAdd={() => setLabel({ initial: { barcode: variables }, reason: t('labelHint') })}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

// The dialog of a recipe or a saved meal: a form with Cancel and a button that saves it.
import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from '@/features/nutrition/food/FoodDialog.module.css';
import { TallDialog } from '@/features/nutrition/food/TallDialog';

interface PartsDialogProps {
  title: string;
  size?: number;
  saveLabel: string;
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  // Forgets what was typed, unlike onClose.
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function PartsDialog({ saveLabel, isPending, onSubmit, onCancel, children, ...frame }: PartsDialogProps) {
  const words = useT(common);
  return (
    <TallDialog {...frame}>
      <form noValidate className={classes.form} onSubmit={onSubmit}>
        {children}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </TallDialog>
  );
}

// Says how much is not saved yet, saves it or throws it away; there only while something is. It knows no field.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { useT } from '@/shared/i18n/locale';
import { focusRefusedNumber } from '@/shared/lib/refusedNumber';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { profileMessages } from '@/features/profile/messages';
import classes from './SaveBar.module.css';
import type { ProfileForm } from './useProfileForm';

interface SaveBarProps {
  form: ProfileForm;
  // Called with the fields that were refused.
  onRefused: (fields: readonly string[]) => void;
}

export function SaveBar({ form, onRefused }: SaveBarProps) {
  const t = useT(profileMessages);
  const caution = useCalorieCaution();
  const [asking, setAsking] = useState(false);
  const begin = () => {
    if (focusRefusedNumber(document)) return;
    if (form.asksCaution) setAsking(true);
    else void save();
  };
  const save = async () => {
    setAsking(false);
    const refused = await form.save();
    if (refused.length > 0) onRefused(refused);
  };
  return (
    <>
      {form.changes > 0 && (
        <div className={classes.bar} role="region" aria-label={t('unsaved', { count: form.changes })}>
          <Button disabled={form.isSaving} onClick={begin}>
            {t(form.isSaving ? 'saving' : 'saveChanges')}
          </Button>
          <Button variant="default" disabled={form.isSaving} onClick={form.discard}>
            {t('discard')}
          </Button>
          <span className={classes.words}>{t('unsaved', { count: form.changes })}</span>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('cautionTitle')}
        confirmLabel={t('cautionConfirm')}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      >
        {caution}
      </ConfirmDialog>
    </>
  );
}

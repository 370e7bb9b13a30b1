// Shows the number of unsaved changes with Save and Discard. Hidden without changes.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCalorieCaution } from '@/shared/hooks/useCalorieCaution';
import { useT } from '@/shared/i18n/locale';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { profileMessages } from '@/features/profile/messages';
import classes from './SaveBar.module.css';
import type { ProfileForm } from './useProfileForm';

interface SaveBarProps {
  form: ProfileForm;
  // Called with the invalid fields.
  onInvalid: (fields: readonly string[]) => void;
}

export function SaveBar({ form, onInvalid }: SaveBarProps) {
  const t = useT(profileMessages);
  const caution = useCalorieCaution();
  const [asking, setAsking] = useState(false);
  const begin = () => {
    if (focusInvalidNumber(document)) return;
    if (form.needsCaution) setAsking(true);
    else void save();
  };
  const showInvalid = (invalid: readonly string[]) => {
    if (invalid.length > 0) onInvalid(invalid);
  };
  const save = async () => {
    setAsking(false);
    showInvalid(await form.save());
  };
  const confirmTarget = async () => showInvalid(await form.confirmTarget());
  return (
    <>
      {form.changes > 0 && (
        <div className={classes.bar} data-in-reach role="region" aria-label={t('unsaved', { count: form.changes })}>
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
        {caution(form.values.dailyCalories)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={form.targetQuestion !== null}
        title={t('targetTitle')}
        confirmLabel={t('targetConfirm')}
        onConfirm={() => void confirmTarget()}
        onClose={form.keepTarget}
      >
        {form.targetQuestion}
      </ConfirmDialog>
    </>
  );
}

// Takes the reason, if one wants to give it, for staying at a level; it knows no suggestion.
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { progressionMessages } from './messages';
import classes from './ProgressionCard.module.css';

interface DeclineFormProps {
  // The level's name.
  current: string;
  pending: boolean;
  onBack: () => void;
  // With the trimmed reason, perhaps empty.
  onDecline: (reason: string) => void;
}

export function DeclineForm({ current, pending, onBack, onDecline }: DeclineFormProps) {
  const t = useT(progressionMessages);
  const words = useT(common);
  const [reason, setReason] = useState('');
  return (
    <>
      <Textarea
        autoFocus
        label={t('whyOptional')}
        placeholder={t('whyPlaceholder')}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="default" disabled={pending} onClick={onBack}>
          {words('back')}
        </Button>
        <Button disabled={pending} onClick={() => onDecline(reason.trim())}>
          {t('keep', { level: current })}
        </Button>
      </div>
    </>
  );
}

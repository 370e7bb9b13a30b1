// Asks for an optional reason for staying at the current level.
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { progressionMessages } from './messages';
import classes from './ProgressionCard.module.css';

interface DeclineFormProps {
  // The name of the current level.
  current: string;
  pending: boolean;
  onBack: () => void;
  // Receives the trimmed reason, which may be empty.
  onDecline: (reason: string) => void;
}

export function DeclineForm({ current, pending, onBack, onDecline }: DeclineFormProps) {
  const t = useT(progressionMessages);
  const words = useT(common);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Textarea
        ref={field}
        label={t('whyOptional')}
        placeholder={t('whyPlaceholder')}
        maxLength={limits.ProgressionAnswerInput.reason.maxLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="default" disabled={pending} onClick={onBack}>
          {words('back')}
        </Button>
        <Button disabled={pending} onClick={() => onDecline(reason.trim())}>
          {t('stay', { level: current })}
        </Button>
      </div>
    </>
  );
}

// Explains why changed sets were not saved, with retry and discard.
import { Button, Text } from '@mantine/core';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { loggedMessages } from './messages';
import classes from './NotSaved.module.css';

interface NotSavedProps {
  // The server's message, which may be empty; null if the server was unreachable.
  reason: string | null;
  onRetry: () => void;
  onDiscard: () => void;
}

export function NotSaved({ reason, onRetry, onDiscard }: NotSavedProps) {
  const t = useT(loggedMessages);
  const words = useT(common);
  const why = reason === null ? t('unreachable') : reason || t('saveFailed');
  return (
    <div role="alert" className={classes.problem}>
      <Text size="sm">{t('notSaved', { why })}</Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={onRetry}>
          {words('retry')}
        </Button>
        <Button variant="subtle" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

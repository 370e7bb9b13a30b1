// Why changed sets were not taken, with the ways on; it knows no set.
import { Button, Text } from '@mantine/core';
import { isUnreachable } from '@/shared/api/errors';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { loggedMessages } from './messages';
import classes from './NotSaved.module.css';

interface NotSavedProps {
  problem: unknown;
  onRetry: () => void;
  onDiscard: () => void;
}

export function NotSaved({ problem, onRetry, onDiscard }: NotSavedProps) {
  const t = useT(loggedMessages);
  const words = useT(common);
  const why = isUnreachable(problem) ? t('unreachable') : refusalMessage(problem, t('saveFailed'));
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

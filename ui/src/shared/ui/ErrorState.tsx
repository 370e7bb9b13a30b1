// An error message with a retry button.
import { Button, Text } from '@mantine/core';
import { IconCloudOff, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { Suspense } from 'react';
import { isOfDataNotKept, isUnreachable, serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import classes from './EmptyState.module.css';

const NotKept = lazyWithPreload(() => import('./NotKept').then((module) => module.NotKept));

interface ErrorStateProps {
  error: unknown;
  // Without it there is no 'Try again' button.
  onRetry?: () => void;
  // Replaces the general title.
  title?: string;
}

export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const t = useT(common);
  // Nothing is wrong with the data: it has only not been loaded.
  const unreachable = isUnreachable(error);
  const Picture = unreachable ? IconCloudOff : IconPlugConnectedX;
  if (isOfDataNotKept(error)) {
    return (
      <Suspense>
        <NotKept />
      </Suspense>
    );
  }
  return (
    <div className={classes.empty} role={unreachable ? 'status' : 'alert'}>
      <span className={classes.picture} data-bad={unreachable ? undefined : true} aria-hidden>
        <Picture size={28} stroke={1.6} />
      </span>
      <Text fw={600}>{unreachable ? t('notLoadedTitle') : (title ?? t('failedTitle'))}</Text>
      <Text size="sm" c="dimmed" className={classes.description}>
        {unreachable ? t('notLoaded') : serverMessage(error, t('failed'))}
      </Text>
      {onRetry && (
        <Button mt="md" variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

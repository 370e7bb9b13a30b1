// Replaces a page that failed to render or to load its code.
import { Button } from '@mantine/core';
import { IconMoodConfuzed } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import { appMessages } from './messages';

export function ErrorPage() {
  const t = useT(appMessages);
  return (
    <EmptyState
      icon={IconMoodConfuzed}
      title={t('brokenTitle')}
      description={t('broken')}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}

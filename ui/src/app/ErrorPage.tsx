// Replaces a page that failed to render or to load its code.
import { Button } from '@mantine/core';
import { IconMoodConfuzed } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { useConnection } from '@/shared/api/connection';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import { appMessages } from './messages';

// What Chromium, Firefox, Safari and Vite say about code or styles that they cannot fetch.
const MISSING_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export function ErrorPage() {
  const t = useT(appMessages);
  const error = useRouteError();
  const lacksCode = error instanceof Error && MISSING_CODE.test(error.message);
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  // The server has a newer version with other files, unless it is away.
  const kind = lacksCode ? (isLost ? 'missing' : 'outdated') : 'broken';
  return (
    <EmptyState
      icon={IconMoodConfuzed}
      title={t(`${kind}Title`)}
      description={t(kind)}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}

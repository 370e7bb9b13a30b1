// Replaces a page that failed to render or to load its code.
import { Button } from '@mantine/core';
import { IconMoodConfuzed } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { get } from '@/shared/api/client';
import { useConnection } from '@/shared/api/connection';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import { appMessages } from './messages';

// What Chromium, Firefox, Safari and Vite say about code or styles that they cannot fetch.
const MISSING_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

// Why the code of a page is missing: the server has a newer version with other files, or it is away.
function useMissingCode(isMissing: boolean): 'outdated' | 'missing' | null {
  const [hasAsked, setHasAsked] = useState(false);
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  useEffect(() => {
    if (!isMissing) return;
    void get('/api/server')
      .catch(() => undefined)
      .then(() => setHasAsked(true));
  }, [isMissing]);
  if (!isMissing || !hasAsked) return null;
  return isLost ? 'missing' : 'outdated';
}

export function ErrorPage() {
  const t = useT(appMessages);
  const error = useRouteError();
  const kind = useMissingCode(error instanceof Error && MISSING_CODE.test(error.message)) ?? 'broken';
  return (
    <EmptyState
      icon={IconMoodConfuzed}
      title={t(`${kind}Title`)}
      description={t(kind)}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}

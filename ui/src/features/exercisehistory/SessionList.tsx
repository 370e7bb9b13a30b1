// The history of an exercise by session, the newest first; it knows no call.
import { Button, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExerciseCompletion } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { historyMessages } from './messages';
import { Session } from './Session';
import classes from './SessionList.module.css';

interface SessionListProps {
  sessions: readonly ExerciseCompletion[];
  // There are earlier ones that are not loaded.
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

const SHOWN_AT_FIRST = 5;
const SHOWN_MORE = 15;

export function SessionList({ sessions, hasMore, loading, failed, onMore }: SessionListProps) {
  const t = useT(historyMessages);
  const words = useT(common);
  const [count, setCount] = useState(SHOWN_AT_FIRST);
  const shown = sessions.slice(0, count);
  const more = () => {
    setCount(count + SHOWN_MORE);
    if (count + SHOWN_MORE > sessions.length && hasMore) onMore();
  };
  return (
    <Card aria-labelledby="exercise-sessions">
      <Title order={2} size="h3" id="exercise-sessions">
        {t('history')}
      </Title>
      {sessions.length === 0 && (
        <EmptyState icon={IconHistory} title={t('nothingDone')} description={t('nothingDoneHint')} />
      )}
      <ol className={classes.list}>
        {shown.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ol>
      {failed && (
        <div role="alert" className={classes.failed}>
          <Text size="sm">{t('moreFailed')}</Text>
          <Button variant="subtle" onClick={onMore}>
            {words('retry')}
          </Button>
        </div>
      )}
      {!failed && (shown.length < sessions.length || hasMore) && (
        <Button variant="default" fullWidth mt="sm" disabled={loading} onClick={more}>
          {t(loading ? 'loadingMore' : 'more')}
        </Button>
      )}
    </Card>
  );
}

// The Sleep tab: the log button, the chart of the week and the nights.
import { Button } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import type { SleepTracking } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LogCard } from '@/shared/ui/LogCard';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useNights, useRecentNights } from './api';
import { NIGHTS_SHOWN, undoKeyOf, weekOf } from './logic';
import { sleepMessages } from './messages';
import { NightList } from './NightList';
import { SleepChart } from './SleepChart';
import { SleepDialog } from './SleepDialog';
import classes from './SleepTab.module.css';

export function SleepTab() {
  const t = useT(sleepMessages);
  return (
    <LogCard<SleepTracking>
      title={t('title')}
      hint={t('hint')}
      logLabel={t('log')}
      entries={(edit) => <Nights onEdit={edit} />}
      dialog={(night, close) => <SleepDialog night={night} onClose={close} />}
    />
  );
}

function Nights({ onEdit }: { onEdit: (night: SleepTracking) => void }) {
  const t = useT(sleepMessages);
  const today = useToday();
  const hidden = useHiddenKeys();
  const [limit, setLimit] = useState(NIGHTS_SHOWN);
  // Loads one more than is shown to know whether there are older nights.
  const nights = useNights(limit + 1);
  const recent = useRecentNights(today);
  const error = nights.error ?? recent.error;
  if (error) {
    const retry = () => {
      void nights.refetch();
      void recent.refetch();
    };
    return <ErrorState error={error} onRetry={retry} />;
  }
  if (!nights.data || !recent.data) {
    return (
      <LoadingRegion>
        <Placeholder height={306} />
        <Placeholder height={180} mt={20} />
      </LoadingRegion>
    );
  }
  const isShown = ({ id }: SleepTracking) => !hidden.has(undoKeyOf(id));
  const shown = nights.data.slice(0, limit).filter(isShown);
  if (shown.length === 0) return <EmptyState icon={IconMoon} title={t('empty')} description={t('emptyHint')} />;
  return (
    <>
      <SleepChart week={weekOf(recent.data.filter(isShown), today)} />
      <NightList nights={shown} onEdit={onEdit} />
      {nights.data.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + NIGHTS_SHOWN)} className={classes.more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

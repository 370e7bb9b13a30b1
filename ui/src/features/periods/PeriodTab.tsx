// The Period tab: the log button, the calendar, the estimate, the regularity and the periods.
import { Button } from '@mantine/core';
import { IconCalendarHeart } from '@tabler/icons-react';
import { useState } from 'react';
import type { PeriodTracking } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LogCard } from '@/shared/ui/LogCard';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useCycle, usePeriods } from './api';
import { CycleBox } from './CycleBox';
import { CycleMonth } from './CycleMonth';
import { cycleLengths, nextCount, SHOWN_PERIODS, undoKeyOf } from './logic';
import { periodMessages } from './messages';
import { PeriodDialog } from './PeriodDialog';
import { PeriodList } from './PeriodList';
import classes from './PeriodTab.module.css';
import { Regularity } from './Regularity';

export function PeriodTab() {
  const t = useT(periodMessages);
  return (
    <LogCard<PeriodTracking | Day>
      title={t('title')}
      hint={t('optional')}
      logLabel={t('log')}
      entries={(open) => <Periods onOpen={open} />}
      dialog={(entry, close) =>
        typeof entry === 'string' ? (
          <PeriodDialog period={null} start={entry} onClose={close} />
        ) : (
          <PeriodDialog period={entry} onClose={close} />
        )
      }
    />
  );
}

// `onOpen` takes the edited period, or the start of a new one.
function Periods({ onOpen }: { onOpen: (entry: PeriodTracking | Day) => void }) {
  const t = useT(periodMessages);
  const [count, setCount] = useState(SHOWN_PERIODS);
  const hidden = useHiddenKeys();
  const periods = usePeriods();
  const cycle = useCycle();
  const error = periods.error ?? cycle.error;
  if (error) {
    const retry = () => {
      void periods.refetch();
      void cycle.refetch();
    };
    return <ErrorState error={error} onRetry={retry} />;
  }
  if (!periods.data || !cycle.data) {
    return (
      <LoadingRegion>
        <Placeholder height={420} />
        <Placeholder height={220} mt={20} />
        <Placeholder height={180} mt={20} />
      </LoadingRegion>
    );
  }
  const shown = periods.data.filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const calendar = <CycleMonth periods={shown} cycle={cycle.data} onLog={onOpen} onEdit={onOpen} />;
  if (shown.length === 0) {
    return (
      <>
        {calendar}
        <EmptyState icon={IconCalendarHeart} title={t('empty')} description={t('emptyHint')} />
      </>
    );
  }
  const hasShownAll = count > SHOWN_PERIODS;
  return (
    <>
      {calendar}
      <CycleBox cycle={cycle.data} />
      <Regularity cycle={cycle.data} />
      <PeriodList
        title={t(hasShownAll ? 'history' : 'latest')}
        periods={shown.slice(0, count)}
        lengths={cycleLengths(shown)}
        onEdit={onOpen}
      />
      {shown.length > count && (
        <Button variant="default" className={classes.more} onClick={() => setCount(nextCount(count))}>
          {hasShownAll ? t('showOlder') : t('showAll', { count: shown.length })}
        </Button>
      )}
    </>
  );
}

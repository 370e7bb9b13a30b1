// The period tab: log, what comes next, the five latest; it knows no other tab.
import { IconCalendarHeart } from '@tabler/icons-react';
import type { PeriodTracking } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LogCard } from '@/shared/ui/LogCard';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useCycle, usePeriods } from './api';
import { CycleBox } from './CycleBox';
import { SHOWN_PERIODS, undoKeyOf } from './logic';
import { periodMessages } from './messages';
import { PeriodDialog } from './PeriodDialog';
import { PeriodList } from './PeriodList';

export function PeriodTab() {
  const t = useT(periodMessages);
  return (
    <LogCard<PeriodTracking>
      title={t('title')}
      hint={t('optional')}
      logLabel={t('log')}
      entries={(edit) => <Periods onEdit={edit} />}
      dialog={(period, close) => <PeriodDialog period={period} onClose={close} />}
    />
  );
}

function Periods({ onEdit }: { onEdit: (period: PeriodTracking) => void }) {
  const t = useT(periodMessages);
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
        <Placeholder height={220} />
        <Placeholder height={180} mt={20} />
      </LoadingRegion>
    );
  }
  const shown = periods.data.filter(({ id }) => !hidden.has(undoKeyOf(id)));
  if (shown.length === 0)
    return <EmptyState icon={IconCalendarHeart} title={t('empty')} description={t('emptyHint')} />;
  return (
    <>
      <CycleBox cycle={cycle.data} />
      <PeriodList periods={shown.slice(0, SHOWN_PERIODS)} onEdit={onEdit} />
    </>
  );
}

// The period tab: log, what comes next, the five latest; it knows no other tab.
import { Button, Text, Title } from '@mantine/core';
import { IconCalendarHeart, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { PeriodTracking } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingPlace, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useCycle, usePeriods } from './api';
import { CycleBox } from './CycleBox';
import { SHOWN_PERIODS, undoKeyOf } from './logic';
import { periodMessages } from './messages';
import { PeriodDialog } from './PeriodDialog';
import { PeriodList } from './PeriodList';
import classes from './PeriodTab.module.css';

export function PeriodTab() {
  const t = useT(periodMessages);
  // undefined: the dialog is closed; null: it logs a new one.
  const [edited, setEdited] = useState<PeriodTracking | null | undefined>();
  return (
    <Card aria-labelledby="periods" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id="periods">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('optional')}
          </Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
          {t('log')}
        </Button>
      </div>
      <Periods onEdit={setEdited} />
      {edited !== undefined && <PeriodDialog period={edited} onClose={() => setEdited(undefined)} />}
    </Card>
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
      <LoadingPlace>
        <Placeholder height={220} />
        <Placeholder height={180} mt={20} />
      </LoadingPlace>
    );
  }
  const shown = periods.data.filter(({ id }) => !hidden.has(undoKeyOf(id)));
  if (shown.length === 0) return <EmptyState icon={IconCalendarHeart} title={t('empty')} description={t('emptyHint')} />;
  return (
    <>
      <CycleBox cycle={cycle.data} />
      <PeriodList periods={shown.slice(0, SHOWN_PERIODS)} onEdit={onEdit} />
    </>
  );
}

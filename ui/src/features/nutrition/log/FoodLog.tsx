// The food log: what was eaten, by day, the newest first; older days a press away. It knows no form.
import { Button } from '@mantine/core';
import { IconPlus, IconToolsKitchen2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useFoodPages } from '@/features/nutrition/food/foodApi';
import { FoodDaySection } from './FoodDaySection';
import classes from './FoodLog.module.css';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import { DAYS_SHOWN, undoKeyOf, wholeDays } from './log';
import { nutritionScreenMessages } from '@/features/nutrition/screenMessages';

interface FoodLogProps {
  onAdd: (day?: Day) => void;
  onEdit: (entry: FoodEntry) => void;
}

export function FoodLog({ onAdd, onEdit }: FoodLogProps) {
  const t = useT(logMessages);
  const screen = useT(nutritionScreenMessages);
  const hidden = useHiddenKeys();
  const [wanted, setWanted] = useState(DAYS_SHOWN);
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useFoodPages();
  const entries = (data?.pages.flat() ?? []).filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const days = wholeDays(entries, hasNextPage);
  const needsMore = data !== undefined && days.length < wanted && hasNextPage && !isFetching && !error;

  // A page may hold fewer days than are shown.
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  if (!data && error) {
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={220} radius="lg" />
        <Placeholder height={280} radius="lg" mt={16} />
      </LoadingRegion>
    );
  }
  if (days.length === 0 && !hasNextPage) {
    return (
      <Card>
        <EmptyState
          icon={IconToolsKitchen2}
          title={t('empty')}
          description={t('emptyHint')}
          action={
            <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onAdd()}>
              {screen('addFood')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <div className={classes.log}>
      {days.slice(0, wanted).map((day) => (
        <FoodDaySection key={day.day} day={day} onAdd={onAdd} onEdit={onEdit} />
      ))}
      {error && <ErrorState error={error} title={t('failed')} onRetry={() => void fetchNextPage()} />}
      {(days.length > wanted || (hasNextPage && !error)) && (
        <Button
          variant="default"
          className={classes.older ?? ''}
          loading={isFetching && days.length < wanted}
          onClick={() => setWanted(wanted + DAYS_SHOWN)}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

// The food log by day, newest first, with a button for older days.
import { Button } from '@mantine/core';
import { IconPlus, IconToolsKitchen2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FoodEntry } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useFoodPages } from '@/features/nutrition/food/foodApi';
import type { MealType } from '@/features/nutrition/food/food';
import { FoodDaySection } from './FoodDaySection';
import classes from './FoodLog.module.css';
import { logMessages } from '@/features/nutrition/food/foodMessages';
import { DAYS_SHOWN, undoKeyOf, completeDays, dayOf } from './log';
import { nutritionScreenMessages } from '@/features/nutrition/screenMessages';

interface FoodLogProps {
  // Without a day for today.
  onAdd: (day?: Day, meal?: MealType) => void;
  onEdit: (entry: FoodEntry) => void;
}

export function FoodLog({ onAdd, onEdit }: FoodLogProps) {
  const t = useT(logMessages);
  const screen = useT(nutritionScreenMessages);
  const today = useToday();
  const hidden = useHiddenKeys();
  const [dayCount, setDayCount] = useState(DAYS_SHOWN);
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useFoodPages();
  const entries = (data?.pages.flat() ?? []).filter(({ id }) => !hidden.has(undoKeyOf(id)));
  const days = completeDays(entries, hasNextPage);
  const needsMore = data !== undefined && days.length < dayCount && hasNextPage && !isFetching && !error;

  // A page may have fewer days than are shown.
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
      {!entries.some(({ localDate }) => localDate === today) && (
        <FoodDaySection day={dayOf(today, [])} onAdd={onAdd} onEdit={onEdit} />
      )}
      {days.slice(0, dayCount).map((day) => (
        <FoodDaySection key={day.day} day={day} onAdd={onAdd} onEdit={onEdit} />
      ))}
      {error && <ErrorState error={error} title={t('failed')} onRetry={() => void fetchNextPage()} />}
      {(days.length > dayCount || (hasNextPage && !error)) && (
        <Button
          variant="default"
          className={classes.older ?? ''}
          loading={isFetching && days.length < dayCount}
          onClick={() => setDayCount(dayCount + DAYS_SHOWN)}
        >
          {t('older')}
        </Button>
      )}
    </div>
  );
}

// The nutrition plan on the dashboard: the calorie target and the planned meals as a timeline. Without a plan it shows a
// possible split of the target.
import { Button, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { serverMessage } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { useDeferredReady } from '@/shared/hooks/useDeferredReady';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { useGenerateMeals, useMealPlan } from './api';
import classes from './MealPlanCard.module.css';
import { mealPlanMessages } from './messages';
import { PlannedMeals } from './PlannedMeals';
import { SpreadOfDay } from './SpreadOfDay';

// `quick` logs food outside the plan.
export function MealPlanCard({ quick }: { quick?: ReactNode }) {
  const t = useT(mealPlanMessages);
  const words = useT(common);
  const format = useFormat();
  // The tour points at the link to the food log, or at the target if there is no such link.
  const places = useScreenPaths();
  const hasFoodLog = places.has('/nutrition');
  const { dailyCalories, energyUnit: unit = 'kcal' } = useUser();
  const { data, error, refetch } = useMealPlan();
  const arrived = useDeferredReady(data !== undefined);
  const { mutate, isPending } = useGenerateMeals();
  // The user's own target until the plan is loaded. Both are the same number.
  const target = data?.dailyCalories ?? dailyCalories;
  const planned = data?.meals != null;

  const generate = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: t('generated'), description: t('generatedHint') }),
      onError: (failure) =>
        toast({ title: words('error'), description: serverMessage(failure, t('failed')), destructive: true }),
    });
  const content = () => {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data || !arrived) {
      return (
        <LoadingRegion>
          <Placeholder height={300} mt="md" />
        </LoadingRegion>
      );
    }
    if (!data.meals) return <SpreadOfDay target={target} />;
    return <PlannedMeals meals={data.meals} notes={data.notes} isStale={isPending} />;
  };
  return (
    <Card padding="lg" aria-labelledby="nutrition-plan">
      <div className={classes.head} data-tour={hasFoodLog ? undefined : 'trackNutrition'}>
        <Title order={2} id="nutrition-plan">
          {t('title')}
        </Title>
        <div className={classes.target}>
          <span className={classes.label}>{t('target')}</span>
          <span className={classes.number}>{formatNumber(fromWire(target, unit), format)}</span>
          <span className={classes.unit}>{unit}</span>
        </div>
      </div>
      {content()}
      {quick}
      <div className={classes.actions}>
        {hasFoodLog && (
          <Button component={Link} to="/nutrition" variant="light" data-tour="trackNutrition">
            {t('track')}
          </Button>
        )}
        {arrived && !error && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden className={isPending ? classes.turning : undefined} />}
            disabled={isPending}
            onClick={generate}
          >
            {planned ? t(isPending ? 'refreshing' : 'refresh') : t(isPending ? 'generating' : 'generate')}
          </Button>
        )}
        {places.has('/nutrition/week') && (
          <Button component={Link} to="/nutrition/week" variant="subtle" className={classes.week}>
            {t('week')}
          </Button>
        )}
      </div>
    </Card>
  );
}

// The recommended session with the way into the plan; it composes coach and plans.
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DayTaken } from '@/features/coach/DayTaken';
import { RecommendationCard } from '@/features/coach/RecommendationCard';
import { recommendationMessages } from '@/features/coach/recommendationMessages';
import type { Recommendation } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useScheduleRecommendation } from './useScheduleRecommendation';

export function Recommend() {
  const t = useT(recommendationMessages);
  const { isPending, taken, scheduled, schedule, choose, leave, forget } = useScheduleRecommendation();

  const actions = (recommendation: Recommendation) =>
    scheduled ? (
      <Button
        component={Link}
        to={`/workout-planner?plan=${scheduled.workoutPlanId}`}
        variant="light"
        leftSection={<IconCheck size={18} aria-hidden />}
      >
        {t('openPlan')}
      </Button>
    ) : (
      <Button
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        loading={isPending}
        onClick={() => schedule(recommendation)}
      >
        {t('schedule')}
      </Button>
    );

  return (
    <>
      <RecommendationCard actions={actions} onNew={forget} />
      {taken && <DayTaken taken={taken} isPending={isPending} onChoose={choose} onClose={leave} />}
    </>
  );
}

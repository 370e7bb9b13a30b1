// The recommended workout with a button that schedules it in the plan.
import { Button, Text } from '@mantine/core';
import { IconCalendarPlus, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DayTaken } from '@/features/coach/recommendation/DayTaken';
import { RecommendationCard } from '@/features/coach/recommendation/RecommendationCard';
import { recommendationMessages } from '@/features/coach/recommendation/recommendationMessages';
import { DayContents, useOccupiedDay } from '@/features/plans/week/DayContents';
import type { Recommendation } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf } from '@/shared/lib/dates';
import classes from './AiCoach.module.css';
import { useScheduleRecommendation } from './useScheduleRecommendation';

type Scheduling = ReturnType<typeof useScheduleRecommendation>;

export function Recommend() {
  const scheduling = useScheduleRecommendation();
  const { conflict, reset } = scheduling;
  return (
    <>
      <RecommendationCard
        actions={(recommendation) => <Actions recommendation={recommendation} {...scheduling} />}
        onNew={reset}
      />
      {conflict && <DayConflict {...scheduling} conflict={conflict} />}
    </>
  );
}

function Actions({ recommendation, scheduled, isPending, schedule }: Scheduling & { recommendation: Recommendation }) {
  const t = useT(recommendationMessages);
  const format = useFormat();
  const day = weekdayName(weekdayOf(useToday()), format);
  if (scheduled) {
    return (
      <Button
        component={Link}
        to={`/workout-planner?plan=${scheduled.workoutPlanId}`}
        variant="light"
        leftSection={<IconCheck size={18} aria-hidden />}
      >
        {t('openPlan')}
      </Button>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.weekly}>
        {t('repeats', { day })}
      </Text>
      <Button
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        loading={isPending}
        onClick={() => schedule(recommendation)}
      >
        {t('schedule')}
      </Button>
    </>
  );
}

function DayConflict({
  conflict: { day, plan, week },
  isPending,
  resolve,
  cancel,
}: Scheduling & { conflict: NonNullable<Scheduling['conflict']> }) {
  const [chosen, setChosen] = useState(day);
  const existing = week.find(({ dayOfWeek }) => dayOfWeek === chosen) ?? null;
  const standing = useOccupiedDay(existing);
  return (
    <DayTaken
      taken={{
        day,
        plan: plan.name,
        titles: Object.fromEntries(week.map(({ dayOfWeek, title }) => [dayOfWeek, title])),
      }}
      chosen={chosen}
      onChoose={setChosen}
      contents={existing && <DayContents {...standing} />}
      ready={standing.day !== null}
      isPending={isPending}
      onConfirm={() => resolve(chosen, standing.day)}
      onClose={cancel}
    />
  );
}

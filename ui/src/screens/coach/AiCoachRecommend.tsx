// The recommended session with the way into the plan; it composes coach and plans.
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
  const { asked, forget } = scheduling;
  return (
    <>
      <RecommendationCard
        actions={(recommendation) => <Actions recommendation={recommendation} {...scheduling} />}
        onNew={forget}
      />
      {asked && <Taken {...scheduling} asked={asked} />}
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

function Taken({
  asked: { day, plan, week },
  isPending,
  choose,
  leave,
}: Scheduling & { asked: NonNullable<Scheduling['asked']> }) {
  const [chosen, setChosen] = useState(day);
  const there = week.find(({ dayOfWeek }) => dayOfWeek === chosen) ?? null;
  const standing = useOccupiedDay(there);
  return (
    <DayTaken
      taken={{
        day,
        plan: plan.name,
        titles: Object.fromEntries(week.map(({ dayOfWeek, title }) => [dayOfWeek, title])),
      }}
      chosen={chosen}
      onChoose={setChosen}
      contents={there && <DayContents {...standing} />}
      ready={standing.day !== null}
      isPending={isPending}
      onConfirm={() => choose(chosen, standing.day)}
      onClose={leave}
    />
  );
}
